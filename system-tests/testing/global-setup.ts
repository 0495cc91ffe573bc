import type { TestDatabaseServer } from '#platform/testing/template-database.ts';
import { portal, renderer, servers } from '#scripts/bundles.ts';
import { preparePortals } from './portal-template';

/** Shared with `global-teardown.ts`. */
export const shared = globalThis as { portalTemplate?: TestDatabaseServer };

export default async function prepareSystemTests(): Promise<void> {
  shared.portalTemplate = await preparePortals([servers, portal, renderer]);
}
