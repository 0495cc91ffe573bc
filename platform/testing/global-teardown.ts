import type { TestDatabaseServer } from './template-database';

const shared = globalThis as { portalTestServer?: Promise<TestDatabaseServer> };

export default async function stopDatabaseOfTests(): Promise<void> {
  const server = shared.portalTestServer;
  delete shared.portalTestServer;
  await (await server)?.stop();
}
