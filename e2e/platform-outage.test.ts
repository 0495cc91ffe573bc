import { createServer, type RequestListener } from 'node:http';
import { type Browser, describeInBrowser, openBrowser } from './testing/browser';
import { ask } from './testing/graph';
import { type Portal, startPortal } from './testing/portal';
import { freePort, startProgram } from './testing/programs';
import { stayIn } from './testing/stays';
import { listingAddress, signInAs } from './testing/visitor';

const stay = stayIn(40, 2);

describeInBrowser('a traveler while the platform is down', () => {
  let portal: Portal;
  let browser: Browser;

  // A portal for each attempt: one that failed has left a dead platform behind.
  beforeEach(async () => {
    portal = await startPortal();
    browser = await openBrowser(portal.url);
  });

  afterEach(async () => {
    await browser.close();
    await portal.close();
  });

  test('[LQ-10] is told what happened, and has the page with the same stay by itself when it is back', async () => {
    const { page } = browser;
    await signInAs(page, 'Helen Ortiz');
    await page.goto(listingAddress('test-always-works', stay));
    await page.getByRole('heading', { level: 1, name: 'Nothing goes wrong here' }).waitFor();

    await portal.platform().kill();
    await page.goto(listingAddress('test-no-reviews', stay));
    await page.getByRole('alert').waitFor();
    await portal.restartPlatform();
    await page.getByRole('heading', { level: 1, name: 'No reviews yet' }).waitFor();
    expect(new URL(page.url()).searchParams.get('fromDate')).toBe(stay.fromDate);
  });
});

describe('a program while the platform misbehaves', () => {
  const HTML = '<html><body>Bad gateway</body></html>';
  const misbehaviours: readonly (readonly [string, RequestListener, string])[] = [
    [
      'answers HTML',
      (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(HTML),
      'Bad gateway',
    ],
    [
      'answers 502 with HTML',
      (_request, response) => response.writeHead(502, { 'content-type': 'text/html' }).end(HTML),
      'Bad gateway',
    ],
    ['never answers', () => undefined, 'never'],
  ];

  test.each(misbehaviours)(
    'that %s gets a typed error within the time-out, without what the platform said',
    async (_name, listener, secret) => {
      const platformPort = await freePort();
      const platform = createServer(listener);
      await new Promise<void>((resolve) => platform.listen(platformPort, '127.0.0.1', resolve));
      const port = await freePort();
      const gateway = await startProgram(
        'gateway/main.ts',
        port,
        { PORT: String(port), PLATFORM_URL: `http://127.0.0.1:${platformPort}`, PLATFORM_TIMEOUT_MS: '1000' },
        '/healthz',
      );
      try {
        const credentials = { token: 'some-token', csrfToken: 'some-csrf' };
        const answer = await ask(gateway.url, '{ session { userId } }', {}, credentials);
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
