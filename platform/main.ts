/** The platform as a program: `tsx platform/main.ts`. */
import { type Environment, EnvironmentError, parseEnvironment } from './kernel/environment';
import { createLogger } from './kernel/logger';
import { startPlatform } from './server';
import { loadSupplier } from './supplier/load-supplier';

async function main(): Promise<void> {
  const environment = parseEnvironment(process.env);
  const logger = createLogger(environment.logLevel);
  const makeSupplier =
    environment.supplier === undefined ? undefined : await loadSupplier(environment.supplier);
  const platform = await startPlatform({ ...environment, makeSupplier, logger }).catch((error: unknown) => {
    throw refusedSetting(error as NodeJS.ErrnoException, environment) ?? error;
  });
  logger.info({ url: platform.url }, 'the platform is ready');
  process.send?.({ ready: platform.url });

  let isStopping = false;
  const stop = (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ reason }, 'the platform stops');
    platform.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'the platform did not stop cleanly');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // The second signal ends the process without waiting.
      if (isStopping) process.exit(1);
      stop(signal);
    });
  }
  // The supervisor was killed: without one, the platform would block the port of the next.
  process.on('disconnect', () => stop('the supervisor is gone'));
}

/** The setting whose value the system refused. */
function refusedSetting(
  { code, path, message }: NodeJS.ErrnoException,
  { port, dataDir }: Environment,
): EnvironmentError | undefined {
  if (code === 'EADDRINUSE')
    return new EnvironmentError(`Port ${port} is taken: set PLATFORM_PORT to another one.`);
  return path?.startsWith(dataDir) ? new EnvironmentError(`DATA_DIR cannot be used: ${message}`) : undefined;
}

main().catch((error: unknown) => {
  console.error(error instanceof EnvironmentError ? error.message : error);
  process.exit(1);
});
