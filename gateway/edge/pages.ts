import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { SubmittedSignIn } from '#domain/portal/sign-in.ts';
import { remembered } from '#domain/remembered.ts';
import { ROUTES } from '#domain/routes.ts';
import type { Environment } from '../kernel/environment';
import type { OpenedPage, ReadAs, RenderedPages } from '../pages/rendered-pages';
import { clientAddress } from './client-address';
import { permissionsPolicy, playgroundPolicy, portalPolicy, type PageSecurity } from './content-security';
import { escapedText } from './escaped-text';
import { previewTags } from './page-preview';
import { acceptSessionForms, type SessionForms } from './session-forms';

/** The renderer of pages, and the function that runs their queries for a request. */
export interface PageRendering {
  readonly pages: RenderedPages;
  readonly readAs: (request: FastifyRequest) => ReadAs;
  readonly forms: SessionForms;
}

/** Placeholders in the built pages for the nonce, the tenant, and the brand. */
const noncePlaceholder = '%CSP_NONCE%';
const tenantPlaceholder = '%TENANT%';
const brandPlaceholder = '%BRAND%';

const missing = (
  what: string,
) => `<!doctype html><meta http-equiv="refresh" content="3"><title>Not built</title>
<p>The ${what} has not been built yet: <code>npm start</code> does it, or <code>npm run build</code>.
The graph is at <code>/graphql</code>.</p>`;

/**
 * Serves the built client: hashed files are cached forever, pages are requested each time, because each has its own nonce. A path
 * without a file is a route of the client.
 */
export async function servePages(
  app: FastifyInstance,
  environment: Environment,
  directory: string,
  rendering?: PageRendering,
): Promise<void> {
  const portal = createPage('portal', join(directory, 'index.html'), environment);
  const playground = createPage('playground', join(directory, 'playground', 'index.html'), environment);
  const frame = createPage('portal', join(directory, 'rendered.html'), environment);
  const sendShell = (request: FastifyRequest, reply: FastifyReply, withoutScripts?: string) =>
    sendPage(
      request,
      reply,
      portal,
      (security) => portalPolicy(security, environment),
      shellFor(request, environment, withoutScripts),
    );
  const sendPortal = (request: FastifyRequest, reply: FastifyReply) =>
    rendering ? sendRendered(request, reply, rendering) : sendShell(request, reply);

  async function sendRendered(
    request: FastifyRequest,
    reply: FastifyReply,
    { pages, readAs }: PageRendering,
    signIn?: SubmittedSignIn,
  ) {
    const nonce = newNonce();
    const [frameHtml, page] = await Promise.all([
      frame.html(),
      pages.open(
        { ...incomingOf(request, environment), nonce, readAs: readAs(request), signIn },
        () => void reply.header('set-cookie', pages.cookie.clear),
      ),
    ]);
    void reply.header('vary', 'cookie, accept-encoding, sec-ch-ua-mobile, user-agent');
    if (!page || frameHtml === undefined) {
      const needsSignIn = pages.needsSignIn({ address: request.url, headers: request.headers });
      return sendShell(request, reply, withoutScripts(needsSignIn, request.url));
    }
    return reply
      .headers({
        ...pageHeaders,
        'cache-control': 'private, no-store',
        'content-security-policy': portalPolicy({ nonce, host: request.headers.host }, environment),
      })
      .send(Readable.from(inParts(frameHtml, page, nonce, environment), { objectMode: false }));
  }

  if (existsSync(directory)) await serveFiles(app, environment, directory);
  if (rendering) {
    await acceptSessionForms(app, rendering.forms, (request, reply, submitted) =>
      sendRendered(request, reply, rendering, submitted),
    );
  }
  if (environment.playground) {
    app.get('/playground', (request, reply) => sendPage(request, reply, playground, playgroundPolicy));
    app.get('/playground/', (_, reply) => reply.redirect('/playground', 301));
  }
  serveRoutes(app, sendPortal);
}

const shellFor =
  (request: FastifyRequest, { brand }: Environment, withoutScripts?: string) =>
  (html: string): string => {
    const previewed = html.replace('</title>', () => `</title>${previewTags(request, brand.brandName)}`);
    return withoutScripts === undefined
      ? previewed
      : previewed.replace(WITHOUT_SCRIPTS, () => withoutScripts);
  };

const incomingOf = ({ url, headers, raw }: FastifyRequest, { proxyHops }: Environment) => ({
  address: url,
  headers,
  sender: clientAddress(raw, proxyHops),
});

/** The client knows its routes: any address is a page of the portal, except files, unless the client refuses HTML. */
function serveRoutes(
  app: FastifyInstance,
  sendPortal: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.get('/', sendPortal);
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return isRead && !isFile(request.url) && acceptsHtml(request.headers.accept)
      ? sendPortal(request, reply)
      : reply.code(404).send({ message: 'Not found' });
  });
}

/** Programs that preview or check links accept anything, or do not say what. */
const acceptsHtml = (accept = '*/*'): boolean => allowsHtml(accept);
const allowsHtml = remembered(
  (accept: string) => new Negotiator({ headers: { accept } }).mediaType(['text/html']) !== undefined,
);

async function serveFiles(app: FastifyInstance, environment: Environment, directory: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    serve: true,
    index: false,
    redirect: false,
    wildcard: true,
    preCompressed: true,
    cacheControl: false,
    // Source maps and pages are not served as files.
    allowedPath: (path) =>
      !path.endsWith('.map') &&
      !path.endsWith('.html') &&
      (environment.playground || !path.startsWith('/playground/')),
    setHeaders(response, path) {
      response.setHeader('cache-control', cacheControlFor(path));
    },
  });
}

/** The module that hosts load is revalidated each time: it names files that a newer build replaces. */
function cacheControlFor(path: string): string {
  if (/[\\/]assets[\\/][^\\/]+$/.test(path)) return 'public, max-age=31536000, immutable';
  return /[\\/]embed[\\/][^\\/]+$/.test(path) ? 'no-cache' : 'public, max-age=3600';
}

interface Page {
  readonly name: string;
  html(): Promise<string | undefined>;
}

/** Reads a page again when it has been built again. It contains the tenant and the brand, which saves a request. */
function createPage(name: string, file: string, { tenant, brand }: Environment): Page {
  let known: { readonly builtAt: number; readonly html: string } | undefined;
  return {
    name,
    async html() {
      try {
        const { mtimeMs } = await stat(file);
        if (known?.builtAt !== mtimeMs) {
          const html = await readFile(file, 'utf8');
          const withBrand = html.replaceAll(brandPlaceholder, () => escapedText(brand.brandName));
          known = { builtAt: mtimeMs, html: withBrand.replaceAll(tenantPlaceholder, tenant) };
        }
        return known.html;
      } catch {
        return undefined;
      }
    },
  };
}

async function sendPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  policyOf: (security: PageSecurity) => string,
  changed: (html: string) => string = (html) => html,
): Promise<FastifyReply> {
  const nonce = newNonce();
  const built = await page.html();
  const html = built && changed(built);
  if (html === undefined) void reply.code(503);
  return reply
    .headers({
      ...pageHeaders,
      // Revalidated each time, and allowed in the back/forward cache: it contains no personal data.
      'cache-control': 'private, no-cache',
      'content-security-policy': policyOf({ nonce, host: headers.host }),
    })
    .send(html?.replaceAll(noncePlaceholder, nonce) ?? missing(page.name));
}

const WITHOUT_SCRIPTS = /<noscript>[^<]*<\/noscript>/;

/** For a browser without scripts: the sign-in if that is missing, or else links to the pages that work without scripts. */
function withoutScripts(needsSignIn: boolean, address: string): string {
  const signIn = escapedText(`${ROUTES.login}?${new URLSearchParams({ landing: address })}`);
  const text = needsSignIn
    ? `<meta http-equiv="refresh" content="0; url=${signIn}"><p><a href="${signIn}">Sign in</a> to continue.</p>`
    : `<p>This page needs JavaScript. Without it you can <a href="${ROUTES.stays}">search and read homes</a>.</p>`;
  return `<noscript><style nonce="${noncePlaceholder}">.starting{display:none}p{margin:4rem auto;max-width:36rem;padding:0 1rem;font:1.125rem/1.6 system-ui,sans-serif}</style>${text}</noscript>`;
}

const newNonce = (): string => randomBytes(16).toString('base64');

/** Pages are for this site alone; hosts load only files. */
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'permissions-policy': permissionsPolicy,
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * The frame with the parts of a page filled in: first its start, with styles and fonts, which the browser works on while the data
 * of the page is read and rendered. A page that could not be rendered has no state, so the browser renders it.
 */
async function* inParts(
  frame: string,
  { request, viewTag, rendered }: OpenedPage,
  nonce: string,
  { brand }: Environment,
): AsyncGenerator<string> {
  const [start = '', rest = ''] = frame.split('%HEAD%');
  const { layout, colorMode } = request;
  const visit = `data-view="${viewTag}" data-layout="${layout}" data-color-mode="${colorMode}"`;
  yield filled(start, { CSP_NONCE: nonce, VISIT: visit });
  const result = await rendered;
  const page =
    typeof result === 'object'
      ? result
      : {
          head: `<title>${escapedText(brand.brandName)}</title>`,
          body: withoutScripts(result === 'session-ended', request.address).replaceAll(
            noncePlaceholder,
            nonce,
          ),
          state: '',
        };
  yield page.head;
  yield filled(rest, { CSP_NONCE: nonce, BODY: page.body, STATE: page.state });
}

/** The filled-in parts are not searched for placeholders. */
const filled = (frame: string, values: Readonly<Record<string, string>>): string =>
  frame.replace(/%(CSP_NONCE|VISIT|BODY|STATE)%/g, (_, name: string) => values[name] ?? '');

/** A request for a missing asset does not receive a page, which a browser would try to run. */
function isFile(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return /^\/(assets|playground|graphql|photos|api|vault|metrics)\b/.test(path) || /\.\w{2,5}$/.test(path);
}
