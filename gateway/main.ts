import { collectDefaultMetrics } from 'prom-client';
import { environmentOrExit, type Environment } from './kernel/environment';
import { createLogger } from './kernel/logger';
import { createSchema } from './schema';
import { createGateway, type Gateway } from './server';

/** Runs only a gateway, next to a platform that runs elsewhere; `npm start` (scripts/start.ts) runs both. */
export async function startGateway(environment: Environment): Promise<Gateway & { readonly url: string }> {
  const log = createLogger(environment.logLevel);
  collectDefaultMetrics();
  // graphql-js abandons the pending items of a list when another one fails immediately; their failures end no other request.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a failure that nobody awaited'));
  const schema = createSchema({ isSubgraph: environment.federation });
  const gateway = await createGateway({ environment, schema, log });
  const { url } = await gateway.start(environment.port).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${environment.port} is taken: set PORT to another one.`);
  });
  log.info({ url, platform: environment.platformUrl, tenant: environment.tenant }, 'the gateway is ready');
  return { ...gateway, url };
}

async function main(): Promise<void> {
  const gateway = await startGateway(environmentOrExit());
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // The second signal ends the process without waiting.
      if (isStopping) process.exit(1);
      isStopping = true;
      void gateway.stop().then(() => process.exit(0));
    });
  }
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
