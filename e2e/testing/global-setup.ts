import { mountableModule, playground, portal, renderer, servers } from '#scripts/bundles.ts';
import { preparePortals } from '#system-tests/testing/portal-template.ts';

/** Builds what has changed and seeds the template database; the returned function stops the database server. */
export default async function prepareBrowserTests(): Promise<() => Promise<void>> {
  const server = await preparePortals([servers, portal, renderer, mountableModule, playground]);
  return () => server.stop();
}
