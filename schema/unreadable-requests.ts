/**
 * The response of both servers to bytes that are not a valid request: a parser that has failed reads no further, so the
 * connection is closed.
 */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

const statusOf = ({ code }: { readonly code?: string }): number =>
  code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;

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
