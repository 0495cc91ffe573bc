/**
 * A small server with the shape of Duffel Stays: one home, whose price and rooms a test changes, and calls that fail on request.
 * A quote is booked once, and bookings are found by their metadata.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export const TOKEN = 'duffel_test_S3cret';
export const HOME = 'acc_harbor';

/**
 * `lost`: it happens, and the connection breaks. `slow`: it happens after four seconds. `limited`: 429 until the next second but one.
 * `failed`: 503, and nothing happens. `held`: it happens, and no answer is ever sent.
 */
export type Trouble = 'lost' | 'slow' | 'limited' | 'failed' | 'held';

interface Booking {
  readonly id: string;
  readonly reference: string;
  status: 'confirmed' | 'cancelled';
  readonly confirmed_at: string;
  readonly metadata: Record<string, string>;
  readonly accommodation: object;
}

interface Received {
  /** `POST /stays/bookings`, with `*` in place of identifiers. */
  readonly call: string;
  readonly at: number;
  readonly data: Record<string, unknown>;
}

export interface StandIn {
  readonly url: string;
  readonly received: Received[];
  readonly bookings: Booking[];
  /** In decimal digits: the total, of which 36 is tax and 24.50 a fee. */
  total: string;
  rooms: number;
  /** When the last limit ended, in milliseconds since 1970. */
  limitedUntil: number;
  /** The next calls get into trouble, in this order. */
  trouble(call: string, ...troubles: Trouble[]): void;
  /** Resolves when so many of these calls have come. */
  until(call: string, times?: number): Promise<void>;
  close(): Promise<void>;
}

const SLOW_MS = 4_000;

export async function startStandIn(): Promise<StandIn> {
  const shop = createShop();
  const troubles = new Map<string, Trouble[]>();
  const server = createServer((request, response) => {
    void answer(shop, troubles, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(shop, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    trouble: (call: string, ...next: Trouble[]) => void troubles.set(call, next),
    until: async (call: string, times = 1) => {
      while (shop.received.filter((each) => each.call === call).length < times) await sleep(10);
    },
    close: () => closed(server),
  });
}

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

type Shop = ReturnType<typeof createShop>;

const createShop = () => ({
  received: [] as Received[],
  bookings: [] as Booking[],
  total: '640.50',
  rooms: 1,
  limitedUntil: 0,
  booked: new Set<string>(),
});

async function answer(
  shop: Shop,
  troubles: Map<string, Trouble[]>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '', 'http://stand-in');
  const call = `${request.method} ${url.pathname.replace(/\/(acc|srr|quo|bok)_[^/]+/g, '/*')}`;
  const data = await bodyOf(request);
  shop.received.push({ call, at: Date.now(), data });
  if (request.headers.authorization !== `Bearer ${TOKEN}` || request.headers['duffel-version'] !== 'v2') {
    return send(response, 401, errors('invalid_authorization'));
  }
  const trouble = troubles.get(call)?.shift();
  if (trouble === 'limited') {
    // The header has whole seconds.
    shop.limitedUntil = Math.ceil(Date.now() / 1_000 + 1) * 1_000;
    response.setHeader('ratelimit-reset', new Date(shop.limitedUntil).toUTCString());
    return send(response, 429, errors('rate_limit_exceeded'));
  }
  if (trouble === 'failed') return send(response, 503, errors('service_unavailable'));
  // A quote that is being booked cannot be booked again.
  const isFree = call !== 'POST /stays/bookings' || !shop.booked.has(String(data['quote_id']));
  if (call === 'POST /stays/bookings') shop.booked.add(String(data['quote_id']));
  if (trouble === 'slow') await sleep(SLOW_MS);
  const [status, body] = isFree ? resultOf(shop, call, url, data) : refusal('quote_already_used');
  if (trouble === 'lost') return void response.destroy();
  if (trouble !== 'held') send(response, status, body);
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const part of request) text += String(part);
  return text === '' ? {} : (JSON.parse(text) as { data: Record<string, unknown> }).data;
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const errors = (code: string) => ({
  errors: [{ type: 'api_error', title: code, code }],
  meta: { request_id: 'req_1' },
});
const refusal = (code: string): [number, object] => [422, errors(code)];

function resultOf(shop: Shop, call: string, url: URL, data: Record<string, unknown>): [number, object] {
  const home = accommodationOf(shop);
  switch (call) {
    case 'POST /stays/search':
      return [200, { data: { results: shop.rooms > 0 ? [resultOfSearch(shop)] : [] } }];
    case 'POST /stays/search_results/*/actions/fetch_all_rates':
      return [200, { data: { ...resultOfSearch(shop), accommodation: home } }];
    case 'GET /stays/accommodation/*':
      return url.pathname.endsWith(HOME) ? [200, { data: home }] : [404, errors('not_found')];
    case 'POST /stays/quotes':
      return shop.rooms > 0 ? [201, { data: quoteOf(shop) }] : refusal('rate_unavailable');
    case 'GET /stays/quotes/*':
      return [200, { data: quoteOf(shop) }];
    case 'POST /stays/bookings':
      return book(shop, data);
    case 'GET /stays/bookings':
      return [200, { data: shop.bookings.toReversed(), meta: { after: null } }];
    case 'GET /stays/bookings/*':
      return bookingAt(shop, url);
    case 'POST /stays/bookings/*/actions/cancel':
      return cancel(shop, url);
    default:
      return [404, errors('not_found')];
  }
}

function book(shop: Shop, data: Record<string, unknown>): [number, object] {
  if (shop.rooms < 1) return refusal('rate_unavailable');
  shop.rooms -= 1;
  const number = shop.bookings.length + 1;
  const booking: Booking = {
    id: `bok_${number}`,
    reference: `HARBOR-${number}`,
    status: 'confirmed',
    confirmed_at: new Date().toISOString(),
    metadata: data['metadata'] as Record<string, string>,
    accommodation: accommodationOf(shop),
  };
  shop.bookings.push(booking);
  return [201, { data: booking }];
}

const bookingAt = ({ bookings }: Shop, { pathname }: URL): [number, object] => {
  const found = bookings.find(({ id }) => pathname.split('/').includes(id));
  return found ? [200, { data: found }] : [404, errors('not_found')];
};

function cancel(shop: Shop, url: URL): [number, object] {
  const booking = shop.bookings.find(({ id }) => url.pathname.split('/').includes(id));
  if (!booking || booking.status === 'cancelled') return refusal('booking_already_cancelled');
  booking.status = 'cancelled';
  shop.rooms += 1;
  return [200, { data: booking }];
}

const resultOfSearch = (shop: Shop) => ({
  id: 'srr_1',
  accommodation: accommodationOf(shop),
  cheapest_rate_total_amount: shop.total,
  cheapest_rate_currency: 'USD',
});

let quotes = 0;
const quoteOf = (shop: Shop) => ({
  ...rateOf(shop),
  id: `quo_${++quotes}`,
  accommodation: accommodationOf(shop),
});

const rateOf = ({ total }: Shop) => ({
  id: 'rat_1',
  total_amount: total,
  total_currency: 'USD',
  tax_amount: '36.00',
  fee_amount: '24.50',
  due_at_accommodation_amount: '12.00',
  due_at_accommodation_currency: 'USD',
  // Everything until the first day, then all but a night.
  cancellation_timeline: [
    { before: '2026-05-20T16:00:00Z', refund_amount: total, currency: 'USD' },
    { before: '2026-05-30T16:00:00Z', refund_amount: '427.01', currency: 'USD' },
  ],
  conditions: [{ title: 'Smoking', description: 'Not allowed.' }],
});

const accommodationOf = (shop: Shop) => ({
  id: HOME,
  name: 'Harbor House',
  description: 'Rooms above the harbor.',
  chain: null,
  location: {
    address: {
      line_one: '1 Quay Street',
      city_name: 'Asheville',
      region: 'NC',
      postal_code: '28801',
      country_code: 'US',
    },
    geographic_coordinates: { latitude: 35.6, longitude: -82.55 },
  },
  photos: [{ url: 'https://photos.example/harbor.jpg' }],
  amenities: [{ type: 'wifi', description: 'Wi-Fi' }],
  rating: 4,
  review_score: 8.8,
  review_count: 120,
  check_in_information: { check_in_after_time: '15:00', check_out_before_time: '11:00' },
  key_collection: { instructions: 'Ring the bell at the quay.' },
  rooms: [{ name: 'Double room', rates: [rateOf(shop)] }],
});
