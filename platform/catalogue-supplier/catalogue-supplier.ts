import type { Database } from '../database/connect';
import { calendarDays } from '../homes/calendar';
import { createCatalogueCache } from '../homes/catalogue-cache';
import { findListing, soldNightsOf } from '../homes/listing-store';
import { searchHomes } from '../homes/search';
import { addDays, type Clock, today } from '../kernel/dates';
import type { CalendarRequest, Supplier } from '../supplier/supplier';
import { catalogueNights } from './nights';
import { offerOf } from './offer';
import { quoteOf } from './quote';
import { cancelOutcome, confirmOutcome } from './scripted-answers';

/** The homes of the demonstration, which are rows of the platform's database: nights are sold in its transactions. */
export function createCatalogueSupplier(database: Database, clock: Clock): Supplier {
  const catalogue = createCatalogueCache(database);
  return {
    search: ({ request, viewer: { policy, writePrice } }) =>
      searchHomes(database, request, { today: today(clock), policy, writePrice, catalogue }),
    offer: (request) => offerOf(database, clock, request),
    calendar: (request) => calendarOf(database, clock, request),
    quote: (request) => quoteOf(database, clock, request),
    confirm: (request) => confirmOutcome(database, request),
    cancel: (request) => cancelOutcome(database, request),
    nights: catalogueNights,
  };
}

async function calendarOf(database: Database, clock: Clock, { listingId, dates }: CalendarRequest) {
  const [found, soldNights] = await Promise.all([
    findListing(database, listingId),
    soldNightsOf(database, listingId, addDays(dates.from, -1), addDays(dates.until, 1)),
  ]);
  return found && calendarDays(dates, { rules: found.rules, today: today(clock), soldNights });
}
