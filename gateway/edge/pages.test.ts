import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import type { RenderedPage } from '#domain/portal/rendered-page.ts';
import type { OpenedPage, RenderedPages } from '../pages/rendered-pages';
import { testEnvironment } from '../testing/gateway-kit';
import { compressResponses } from './compression';
import { servePages } from './pages';

const FRAME = `<!doctype html><html %VISIT%><style nonce="%CSP_NONCE%">b{}</style>%HEAD%<div id="root">%BODY%</div>
<script type="application/json" id="rendered-state">%STATE%</script>`;

const directory = mkdtempSync(join(tmpdir(), 'pages-'));
writeFileSync(join(directory, 'rendered.html'), FRAME);
afterAll(() => rmSync(directory, { recursive: true }));

let app: FastifyInstance;
afterEach(() => app.close());

/** A gateway whose page is rendered when the test says so. */
async function gatewayWith(rendered: OpenedPage['rendered']): Promise<string> {
  const opened: OpenedPage = {
    request: {
      address: '/stays/',
      isSignedIn: true,
      layout: 'mobile',
      colorMode: 'dark',
      tenant: 'consumer',
      today: '2026-05-01',
      nonce: '',
    },
    viewTag: 'tag',
    rendered,
  };
  const unused = () => Promise.reject(new Error('not part of these tests'));
  const pages: RenderedPages = {
    open: () => Promise.resolve(opened),
    needsSignIn: () => false,
    mutations: () => undefined,
    cookie: { issue: () => '', clear: '', read: () => undefined },
    start: () => undefined,
    close: () => Promise.resolve(),
  };
  app = Fastify();
  await compressResponses(app);
  await servePages(app, testEnvironment(), directory, {
    pages,
    readAs: () => unused,
    forms: { signIn: unused, signOut: unused },
  });
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** Requests a page as a browser does; `onPart` receives each part when it arrives. */
const navigate = (url: string, onPart: (html: string) => void): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { accept: 'text/html', 'accept-encoding': 'gzip' };
    ask(`${url}/stays/`, { headers }, (response) => {
      let html = '';
      response
        .pipe(createGunzip())
        .on('data', (part: Buffer) => onPart((html += part.toString())))
        .on('error', reject)
        .on('end', () => resolve(html));
    })
      .on('error', reject)
      .end();
  });

test('the start of a page is sent before the page is rendered', async () => {
  let finish: (page: RenderedPage) => void = () => undefined;
  const url = await gatewayWith(new Promise((resolve) => (finish = resolve)));
  let start: string | undefined;
  const html = await navigate(url, (part) => {
    if (start !== undefined) return;
    start = part;
    finish({ head: '<title>Stays</title>', body: 'costs %STATE% $& a night', state: '{"a":1}' });
  });
  expect(start).toMatch(
    /^<!doctype html><html data-view="tag" data-layout="mobile" data-color-mode="dark"><style nonce="[^"]{24}">b\{\}<\/style>$/,
  );
  expect(html.slice(start?.length)).toBe(
    '<title>Stays</title><div id="root">costs %STATE% $& a night</div>\n<script type="application/json" id="rendered-state">{"a":1}</script>',
  );
});

test('the page of an ended session leads browsers without scripts to the sign-in', async () => {
  const html = await navigate(await gatewayWith(Promise.resolve('session-ended')), () => undefined);
  expect(html).toContain('id="rendered-state"></script>');
  expect(html).toMatch(/<noscript>.*<meta http-equiv="refresh" content="0; url=[^"]*landing=%2Fstays%2F">/);
});

test('a page that could not be rendered has no state, and a link for browsers without scripts', async () => {
  const html = await navigate(await gatewayWith(Promise.resolve(undefined)), () => undefined);
  expect(html).toContain('id="rendered-state"></script>');
  expect(html).toContain(`<title>${testEnvironment().brand.brandName}</title>`);
  expect(html).toContain('<a href="/stays/">search and read homes</a>');
  expect(html).not.toContain('%');
});
