/**
 * Whether a page may use the graph from its browser: the portal's own pages and those of the configured hosts. Programs send no
 * origin. The scheme is not compared, because TLS may end in front of the gateway.
 */
export function isAllowedOrigin(
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[],
): boolean {
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  try {
    return host !== undefined && new URL(origin).host === host.toLowerCase();
  } catch {
    return false;
  }
}
