/**
 * The startup that a test run performs once: the servers are built when their sources have changed, and a template database is
 * migrated and seeded for today. `startPortal` runs the built servers on a copy of the template.
 */
import { startTestDatabaseServer, type TestDatabaseServer } from '#platform/testing/template-database.ts';
import { type Bundle, requireBuilt } from '#scripts/bundles.ts';

/** Address of the template database, for the processes that run the tests. */
export const TEMPLATE_VARIABLE = 'TEST_PORTAL_TEMPLATE_URL';

export async function preparePortals(bundles: readonly Bundle[]): Promise<TestDatabaseServer> {
  await requireBuilt(...bundles);
  const server = await startTestDatabaseServer(new Date());
  process.env[TEMPLATE_VARIABLE] = server.templateUrl;
  return server;
}
