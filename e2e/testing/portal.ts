import { freePort, type Program, startProgram, temporaryDataDir } from './programs';

/** The reference platform and a gateway, each a process, on a data folder of their own. */
export interface Portal {
  readonly url: string;
  /** Where everything that outlives the processes is. */
  readonly dataDir: string;
  readonly platform: () => Program;
  readonly gateway: () => Program;
  /** Starts the platform again on the same data and port. */
  readonly restartPlatform: () => Promise<void>;
  readonly restartGateway: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface PortalOptions {
  readonly platform?: Readonly<Record<string, string>>;
  readonly gateway?: Readonly<Record<string, string>>;
}

export async function startPortal({ platform = {}, gateway = {} }: PortalOptions = {}): Promise<Portal> {
  const dataDir = temporaryDataDir();
  const [port, platformPort] = [await freePort(), await freePort()];
  const platformUrl = `http://localhost:${platformPort}`;
  const runPlatform = () =>
    startProgram('platform/main.ts', platformPort, {
      PLATFORM_PORT: String(platformPort),
      DATA_DIR: dataDir.path,
      ...platform,
    });
  const runGateway = () =>
    startProgram('gateway/main.ts', port, { PORT: String(port), PLATFORM_URL: platformUrl, ...gateway });
  let platformProgram = await runPlatform();
  let gatewayProgram = await runGateway().catch(async (error: unknown) => {
    await platformProgram.stop();
    dataDir.remove();
    throw error;
  });
  return {
    url: `http://localhost:${port}`,
    dataDir: dataDir.path,
    platform: () => platformProgram,
    gateway: () => gatewayProgram,
    restartPlatform: async () => {
      platformProgram = await runPlatform();
    },
    restartGateway: async () => {
      gatewayProgram = await runGateway();
    },
    close: async () => {
      await gatewayProgram.stop();
      await platformProgram.stop();
      dataDir.remove();
    },
  };
}
