/**
 * Homes of the Duffel Stays API (docs/adapters.md): `SUPPLIER=platform/duffel-stays-supplier/duffel-stays-supplier.ts`, or
 * `dist/duffel-stays.js` of a build.
 */
import { z } from 'zod';
import { today } from '../kernel/dates';
import type { MakeSupplier, SupplierTools } from '../supplier/load-supplier';
import { createBookings } from './bookings';
import { offerOf, quoteOf } from './offer';
import { calendarDays, searchStays } from './search';
import { createStaysClient, type StaysAccount } from './stays-client';

const variables = z.object({
  DUFFEL_TOKEN: z.string('must be set'),
  DUFFEL_URL: z
    .string()
    .regex(
      /^https:\/\/\S+$|^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/,
      'must be https, or be on this machine',
    )
    .default('https://api.duffel.com'),
  DUFFEL_VERSION: z.string().default('v2'),
  // Stays are booked with other companies, which takes seconds.
  DUFFEL_TIMEOUT_MS: z.coerce.number('must be a number').int().min(100).max(60_000).default(20_000),
});

function accountOf(settings: SupplierTools['settings']): StaysAccount {
  const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; '),
    );
  }
  const {
    DUFFEL_URL: url,
    DUFFEL_TOKEN: token,
    DUFFEL_VERSION: version,
    DUFFEL_TIMEOUT_MS: timeoutMs,
  } = parsed.data;
  return { url: url.replace(/\/$/, ''), token, version, timeoutMs };
}

const makeDuffelStaysSupplier: MakeSupplier = ({ settings, clock }) => {
  const client = createStaysClient(accountOf(settings));
  return {
    search: (search) => searchStays(client, search),
    offer: (request) => offerOf(client, request),
    calendar: ({ dates }) => Promise.resolve(calendarDays(dates, today(clock))),
    quote: (request) => quoteOf(client, request),
    ...createBookings(client),
  };
};

export default makeDuffelStaysSupplier;
