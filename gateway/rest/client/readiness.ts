import type { Circuits } from './circuits';
import type { Transport } from './transport';

const probeTimeoutMs = 1_000;

const requestReadiness = (transport: Transport, baseUrl: string, timeoutMs: number) =>
  transport.send({
    method: 'GET',
    url: new URL('/readyz', baseUrl),
    headers: {},
    ownConnection: true,
    timeoutMs,
  });

/** Whether the platform responds again, whatever the response. */
export async function probePlatform(transport: Transport, baseUrl: string): Promise<boolean> {
  try {
    await requestReadiness(transport, baseUrl, probeTimeoutMs);
  } catch {
    return false;
  }
  transport.dropIdle();
  return true;
}

/** False while calls fail immediately, so that a client that waits for the platform retries only when they no longer do. */
export async function isPlatformReachable(
  transport: Transport,
  circuits: Circuits,
  { baseUrl, timeoutMs }: { readonly baseUrl: string; readonly timeoutMs: number },
): Promise<boolean> {
  if (circuits.main.isOpen) return false;
  // A platform without this address returns 404, which is a response.
  return requestReadiness(transport, baseUrl, timeoutMs).then(
    ({ status }) => status < 500,
    () => false,
  );
}
