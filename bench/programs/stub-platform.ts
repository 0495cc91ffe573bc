/** A platform that responds immediately, so that a measurement shows only the servers in front of it. */
import { createServer } from 'node:http';
import { fixture } from '../../fixtures/fixture';

/** The placeholder for the bytes that differ between responses while `PUT /bench/new-bytes` is on. */
const MARK = '#mark#';

/** Unknown fields are ignored, so the responses differ in their bytes alone. */
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

const answers: Readonly<Record<string, unknown>> = {
  '/api/v0/homes/shop': marked(fixture('homes/shop-home.available')),
  '/api/v0/homes/listing/getCalendarAvailability': calendar(),
  '/api/v0/homes/availability': search(),
  '/api/v0/rewards/accounts': marked(fixture('rewards/list-rewards-accounts.four')),
  '/api/v0/userInfo': marked(fixture('people/get-user-info.consumer')),
  '/api/v0/experiments/active': marked(fixture('experiments/list-active-experiments.all-on')),
  '/api/v0/purchase/quote/poll': fixture('purchase/poll-quote.pending'),
};

const texts = new Map(
  Object.entries(answers).map(([path, answer]) => {
    const [head = '', tail] = JSON.stringify(answer).split(MARK, 2);
    return [path, { head: Buffer.from(head), tail: Buffer.from(tail ?? ''), isMarked: tail !== undefined }];
  }),
);

let isNew = false;
let count = 0;

createServer((request, response) => {
  const path = request.url ?? '';
  request.resume();
  if (path.startsWith('/bench/new-bytes')) {
    isNew = path.endsWith('=on');
    return void response.end();
  }
  const text = texts.get(path);
  if (text === undefined) return void response.writeHead(path === '/readyz' ? 200 : 404).end();
  const mark = text.isMarked
    ? Buffer.from(String(isNew ? (count += 1) : 0).padStart(9, '0'))
    : Buffer.alloc(0);
  const body = Buffer.concat([text.head, mark, text.tail]);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
}).listen(Number(process.env['PORT']), '127.0.0.1');
