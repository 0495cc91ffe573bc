import { createServer, type RequestListener } from 'node:http';
import { gql } from 'graphql-tag';
import { execute } from './testing/graph';
import { freePort, startProgram } from './testing/programs';

describe('a program using a misbehaving platform', () => {
  const HTML = '<html><body>Bad gateway</body></html>';
  const misbehaviors: readonly (readonly [string, RequestListener, string])[] = [
    [
      'returns HTML',
      (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(HTML),
      'Bad gateway',
    ],
    [
      'returns 502 with HTML',
      (_request, response) => response.writeHead(502, { 'content-type': 'text/html' }).end(HTML),
      'Bad gateway',
    ],
    ['never responds', () => undefined, 'never'],
  ];

  test.each(misbehaviors)(
    "that %s receives a typed error within the time-out, without the platform's message",
    async (_name, listener, secret) => {
      const platformPort = await freePort();
      const platform = createServer(listener);
      await new Promise<void>((resolve) => platform.listen(platformPort, '127.0.0.1', resolve));
      const port = await freePort();
      const gateway = await startProgram(
        'gateway',
        port,
        { PORT: String(port), PLATFORM_URL: `http://127.0.0.1:${platformPort}`, PLATFORM_TIMEOUT_MS: '1000' },
        '/healthz',
      );
      try {
        const credentials = { token: 'some-token', csrfToken: 'some-csrf' };
        const answer = await execute(gateway.url, gql`{ session { userId } }`, {}, credentials);
        const [error] = answer.errors ?? [];
        expect(error?.extensions?.['code']).toMatch(/^[A-Z_]+$/);
        expect(error?.extensions?.['code']).not.toBe('INTERNAL_SERVER_ERROR');
        expect(JSON.stringify(answer.errors)).not.toContain(secret);
      } finally {
        await gateway.stop();
        platform.closeAllConnections();
        platform.close();
      }
    },
  );
});
