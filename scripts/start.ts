/**
 * `npm start`: the whole portal on this machine. Builds the servers and the client when their sources have changed, runs the
 * reference platform (unless PLATFORM_URL names another) and the gateway as JavaScript, and stops them in order.
 */
import { environmentOrExit } from '#gateway/kernel/environment.ts';
import type * as GatewayProgram from '#gateway/main.ts';
import { generateIfStale } from './generate';
import { buildIfStale, mountableModule, playground, portal, renderer, resultOf, servers } from './bundles';
import { storedPageKey } from './page-key';
import { runPlatform, type PlatformProcess } from './platform-process';
import { onStarterEnd } from './starter';

/** A terminal shows only what the user needs; LOG_LEVEL=info shows each request. */
process.env['LOG_LEVEL'] ||= 'warn';
process.env['PAGE_KEYS'] ||= pageKeyOrExit();

const environment = environmentOrExit();
let platform: PlatformProcess | undefined;
let gateway: { readonly url: string; stop(): Promise<void> } | undefined;
let ending: Promise<void> | undefined;

function pageKeyOrExit(): string {
  const folder = process.env['DATA_DIR'] || '.data';
  try {
    return storedPageKey(folder);
  } catch (error) {
    console.error(`DATA_DIR cannot be used: ${(error as Error).message}`);
    process.exit(1);
  }
}

async function start(): Promise<void> {
  console.log('Starting the portal …');
  await generateIfStale();
  const [isBuilt] = await Promise.all([buildIfStale(portal), startPlatform(), buildRenderer()]);
  if (ending !== undefined) return;
  const { startGateway } = (await import(resultOf(servers))) as typeof GatewayProgram;
  gateway = await startGateway(environment);
  const { url } = gateway;
  console.log(
    [
      '',
      isBuilt ? `  Portal      ${url}` : '  Portal      not built (see above); the graph works without it',
      ...(environment.playground ? [`  Playground  ${url}/playground`] : []),
      `  Platform    ${environment.platformUrl}`,
      ...(await demoHint()),
      '',
    ].join('\n'),
  );
  if (environment.playground) await buildIfStale(playground);
  await buildIfStale(mountableModule);
}

/** Builds the servers, and starts the reference platform unless another one is configured. */
async function startPlatform(): Promise<void> {
  if (!(await buildIfStale(servers))) throw new Error('the servers could not be built (see above).');
  if (!environment.ownPlatform || ending !== undefined) return;
  // The gateway, its only client, has already stopped when the platform does.
  platform = runPlatform({ PLATFORM_PORT: String(environment.platformPort), SHUTDOWN_DELAY_MS: '0' });
  await platform.ready;
}

/** Without the renderer, browsers draw all pages. */
const buildRenderer = async (): Promise<boolean> => !environment.pages.areRendered || buildIfStale(renderer);

/** A demo user of the portal's tenant to sign in as, when the platform runs in demo mode. */
async function demoHint(): Promise<string[]> {
  try {
    const answer = await fetch(`${environment.platformUrl}/api/v0/auth/personas`, {
      signal: AbortSignal.timeout(environment.platformTimeoutMs),
    });
    const { personas } = (await answer.json()) as {
      personas: { emailAddress: string; code: string; name: string; tenant: string; isAgent?: boolean }[];
    };
    const persona = personas.find(({ tenant, isAgent }) => tenant === environment.tenant && !isAgent);
    return persona === undefined
      ? []
      : [
          `  Sign in as  ${persona.name}: ${persona.emailAddress}, code ${persona.code} (more on the sign-in page)`,
        ];
  } catch {
    return [];
  }
}

/** The gateway first, because its remaining requests need the platform. */
function end(exitCode: number): void {
  if (ending !== undefined) return process.exit(exitCode);
  ending = (async () => {
    await gateway?.stop();
    await platform?.stop();
    process.exit(exitCode);
  })();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));
if (process.env['npm_lifecycle_event'] === 'start') onStarterEnd(() => end(0));

start().catch((error: unknown) => {
  console.error(`The portal cannot start: ${error instanceof Error ? error.message : String(error)}`);
  end(1);
});
