/** The requests that are sent to the servers, and the platform calls behind them. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Ask } from './load';

export type BenchCase = 'full page' | 'session' | 'search';

interface Call {
  readonly path: string;
  readonly method: string;
  readonly body: string;
}

const in40Days = (nights: number): string =>
  new Date(Date.now() + (40 + nights) * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);

const stay = { fromDate: in40Days(0), untilDate: in40Days(3), adults: 2, children: [], pets: 0 };

const documents = (
  JSON.parse(readFileSync(resolve(__dirname, '../gateway/generated/trusted-documents.json'), 'utf8')) as {
    operations: readonly { name: string; body: string }[];
  }
).operations;

/** The portal's document of this operation. */
export const documentOf = (name: string): string => documents.find((each) => each.name === name)?.body ?? '';

/** The three queries of the page of a listing, as one. */
function fullPage(): string {
  const [listing = '', calendar = '', rewards = ''] = ['Listing', 'ListingCalendar', 'ListingRewards'].map(
    documentOf,
  );
  const rootOf = (text: string) => text.slice(text.indexOf('{') + 1, text.lastIndexOf('}'));
  const end = listing.indexOf('\n}\n') + 2;
  const root = `${rootOf(listing.slice(0, end))} ${rootOf(calendar).replace('$listingId', '$id')} ${rootOf(rewards)}`;
  return `query ListingPage($id: ID!, $stay: StayInput!) {${root}}${listing.slice(end)}`;
}

export const caseNames: readonly BenchCase[] = ['full page', 'session', 'search'];

/** A working set: requests for different homes by different users, in turn. */
const HOMES = Array.from({ length: 64 }, (_, at) => String(at).padStart(2, '0'));
const USERS = Array.from({ length: 8 }, (_, at) => `bench-user-${at}`);

const operations: Readonly<Record<BenchCase, (home: string) => { query: string; variables: object }>> = {
  'full page': (home) => ({ query: fullPage(), variables: { id: `home-${home}`, stay } }),
  session: () => ({ query: documentOf('Session'), variables: {} }),
  search: (place) => ({
    query: documentOf('StaysAvailabilityScreen'),
    variables: {
      placeId: `place-${place}`,
      stay,
      sortOrder: 'RECOMMENDED',
      first: 20,
      isFirstPage: true,
    },
  }),
};

/** The requests of a case: each user's for each home, or for the stays of each place. */
export const asksOf = (name: BenchCase, users: readonly string[] = USERS): readonly Ask[] =>
  users.flatMap((user) =>
    HOMES.map((home) => ({
      headers: { authorization: `Bearer ${user}`, 'x-bench-case': name },
      body: JSON.stringify(operations[name](home)),
    })),
  );

const userInfo: Call = { path: '/api/v0/userInfo', method: 'GET', body: '' };

const calls: Readonly<Record<BenchCase, readonly Call[]>> = {
  'full page': [
    { path: '/api/v0/homes/shop', method: 'POST', body: '{}' },
    { path: '/api/v0/homes/listing/getCalendarAvailability', method: 'PUT', body: '{}' },
    { path: '/api/v0/rewards/accounts', method: 'PUT', body: '{}' },
  ],
  session: [userInfo, { path: '/api/v0/experiments/active', method: 'PUT', body: '{}' }],
  search: [{ path: '/api/v0/homes/availability', method: 'POST', body: '{}' }],
};

export const callsOf = (name: BenchCase): readonly Call[] => calls[name];
