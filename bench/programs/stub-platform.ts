/** A platform that responds immediately, so that a measurement shows only the servers in front of it. */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import { fixture } from '#fixtures/fixture.ts';

/** The placeholder for a number that differs between responses, unless these are to be the same. */
const MARK = '#mark#';

/** The placeholder for the requested home, and its id in the fixtures. */
const HOME = '#home#';
const FIXTURE_HOME = 'home-pine';

/** Unknown fields are ignored, so responses that differ only in this place have the same meaning. */
const marked = (answer: unknown) => ({ bench: MARK, ...(answer as object) });

const day = (offset: number): string =>
  new Date(Date.now() + offset * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);

function calendar(): unknown {
  const { calendarDays, ...rest } = fixture('homes/get-listing-calendar.june') as {
    calendarDays: { price: { value: number } }[];
  };
  return marked({
    ...rest,
    calendarDays: Array.from({ length: 366 }, (_, at) => ({
      ...calendarDays[at % calendarDays.length],
      date: day(at),
      price: { value: 180 + (at % 90), currencySymbol: '$', currencyCode: 'USD' },
    })),
  });
}

function search(): unknown {
  const page = fixture('homes/search-homes.first-page') as {
    homes: { listingId: { id: string }; name: string }[];
  };
  const homes = Array.from({ length: 20 }, (_, at) => ({
    ...page.homes[at % page.homes.length],
    listingId: { id: `home-${at}` },
  }));
  return marked({ ...page, homes });
}

/** As a traveler without a business sees it. */
function home(): unknown {
  const { value } = fixture<'ShopHome'>('homes/shop-home.available');
  delete value.listing?.corporateTravel;
  return marked({ value });
}

const answers: Readonly<Record<string, unknown>> = {
  '/api/v0/homes/shop': home(),
  '/api/v0/homes/listing/getCalendarAvailability': calendar(),
  '/api/v0/homes/availability': search(),
  '/api/v0/rewards/accounts': marked(fixture('rewards/list-rewards-accounts.four')),
  '/api/v0/userInfo': marked(fixture('people/get-user-info.consumer')),
  '/api/v0/experiments/active': marked(fixture('experiments/list-active-experiments.all-on')),
  '/api/v0/purchase/quote/poll': fixture('purchase/poll-quote.pending'),
};

/** How responses to the same request differ: not at all, or in every price and every text. */
type Difference = 'same' | 'new';

const TEXTS: ReadonlySet<string> = new Set(['name', 'title', 'text', 'description', 'displayName', 'alt']);
const VARIANTS = 64;

/** The same value with other amounts and texts. Texts have a character beyond Latin-1, as most texts of hosts do. */
function variantOf(value: unknown, variant: number, name = ''): unknown {
  if (typeof value === 'number') return name === 'value' ? value + variant : value;
  if (typeof value === 'string') return TEXTS.has(name) ? `${value} – ${variant}` : value;
  if (Array.isArray(value)) return value.map((part: unknown) => variantOf(part, variant));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, variantOf(part, variant, key)]));
}

type Part = Buffer | typeof MARK | typeof HOME;

/** A response in parts, with its placeholders. */
function partsOf(answer: unknown): readonly Part[] {
  return JSON.stringify(answer)
    .replaceAll(FIXTURE_HOME, HOME)
    .split(new RegExp(`(${MARK}|${HOME})`))
    .map((part) => (part === MARK || part === HOME ? part : Buffer.from(part)));
}

const variants = new Map(
  Object.entries(answers).map(([path, answer]) => [
    path,
    Array.from({ length: VARIANTS }, (_, variant) => partsOf(variantOf(answer, variant))),
  ]),
);

let difference: Difference = 'same';
let count = 0;

/** Longer than the turns of all servers, so that none of them meets a closed connection. */
const keepAliveTimeout = 120_000;

createServer({ keepAliveTimeout }, (request, response) => {
  const path = request.url ?? '';
  const [, requested] = path.split('/bench/bytes=');
  if (requested !== undefined) {
    difference = requested as Difference;
    request.resume();
    return void response.end();
  }
  const ofPath = variants.get(path);
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    if (ofPath === undefined) return void response.writeHead(path === '/readyz' ? 200 : 404).end();
    if (difference !== 'same') count += 1;
    const parts = ofPath[difference === 'new' ? randomInt(VARIANTS) : 0] ?? [];
    const mark = Buffer.from(String(difference === 'same' ? 0 : count).padStart(9, '0'));
    const [, id = FIXTURE_HOME] = /"listingId":"([\w-]+)"/.exec(Buffer.concat(chunks).toString()) ?? [];
    const home = Buffer.from(id);
    const body = Buffer.concat(parts.map((part) => (part === MARK ? mark : part === HOME ? home : part)));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    response.end(body);
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
