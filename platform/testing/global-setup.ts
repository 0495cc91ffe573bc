import { requireBuilt, servers } from '#scripts/bundles.ts';
import { testMoment } from './test-clock';
import { startTestDatabaseServer, type TestDatabaseServer } from './template-database';

/** Projects that need a database list this file and its counterpart; the first one starts the server. */
const shared = globalThis as { portalTestServer?: Promise<TestDatabaseServer> };

export default async function startDatabaseForTests(): Promise<void> {
  // Some tests run the built platform as a process.
  await requireBuilt(servers);
  shared.portalTestServer ??= startTestDatabaseServer(testMoment);
  process.env['TEST_TEMPLATE_URL'] = (await shared.portalTestServer).templateUrl;
}
