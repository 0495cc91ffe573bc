/**
 * Pages that the gateway renders, with the built renderer in its threads: their users, the access of their cookie, and the pages
 * left to the browser. e2e/matrix/rendered-pages.spec.ts tests what requires a browser.
 *
 *     RENDERED_PAGES=10000 npx jest system-tests/rendered-pages.test.ts -t 'never shown to another user'
 */
import type { IncomingHttpHeaders } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { print, type DocumentNode } from 'graphql';
import { gql } from 'graphql-tag';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { ROUTES } from '#domain/routes.ts';
import { until } from '#gateway/testing/until.ts';
import { personas } from '#platform/people/personas/personas.ts';
import { demand, signIn } from './testing/graph';
import { navigate, type SentPage, SHOWN } from './testing/navigation';
import { type Portal, startPortal } from './testing/portal';
import { primaryCardholder, stayIn } from './testing/stays';

/** Pages of users in parallel, each of which must name its user and no one else. */
const RENDERED_PAGES = Number(process.env['RENDERED_PAGES'] ?? 100);

const stay = stayIn(60, 3);
const listingPath = `${ROUTES.vacationRentalsShop}?listingId=test-always-works&fromDate=${stay.fromDate}&untilDate=${stay.untilDate}&adultsCount=2`;

const checkoutPath = listingPath.replace(ROUTES.vacationRentalsShop, ROUTES.vacationRentalsBook);
const namedPlacePath = `${ROUTES.staysAvailability}?locationName=Outer+Banks&fromDate=${stay.fromDate}&untilDate=${stay.untilDate}&adultsCount=2`;
const OUTER_BANKS = { placeId: 'outer-banks', label: 'Outer Banks' };
const resultsPath = `${namedPlacePath}&lodgingSelection=${encodeURIComponent(JSON.stringify(OUTER_BANKS))}`;

let portal: Portal;
let helen: string;

beforeAll(async () => {
  portal = await startPortal({ gateway: { PAGES: 'rendered', PAGE_BUDGET_MS: '10000' } });
  helen = await viewOf(primaryCardholder);
  // Its threads load their code while the gateway is already serving.
  await until(async () => (await get(ROUTES.faq)).isRendered, 'the renderer is there');
});
afterAll(() => portal.close());

interface Credentials {
  readonly emailAddress: string;
  readonly code: string;
}

const enter = ({ emailAddress, code }: Credentials) => signIn(portal.url, emailAddress, code);

const viewCookie = (cookies: readonly string[]): string =>
  cookies.find((each) => each.startsWith('__Host-portal-view='))?.split(';', 1)[0] ?? '';

const viewOf = async (credentials: Credentials): Promise<string> =>
  viewCookie((await enter(credentials)).cookies);

/** Views by the email address that their pages show: the cardholder's, if another person acts for one. */
async function allUsers(): Promise<(readonly [emailAddress: string, view: string])[]> {
  const views = new Map<string, string>();
  for (const person of personas.filter(({ tenant, isAgent }) => tenant === 'consumer' && !isAgent)) {
    const signedIn = await enter(person);
    const { session } = await demand<{ session: { emailAddress: string } }>(
      portal.url,
      gql`{ session { emailAddress } }`,
      {},
      signedIn,
    );
    views.set(session.emailAddress, viewCookie(signedIn.cookies));
  }
  return [...views];
}

const post = (operation: DocumentNode, headers: Record<string, string>): Promise<Response> =>
  fetch(`${portal.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: print(operation) }),
  });

const get = (
  path: string,
  cookie = '',
  headers: Record<string, string> = SHOWN,
  url = portal.url,
): Promise<SentPage> => fromPhone(`${url}${path}`, { ...headers, cookie });

const fromPhone = (
  address: string,
  { cookie = '', ...headers }: Record<string, string>,
  form?: URLSearchParams,
): Promise<SentPage> =>
  navigate(address, { ...headers, cookie: `${cookie}; travel-portal-window=mobile.light` }, form);

/** Submits a page's form as a browser without scripts does. */
const sendForm = (
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<SentPage> =>
  fromPhone(
    `${portal.url}${path}`,
    {
      ...SHOWN,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    new URLSearchParams(fields),
  );

test.each([
  ['home', ROUTES.root, 'Places people go back to'],
  ['home', ROUTES.stays, 'Outer Banks'],
  ['the homes of a place', resultsPath, 'Stays in Outer Banks'],
  ['the homes of a place given by name only', namedPlacePath, 'Stays in Outer Banks'],
  [
    'the search for an unknown place',
    `${ROUTES.staysAvailability}?locationName=nowhere`,
    'We know no place named nowhere',
  ],
  ['a home for a stay', listingPath, 'Nothing goes wrong here'],
  ['trips', ROUTES.trips, 'Upcoming trips'],
  ['the frame of the checkout', checkoutPath, 'Loading your trip'],
  ['terms', ROUTES.terms, 'Terms'],
  ['questions', ROUTES.faq, 'Help and questions'],
])('%s is rendered as markup, for its user (%s)', async (_, path, text) => {
  const { html, isRendered } = await get(path, helen);
  expect(isRendered).toBe(true);
  expect(html).toContain(text);
  expect(html).toContain('Account of Helen Ortiz');
});

test('the sign-in is rendered for signed-out users', async () => {
  const { html, isRendered } = await get(ROUTES.login);
  expect(isRendered).toBe(true);
  expect(html).toContain('Try it as a demo user');
  expect(html).toContain('data-view=""');
  expect((await get(ROUTES.login, helen)).isRendered).toBe(false);
});

describe('a form without scripts', () => {
  const landing = `${ROUTES.login}?${new URLSearchParams({ landing: resultsPath })}`;
  const codes = { ...primaryCardholder };

  test('signs in, sets the same cookies as the graph, and redirects to the previous page', async () => {
    const { status, headers } = await sendForm(landing, codes);
    expect(status).toBe(303);
    expect(headers.location).toBe(resultsPath);
    const cookies = headers['set-cookie'] ?? [];
    expect(cookies.join('\n')).toMatch(/^h-csrf-token=.*SameSite=Strict/m);
    expect(cookies.join('\n')).toMatch(/^__Host-portal-view=.*HttpOnly; Secure; SameSite=Lax/m);
    const { html } = await get(resultsPath, viewCookie(cookies));
    expect(html).toContain('Stays in Outer Banks');
  });

  test('never redirects to another site', async () => {
    const { headers } = await sendForm(`${ROUTES.login}?landing=//evil.example/`, codes);
    expect(headers.location).toBe(ROUTES.root);
  });

  test('shows the input errors, and keeps the address', async () => {
    const { status, html, isRendered, headers } = await sendForm(landing, {
      emailAddress: 'helen.ortiz@"><b>',
      code: '12',
    });
    expect({ status, isRendered }).toEqual({ status: 422, isRendered: true });
    expect(html).toContain('Enter an email address like name@example.com.');
    expect(html).toContain('Enter the 6 digits of your code.');
    expect(html).toContain('value="helen.ortiz@&quot;&gt;&lt;b&gt;"');
    expect(html).toContain('landing=');
    expect(headers['set-cookie']).toBeUndefined();
  });

  test("shows the platform's refusal, and never repeats the code", async () => {
    const { status, html, headers } = await sendForm(landing, { ...codes, code: '918273' });
    expect(status).toBe(422);
    expect(html).toMatch(/role="alert"/);
    expect(html).not.toContain('918273');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test('signs out: the session ends at the platform, and the cookie is deleted', async () => {
    const { headers } = await sendForm(ROUTES.login, codes);
    const cookie = (headers['set-cookie'] ?? []).map((each) => each.split(';', 1)[0]).join('; ');
    const out = await sendForm(ROUTES.endSession, {}, { cookie });
    expect(out.status).toBe(303);
    expect(out.headers['set-cookie']?.join()).toContain('__Host-portal-view=; ');
    expect((await get(ROUTES.stays, cookie)).isRendered).toBe(false);
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ['a script', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }],
  ])('is not accepted from %s', async (_, headers) => {
    const answer = await sendForm(ROUTES.login, codes, headers);
    expect(answer.status).toBe(403);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('has the limits of the mutation', async () => {
    const few = await portal.startGateway({ PAGES: 'rendered', MUTATIONS_PER_MINUTE: '1' });
    const attempt = () =>
      navigate(
        `${few.url}${ROUTES.login}`,
        {
          ...SHOWN,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
        },
        new URLSearchParams({ ...codes, code: '918273' }),
      );
    await until(async () => (await attempt()).status === 429, 'the limit is reached');
    expect((await attempt()).headers['retry-after']).toMatch(/^\d+$/);
    await few.stop();
  });
});

test('a browser without scripts is redirected to the sign-in, and back', async () => {
  const { html } = await get(resultsPath);
  const address = `${ROUTES.login}?${new URLSearchParams({ landing: resultsPath })}`;
  expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${address.replaceAll('&', '&#38;')}">`);
  expect((await get(ROUTES.wallet, helen)).html).not.toContain('http-equiv="refresh"');
});

test.each([
  ['no user is signed in', ROUTES.stays, ''],
  ['the address names no home', ROUTES.vacationRentalsShop, undefined],
  ['the platform has no such home', `${ROUTES.vacationRentalsShop}?listingId=nowhere`, undefined],
  ['the address of the checkout names no home', ROUTES.vacationRentalsBook, undefined],
  ['a map is shown', `${resultsPath}&view=map`, undefined],
  ['the travel app shows it', `${ROUTES.stays}?isTravelApp=true`, undefined],
  ['the page is not one of the rendered ones', ROUTES.wallet, undefined],
])('the browser renders the page when %s', async (_, path, cookie) => {
  const { isRendered, html } = await get(path, cookie ?? helen);
  expect(isRendered).toBe(false);
  expect(html).toContain('<div id="root">');
});

test('no script or style sheet is fetched before the picture, and the picture is fetched first', async () => {
  const { html } = await get(listingPath, helen);
  // Browsers do not fetch a disabled style sheet.
  expect(html).not.toMatch(/<script[^>]* src=|rel="modulepreload"|rel="stylesheet"(?![^>]* disabled>)/);
  expect(html).toMatch(/<link rel="preload" as="image"[^>]*fetchPriority="high"/);
});

test('pictures in the first view are fetched first, and no others', async () => {
  const { html } = await get(resultsPath, helen);
  expect(html.match(/<link rel="preload" as="image"/g)).toHaveLength(1);
  expect(html.match(/<article/g)?.length).toBeGreaterThan(3);
});

test.each([
  ['home', () => ROUTES.stays, 24],
  ['a home for a stay', () => listingPath, 32],
  ['the homes of a place', () => resultsPath, 32],
])('%s is small enough to be shown immediately', async (_, path, most) => {
  const { html } = await get(path(), helen);
  const sent = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  expect(sent.length / 1_024).toBeLessThan(most);
});

test('every script and style has the nonce of the page, whose policy is enforced', async () => {
  const { html, headers } = await get(listingPath, helen);
  const [, nonce = 'none'] = /'nonce-([^']+)'/.exec(policyOf(headers)) ?? [];
  const tags = html.match(/<(?:script|style)\b[^>]*>/g) ?? [];
  expect(tags.length).toBeGreaterThan(4);
  for (const tag of tags) {
    if (!tag.includes('application/json')) expect(tag).toContain(`nonce="${nonce}"`);
  }
  expect(policyOf(headers)).toContain("require-trusted-types-for 'script'");
});

const policyOf = (headers: IncomingHttpHeaders): string => String(headers['content-security-policy']);

describe('a page of a user', () => {
  test('is not cached', async () => {
    const { headers } = await get(listingPath, helen);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers.vary).toMatch(/\bcookie\b/);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  test('contains no credential of the session', async () => {
    const { cookies, token } = await enter(primaryCardholder);
    const { html } = await get(listingPath, viewCookie(cookies));
    const csrfToken = cookies.find((each) => each.startsWith('h-csrf-token='))?.split(/[=;]/)[1] ?? token;
    expect(html).toContain('Account of Helen Ortiz');
    expect(html).not.toContain(token);
    expect(html).not.toContain(decodeURIComponent(csrfToken));
  });

  test.each([
    ['a script of another site requests it', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }],
    ['another site requests it as an image', { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' }],
    ['another site shows it in a frame', { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' }],
    ['a program requests it', {}],
  ])('is not rendered when %s', async (_, headers) => {
    const { isRendered, html } = await get(ROUTES.stays, helen, { accept: 'text/html', ...headers });
    expect(isRendered).toBe(false);
    expect(html).not.toContain('Helen');
  });

  test(
    `is never shown to another user, in ${RENDERED_PAGES} pages of all users concurrently`,
    async () => {
      const users = await allUsers();
      const paths = [ROUTES.stays, listingPath, ROUTES.trips, checkoutPath, ROUTES.faq];
      let rendered = 0;
      /** A tab that opens pages one after the other, with its own pauses. */
      const visit = async (tab: number) => {
        const [user = '', view = ''] = users[tab % users.length] ?? [];
        const pages = { own: 0, unnamed: 0, foreign: [] as string[] };
        for (let page = 0; rendered < RENDERED_PAGES; page += 1) {
          await new Promise((done) => setTimeout(done, (tab * 37 + page * 53) % 90));
          const { html, isRendered } = await get(paths[(tab + page) % paths.length] ?? ROUTES.stays, view);
          pages.foreign.push(
            ...users.flatMap(([each]) => (each !== user && html.includes(each) ? [each] : [])),
          );
          if (!isRendered) continue;
          rendered += 1;
          if (html.includes(user)) pages.own += 1;
          else pages.unnamed += 1;
        }
        return pages;
      };
      const tabs = await Promise.all(Array.from({ length: 2 * users.length }, (_, tab) => visit(tab)));
      expect(users.length).toBeGreaterThan(5);
      expect(tabs.map(({ unnamed, foreign }) => ({ unnamed, foreign }))).toEqual(
        tabs.map(() => ({ unnamed: 0, foreign: [] })),
      );
      expect(tabs.every(({ own }) => own > 0)).toBe(true);
    },
    60_000 + RENDERED_PAGES * 1_000,
  );
});

describe('the cookie', () => {
  const question = gql`{ session { userId } favorites { listingId } }`;

  test('does not authorize graph requests over HTTP', async () => {
    const withCookie = await (await post(question, { cookie: helen })).json();
    const without = await (await post(question, {})).json();
    const { errors, data } = withCookie as { errors?: readonly unknown[]; data?: { session?: unknown } };
    expect(data?.session ?? null).toBeNull();
    expect(JSON.stringify(errors)).not.toContain('user_helen');
    expect(data).toEqual((without as { data?: unknown }).data);
  });

  test('nor over a WebSocket', async () => {
    class WithCookie extends WebSocket {
      constructor(address: string, protocols: string) {
        super(address, protocols, { headers: { cookie: helen } });
      }
    }
    const client = createClient({
      url: `${portal.url.replace(/^http/, 'ws')}/graphql`,
      webSocketImpl: WithCookie,
      retryAttempts: 0,
    });
    const answers = client.iterate<{ session: unknown }>({ query: print(gql`{ session { userId } }`) });
    const { value } = await answers.next();
    expect(value?.data?.session ?? null).toBeNull();
    await client.dispose();
  });

  test('is deleted by a sign-out, and by the sign-in after the session has ended elsewhere', async () => {
    const { cookies, token } = await enter(primaryCardholder);
    const cookie = viewCookie(cookies);
    expect((await get(ROUTES.stays, cookie)).isRendered).toBe(true);
    const out = await post(gql`mutation { signOut { endedSession } }`, { authorization: `Bearer ${token}` });
    expect(out.headers.getSetCookie().join()).toContain('__Host-portal-view=; ');
    // A copy of the cookie is just as useless.
    const { isRendered, html, headers } = await get(ROUTES.stays, cookie);
    expect(isRendered).toBe(false);
    expect(html).not.toContain('Helen');
    // The response started before the session was known to have ended, so the sign-in deletes the cookie.
    expect(headers['set-cookie']).toBeUndefined();
    const [, signIn = ''] = /<meta http-equiv="refresh" content="0; url=([^"]+)">/.exec(html) ?? [];
    const led = await get(signIn.replaceAll('&#38;', '&'), cookie);
    expect(led.isRendered).toBe(true);
    expect(led.html).toContain('name="emailAddress"');
    expect(led.headers['set-cookie']?.join()).toContain('__Host-portal-view=; ');
  });

  test('of a session that has not ended stays, also at the sign-in', async () => {
    const { isRendered, headers } = await get(ROUTES.login, helen);
    expect(isRendered).toBe(false);
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('of another gateway is ignored, unless they share their key', async () => {
    const other = await portal.startGateway({ PAGES: 'rendered' });
    const { html } = await get(ROUTES.stays, helen, SHOWN, other.url);
    expect(html).not.toContain('Helen');
    await other.stop();
  });
});

test('metrics count the rendered pages, and the reasons for not rendering', async () => {
  await get(ROUTES.faq, helen);
  await get(ROUTES.stays);
  const all = await (await fetch(`${portal.url}/metrics`)).text();
  const numbers = all.match(/^gateway_page_seconds_count.*$/gm)?.join('\n');
  expect(numbers).toMatch(/gateway_page_seconds_count\{outcome="rendered"\} [1-9]/);
  expect(numbers).toMatch(/gateway_page_seconds_count\{outcome="not-for-rendering"\} [1-9]/);
  expect(numbers).toMatch(/gateway_page_seconds_count\{outcome="session-ended"\} [1-9]/);
});
