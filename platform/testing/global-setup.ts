import { buildIfStale, servers } from '../../scripts/bundles';
import { testMoment } from './test-clock';
import { startTestDatabaseServer, type TestDatabaseServer } from './template-database';

/** Projects that need a database name this file and its counterpart; whichever is first starts the server. */
const shared = globalThis as { portalTestServer?: Promise<TestDatabaseServer> };

export default async function startDatabaseForTests(): Promise<void> {
  // Some tests start the platform as a process, from its build.
  await buildIfStale(servers);
  shared.portalTestServer ??= startTestDatabaseServer(testMoment);
  process.env['TEST_TEMPLATE_URL'] = (await shared.portalTestServer).templateUrl;
}
