import type { BrowserContext } from '@playwright/test';
import { gql } from 'graphql-tag';
import { ROUTES } from '#domain/routes.ts';
import { viewTag } from '#gateway/pages/rendering-cookie.ts';
import { until } from '#gateway/testing/until.ts';
import type { Persona } from '#platform/people/personas/persona.types.ts';
import { personas } from '#platform/people/personas/personas.ts';
import { type BrowserSession, type Credentials, demand, signIn } from '#system-tests/testing/graph.ts';
import { navigate } from '#system-tests/testing/navigation.ts';
import { type Portal, type PortalOptions, startPortal } from '#system-tests/testing/portal.ts';
import { freePort } from '#system-tests/testing/programs.ts';
import { type StayInput, stayIn } from '#system-tests/testing/stays.ts';

export type Tenant = 'consumer' | 'corporate';

/** First and last name of a persona. */
export type Person = string;

type StorageState = Exclude<Awaited<ReturnType<BrowserContext['storageState']>>, undefined>;

/** A portal with everything that its browser tests share: sessions, and stays that no other test books. */
export interface TestPortal extends Portal {
  /** The port of a page on another origin that may mount the portal. */
  readonly hostPort: number;
  /** The address of a tenant's gateway; the corporate one starts on first use. */
  readonly urlOf: (tenant: Tenant) => Promise<string>;
  /** The browser state of a person who has signed in at a gateway and has seen the introduction of wishlists. */
  readonly signedIn: (url: string, person: Person) => Promise<StorageState>;
  /** A new session for a program, at the gateway of the person's tenant. */
  readonly credentialsOf: (person: Person) => Promise<Credentials>;
  /** A stay at this home that no other test of this worker has requested. */
  readonly freshStay: (listingId?: string, nights?: number) => StayInput;
}

const CSRF_COOKIE = {
  name: 'h-csrf-token',
  domain: 'localhost',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Strict',
} as const;

/** The cookie by which the gateway renders pages of a user (docs/adr/0023-rendered-pages.md). */
const VIEW_COOKIE = {
  ...CSRF_COOKIE,
  name: '__Host-portal-view',
  httpOnly: true,
  secure: true,
  sameSite: 'Lax',
} as const;

const FIRST_DAY = 20;
const LAST_DAY = 360;

export async function createTestPortal(options: PortalOptions = {}): Promise<TestPortal> {
  const hostPort = await freePort();
  const portal = await startPortal({
    ...options,
    gateway: {
      ALLOWED_ORIGINS: `http://localhost:${hostPort}`,
      // All tests of a person share one session.
      MUTATIONS_PER_MINUTE: '100000',
      // As in production, but the browser never renders a page because the machine is busy.
      PAGES: 'rendered',
      PAGE_BUDGET_MS: '10000',
      ...options.gateway,
    },
  });
  let corporate: Promise<{ readonly url: string }> | undefined;
  const sessions = new Map<string, Promise<StorageState>>();
  const nextDay = new Map<string, number>();

  const urlOf = async (tenant: Tenant): Promise<string> => {
    if (tenant === 'consumer') return portal.url;
    corporate ??= portal.startGateway({ TENANT: 'corporate' });
    return (await corporate).url;
  };
  const enter = async (url: string, person: Person): Promise<StorageState> => {
    const session = await signInAt(url, person);
    await readIntroduction(url, session);
    if (session.cookies.some(isViewCookie)) await untilRendering(url);
    return storageOf(url, session);
  };
  return {
    ...portal,
    hostPort,
    urlOf,
    credentialsOf: async (person) => signInAt(await urlOf(personaOf(person).tenant), person),
    signedIn: (url, person) => {
      const key = `${url} ${person}`;
      const known = sessions.get(key) ?? enter(url, person);
      sessions.set(key, known);
      return known;
    },
    freshStay: (listingId = 'test-always-works', nights = 2) => {
      const day = nextDay.get(listingId) ?? FIRST_DAY;
      if (day + nights > LAST_DAY) throw new Error(`No free nights are left at ${listingId}`);
      nextDay.set(listingId, day + nights + 1);
      return stayIn(day, nights);
    },
  };
}

function personaOf(person: Person): Persona {
  const known = personas.find(({ firstName, lastName }) => `${firstName} ${lastName}` === person);
  if (!known) throw new Error(`No persona is called ${person}`);
  return known;
}

function signInAt(url: string, person: Person): Promise<BrowserSession> {
  const { emailAddress, code } = personaOf(person);
  return signIn(url, emailAddress, code);
}

/** The state of a browser for which the gateway renders no page of its user. */
export const withoutViewCookie = ({ cookies, origins }: StorageState): StorageState => ({
  cookies: cookies.filter(({ name }) => name !== VIEW_COOKIE.name),
  origins,
});

const isViewCookie = (cookie: string): boolean => cookie.startsWith(`${VIEW_COOKIE.name}=`);

function storageOf(url: string, { token, csrfToken, cookies }: BrowserSession): StorageState {
  const view = cookies.find(isViewCookie);
  const kept = { token, ...(view !== undefined && { 'view-tag': viewTag(token) }) };
  return {
    cookies: [
      { ...CSRF_COOKIE, value: encodeURIComponent(csrfToken) },
      ...(view === undefined
        ? []
        : [{ ...VIEW_COOKIE, value: view.slice(VIEW_COOKIE.name.length + 1).split(';', 1)[0] ?? '' }]),
    ],
    origins: [
      {
        origin: url,
        localStorage: Object.entries(kept).map(([key, value]) => ({ name: `travel-portal.${key}`, value })),
      },
    ],
  };
}

/** Until the render threads have loaded their code, browsers draw the pages. */
const untilRendering = (url: string): Promise<void> =>
  until(async () => (await navigate(`${url}${ROUTES.login}`)).isRendered, 'pages are rendered');

/** Each person sees the introduction of wishlists once, on any device. */
export const readIntroduction = (url: string, reader: Credentials): Promise<unknown> =>
  demand(
    url,
    gql`mutation { updatePreferenceMetadata(input: { hasSeenWishlistsFtux: true }) { hasSeenWishlistsFtux } }`,
    {},
    reader,
  );
