import type { components } from '#schema/platform.openapi.ts';
import { exerciseToday, priceOnceFrozen } from '../booking/price-freeze/frozen-stay';
import { priceFreezeOf } from '../booking/price-freeze/price-freezes';
import { rateView } from './rate-view';
import type { Database } from '../database/connect';
import { findListing, soldNightsOf } from '../homes/listing-store';
import { listingView } from '../homes/listing-view';
import { otherHomesOf } from '../homes/other-homes';
import { checkAvailability, verdictView } from '../homes/stay-availability';
import { priceStay } from '../homes/stay-price';
import { type Clock, today } from '../kernel/dates';
import { corporateTravelView } from '../people/policies/travel-policy';
import type { OfferRequest } from '../supplier/supplier';

export async function offerOf(
  database: Database,
  clock: Clock,
  { listingId, stay, priceFreezeId, viewer: { userId, policy, writePrice } }: OfferRequest,
): Promise<components['schemas']['Home']> {
  const freeze = await freezeOfStay(database, userId, priceFreezeId);
  const [found, soldNights, frozen] = await Promise.all([
    findListing(database, listingId),
    soldNightsOf(database, listingId, stay.from, stay.until, freeze?.id),
    freeze && exerciseToday(database, clock, freeze, { listingId, stay }),
  ]);
  const home = { listingId: { id: listingId } };
  if (!found || found.rules.scenario?.shop?.kind === 'Missing') return home;

  const { rules, content, marketName } = found;
  const otherHomes = await otherHomesOf(database, content);
  const circumstances = { rules, stay, today: today(clock), soldNights };
  const verdict = checkAvailability(circumstances);
  const price = freeze ? priceOnceFrozen(found, stay, clock) : priceStay(rules, stay, circumstances.today);
  const frozenDiscountMinor = frozen?.kind === 'Available' ? frozen.price.discountMinor : 0;
  const nightly = { minor: price.nightlyMinor, currencyCode: price.currencyCode };
  return {
    ...home,
    listing: {
      ...listingView(content, marketName, otherHomes),
      ...corporateTravelView(policy, content, nightly, writePrice),
    },
    availability: {
      ...verdictView(verdict),
      ...(verdict.isAvailable && {
        rate: rateView(circumstances, { ...price, frozenDiscountMinor }, writePrice),
      }),
    },
  };
}

/** A frozen price that is not the user's has no effect. */
const freezeOfStay = async (database: Database, userId: string | undefined, id: string | undefined) =>
  id === undefined || userId === undefined ? undefined : priceFreezeOf(database, userId, id);
