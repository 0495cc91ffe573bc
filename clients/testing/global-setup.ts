import type { TestProject } from 'vitest/node';
import { servers } from '../../scripts/bundles';
import { startPortal, UNLIMITED } from '../../system-tests/testing/portal';
import { preparePortals } from '../../system-tests/testing/portal-template';

/** One platform for all files, with a gateway as it is started by default and one that is a subgraph. */
export default async function startGateways(project: TestProject): Promise<() => Promise<void>> {
  const template = await preparePortals([servers]);
  const portal = await startPortal({ gateway: UNLIMITED });
  project.provide('gateway', portal.url);
  project.provide('subgraph', (await portal.startGateway({ FEDERATION: 'on' })).url);
  return async () => {
    await portal.close();
    await template.stop();
  };
}
