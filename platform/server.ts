import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createDurableWorker } from './booking/durable-worker';
import { priceFreezeWork } from './booking/price-freeze/price-freeze-work';
import { bookingWork } from './booking/purchase/booking-work';
import { protectionWork } from './booking/stay-protection/protection-work';
import { createCatalogueSupplier } from './catalogue-supplier/catalogue-supplier';
import { connect, type Database } from './database/connect';
import { type DatabaseClock, startDatabaseClock } from './database/database-clock';
import { startEmbeddedPostgres, type DatabaseServer } from './database/embedded-postgres';
import { migrate } from './database/migrate';
import { outageLog } from './database/outage-log';
import { untilReachable } from './database/until-reachable';
import { createHandlers } from './handlers';
import { loadContract } from './http/contract';
import { createPictures } from './homes/pictures';
import { createEdge } from './http/edge';
import type { Clock } from './kernel/dates';
import {
  type AgentLimits,
  type ClientTimeouts,
  DEFAULT_AGENT_LIMITS,
  type OpenIdSettings,
} from './kernel/environment';
import type { Logger } from './kernel/logger';
import { createVault } from './payment/vault/vault-operations';
import { trustedIdTokens } from './people/auth/id-tokens';
import { seed } from './seed';
import type { MakeSupplier } from './supplier/load-supplier';
import type { Supplier } from './supplier/supplier';

export interface PlatformOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
  /** Unset: its own PostgreSQL in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  readonly demo: boolean;
  /** Unset: the catalogue of the demonstration. */
  readonly makeSupplier?: MakeSupplier | undefined;
  readonly testCardLastFours?: readonly string[];
  readonly openId?: OpenIdSettings | undefined;
  readonly agentOpenId?: OpenIdSettings | undefined;
  readonly agents?: AgentLimits;
  readonly checkAnswers: boolean;
  /** Whether visitors without a session may search and read homes. */
  readonly publicBrowsing: boolean;
  readonly clientTimeouts?: ClientTimeouts;
  /** Unset: a day. */
  readonly approvalHours?: number;
  readonly shutdownDelayMs?: number;
  readonly logger: Logger;
  /** Unset: the database's clock. */
  readonly clock?: Clock;
}

export interface Platform {
  readonly url: string;
  /** Reports itself as not ready, keeps serving for `shutdownDelayMs`, completes running requests, then stops everything. */
  close(): Promise<void>;
}

export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { logger, host = '127.0.0.1', demo, testCardLastFours = [], approvalHours = 24 } = options;
  const [server, contract] = await Promise.all([openServer(options), loadContract()]);
  const database = connect(server.url, outageLog(logger));
  let databaseClock: DatabaseClock | undefined;
  try {
    await untilReachable(database, { logger });
    const clock = options.clock ?? (databaseClock = await startDatabaseClock(database));
    const migrations = await migrate(database);
    if (migrations.length > 0) logger.info({ migrations }, 'the database was brought up to date');
    await seed(database, { now: clock.now(), demo, logger });

    const supplier = await supplierOf(options, database, clock);
    const tools = { database, clock, vault: createVault(database, clock), supplier };
    const workers = {
      bookingWorker: createDurableWorker(database, bookingWork(tools), logger),
      priceFreezeWorker: createDurableWorker(database, priceFreezeWork(tools), logger),
      protectionWorker: createDurableWorker(database, protectionWork(tools), logger),
    };
    const services = {
      ...tools,
      demo,
      testCardLastFours,
      ...trustedIdTokens(options, clock, logger),
      approvalHours,
      agents: options.agents ?? DEFAULT_AGENT_LIMITS,
      ...workers,
    };
    let isStopping = false;
    const edge = await createEdge({
      contract,
      handlers: createHandlers(services),
      services,
      pictureOf: createPictures(database),
      logger,
      checkAnswers: options.checkAnswers,
      publicBrowsing: options.publicBrowsing,
      clientTimeouts: options.clientTimeouts,
      isStopping: () => isStopping,
    });
    const url = await listenWhenFree(edge, { port: options.port, host });
    for (const worker of Object.values(workers)) worker.start();
    return {
      url,
      close: async () => {
        isStopping = true;
        await sleep(options.shutdownDelayMs ?? 0);
        await edge.close();
        for (const worker of Object.values(workers)) await worker.stop();
        databaseClock?.stop();
        await database.destroy();
        await server.stop();
      },
    };
  } catch (error) {
    databaseClock?.stop();
    await database.destroy();
    await server.stop();
    throw error;
  }
}

async function supplierOf(
  { makeSupplier }: PlatformOptions,
  database: Database,
  clock: Clock,
): Promise<Supplier> {
  return makeSupplier
    ? makeSupplier({ settings: process.env, clock })
    : createCatalogueSupplier(database, clock);
}

/** The operator's database server, which must not be stopped, or our own. */
const openServer = async ({ databaseUrl, dataDir, logger }: PlatformOptions): Promise<DatabaseServer> =>
  databaseUrl === undefined
    ? startEmbeddedPostgres({ folder: join(dataDir, 'postgres'), logger })
    : { url: databaseUrl, stop: () => Promise.resolve() };

const portPatienceMs = 5_000;

/** A platform that lost its supervisor may still be closing when the next one starts. */
async function listenWhenFree(
  edge: FastifyInstance,
  address: { port: number; host: string },
): Promise<string> {
  const deadline = Date.now() + portPatienceMs;
  for (;;) {
    try {
      return await edge.listen(address);
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
}
