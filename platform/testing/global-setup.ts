import { startTestDatabaseServer, type TestDatabaseServer } from './template-database';

/** Projects that need a database name this file and its counterpart; whichever is first starts the server. */
const shared = globalThis as { portalTestServer?: Promise<TestDatabaseServer> };

export default async function startDatabaseForTests(): Promise<void> {
  shared.portalTestServer ??= startTestDatabaseServer();
  process.env['TEST_TEMPLATE_URL'] = (await shared.portalTestServer).templateUrl;
}
