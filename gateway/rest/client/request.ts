import type { Credentials } from '../../kernel/credentials';
import type { CallInput } from './session';

/** The headers of every request to the platform (SE-02). */
export function headersOf(
  credentials: Credentials,
  requestId: string,
  input: CallInput,
): Record<string, string> {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    accept: 'application/json',
    'accept-encoding': 'gzip',
    'x-request-id': requestId,
  };
  if (credentials.authorization !== undefined) headers['authorization'] = credentials.authorization;
  if (credentials.csrfToken !== undefined) headers['h-csrf-token'] = credentials.csrfToken;
  for (const name in input.header) headers[name.toLowerCase()] = String(input.header[name]);
  return headers;
}

/** The path with its parameters filled in and the query appended. */
export function addressOf(path: string, input: CallInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = input.path?.[name];
    if (value === undefined) throw new Error(`Path parameter ${name} of ${path} is missing`);
    return encodeURIComponent(String(value));
  });
  if (input.query === undefined) return filled;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query.size === 0 ? filled : `${filled}?${query.toString()}`;
}
