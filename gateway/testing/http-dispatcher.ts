import http from 'node:http';
import { Dispatcher } from 'undici';

/**
 * Sends the requests of undici with node:http, where nock sees them: tests with nock give it to the platform client in place of
 * undici's own connections.
 */
export class HttpDispatcher extends Dispatcher {
  override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    const { origin, path, method, headers, body } = options;
    const outgoing = http.request(new URL(path, origin), {
      method,
      headers: headers as http.OutgoingHttpHeaders,
    });
    const controller = controllerOf(outgoing);
    outgoing.on('error', (error) => handler.onResponseError?.(controller, error));
    outgoing.on('response', (incoming) => {
      const { statusCode = 0, statusMessage } = incoming;
      handler.onResponseStart?.(controller, statusCode, incoming.headers, statusMessage);
      incoming.on('data', (chunk: Buffer) => handler.onResponseData?.(controller, chunk));
      incoming.on('end', () => handler.onResponseEnd?.(controller, {}));
      incoming.on('error', (error) => handler.onResponseError?.(controller, error));
    });
    handler.onRequestStart?.(controller, {});
    outgoing.end(body ?? undefined);
    return true;
  }

  override close(): Promise<void> {
    return Promise.resolve();
  }

  override destroy(): Promise<void> {
    return Promise.resolve();
  }
}

const controllerOf = (outgoing: http.ClientRequest): Dispatcher.DispatchController => ({
  aborted: false,
  paused: false,
  reason: null,
  abort: (reason) => outgoing.destroy(reason),
  pause: () => undefined,
  resume: () => undefined,
});
