import { until } from '#gateway/testing/until.ts';
import { newId } from '#platform/kernel/identifiers.ts';
import { createDatabase, databaseUrl, dropDatabase } from '#platform/testing/template-database.ts';
import { embeddedDatabaseUrl } from './platform-database';
import { TEMPLATE_VARIABLE } from './portal-template';
import { freePort, type Program, startProgram, temporaryDataDir } from './programs';

/** The reference platform and a gateway, each a process, on their own database. */
export interface Portal {
  readonly url: string;
  readonly databaseUrl: string;
  readonly platform: () => Program;
  readonly gateway: () => Program;
  /** Starts the platform again on the same database and port. */
  readonly restartPlatform: () => Promise<void>;
  readonly restartGateway: () => Promise<void>;
  /** Another gateway of the same platform. */
  readonly startGateway: (settings?: Settings) => Promise<Program>;
  readonly close: () => Promise<void>;
}

type Settings = Readonly<Record<string, string>>;

export interface PortalOptions {
  readonly platform?: Settings;
  readonly gateway?: Settings;
  /**
   * Runs the embedded PostgreSQL of `npm start`, which flushes to disk, for tests of crash safety. The platform seeds it on its
   * first start, which takes seconds. Without it the portal gets a copy of the seeded template.
   */
  readonly durable?: boolean;
}

/** Tests do not wait a second between two polls; tests of that interval set it themselves. */
export const TEST_POLLS: Settings = { LIVE_POLL_INTERVAL_MS: '100' };

/** For tests that send more than the limits allow. */
export const UNLIMITED: Settings = { MUTATIONS_PER_MINUTE: '1000000', QUERY_COST_PER_MINUTE: '100000000' };

export async function startPortal(options: PortalOptions = {}): Promise<Portal> {
  const [port, platformPort] = [await freePort(), await freePort()];
  const store = options.durable ? embeddedStore() : await templateCopy();
  const runPlatform = () =>
    startProgram('platform', platformPort, {
      PLATFORM_PORT: String(platformPort),
      ...store.settings,
      ...options.platform,
    });
  const startGateway = async (settings: Settings = {}, atPort?: number) => {
    const chosen = atPort ?? (await freePort());
    return startProgram('gateway', chosen, {
      PORT: String(chosen),
      PLATFORM_URL: `http://localhost:${platformPort}`,
      // Programs request no pages; tests that do override this.
      PAGES: 'shell',
      ...TEST_POLLS,
      ...options.gateway,
      ...settings,
    });
  };
  const started: Program[] = [];
  const keep = (program: Program) => {
    started.push(program);
    return program;
  };
  const close = async () => {
    for (const program of started.reverse()) await program.stop();
    await store.remove();
  };
  try {
    let platform = keep(await runPlatform());
    let gateway = keep(await startGateway({}, port));
    return {
      url: `http://localhost:${port}`,
      databaseUrl: store.url(),
      platform: () => platform,
      gateway: () => gateway,
      restartPlatform: async () => {
        platform = keep(await runPlatform());
      },
      restartGateway: async () => {
        gateway = keep(await startGateway({}, port));
      },
      startGateway: async (settings) => keep(await startGateway(settings)),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Store {
  readonly settings: Settings;
  readonly url: () => string;
  readonly remove: () => Promise<void>;
}

async function templateCopy(): Promise<Store> {
  const template = process.env[TEMPLATE_VARIABLE];
  if (template === undefined)
    throw new Error('No template database: the test runner has to call preparePortals()');
  const url = databaseUrl(template, newId('portal'));
  await createDatabase(url, template);
  return { settings: { DATABASE_URL: url }, url: () => url, remove: () => dropDatabase(url) };
}

function embeddedStore(): Store {
  const dataDir = temporaryDataDir();
  return {
    settings: { DATA_DIR: dataDir.path, DATABASE_URL: '' },
    url: () => embeddedDatabaseUrl(dataDir.path),
    remove: () => Promise.resolve(dataDir.remove()),
  };
}

/** Resolves when a gateway serves requests; it calls a platform that is back within two seconds. */
export const untilReady = (url: string): Promise<void> =>
  until(
    () =>
      fetch(`${url}/readyz?platform=1`).then(
        ({ ok }) => ok,
        () => false,
      ),
    `${url} is ready`,
  );
