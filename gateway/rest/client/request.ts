import type { Credentials } from '../../kernel/credentials';
import type { CallInput } from './session';

/** The headers of every request to the platform (SE-02). */
export function headersOf(
  credentials: Credentials,
  requestId: string,
  input: CallInput,
): Record<string, string> {
  return {
    'content-type': 'application/json',
    accept: 'application/json',
    'accept-encoding': 'gzip',
    'x-request-id': requestId,
    ...(credentials.authorization === undefined ? {} : { authorization: credentials.authorization }),
    ...(credentials.csrfToken === undefined ? {} : { 'h-csrf-token': credentials.csrfToken }),
    ...Object.fromEntries(
      Object.entries(input.header ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]),
    ),
  };
}

/** The path with its parameters filled in and the query appended. */
export function addressOf(path: string, input: CallInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = input.path?.[name];
    if (value === undefined) throw new Error(`Path parameter ${name} of ${path} is missing`);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query.size === 0 ? filled : `${filled}?${query.toString()}`;
}
