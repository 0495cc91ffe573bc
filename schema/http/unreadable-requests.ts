/** What both servers do with bytes that are not a valid request. */
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

const statusOf = ({ code }: { readonly code?: string }): number =>
  code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;

/** A parser that has failed reads no further, so the connection is closed. */
export function refuseUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statusOf(error);
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
    );
  }
  socket.destroy(error);
}

/**
 * Why a request that Node has parsed is refused, and its connection closed: a proxy may have read it differently. Node takes the
 * first of several `Host` headers (RFC 9112, 3.2), and reads chunks in HTTP/1.0, which has none (6.1).
 */
export function problemOfRequest({ rawHeaders, headers, httpVersion }: IncomingMessage): string | undefined {
  if (httpVersion === '1.0' && headers['transfer-encoding'] !== undefined) {
    return 'The request has a transfer encoding, which HTTP/1.0 does not have.';
  }
  return hasSeveralHosts(rawHeaders) ? 'The request has several Host headers.' : undefined;
}

function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
