import type { Database } from '../../database/connect';
import { findListing, soldNightsOf } from '../../homes/listing-store';
import { listingView } from '../../homes/listing-view';
import { stayOf } from '../../homes/stay';
import { checkAvailability, verdictView } from '../../homes/stay-availability';
import { priceStay } from '../../homes/stay-price';
import type { Handlers } from '../../http/operations';
import { today } from '../../kernel/dates';
import { priceWriterOf } from '../../payment/rewards/price-in-rewards';
import { corporateTravelView, travelPolicyOf } from '../../people/policies/travel-policy';
import type { Services } from '../../services';
import { exerciseToday, priceOnceFrozen } from '../price-freeze/frozen-stay';
import { priceFreezeOf } from '../price-freeze/price-freezes';
import { rateView } from './rate-view';

export const shopHandlers = ({ database, clock }: Services) =>
  ({
    async shopHome({ body, session }) {
      const { listingId, stayDetails } = body;
      const stay = stayOf(stayDetails.dateRange, stayDetails.guestDetails);
      const freeze = await freezeOfStay(database, session.userId, body.priceFreezeId);
      const [found, soldNights, writePrice, policy, frozen] = await Promise.all([
        findListing(database, listingId),
        soldNightsOf(database, listingId, stay.from, stay.until, freeze?.id),
        priceWriterOf(database, session.userId),
        travelPolicyOf(database, session.userId),
        freeze && exerciseToday(database, clock, freeze, { listingId, stay }),
      ]);
      const home = { listingId: { id: listingId } };
      if (!found || found.rules.scenario?.shop?.kind === 'Missing') return { value: home };

      const { rules, content, marketName } = found;
      const circumstances = { rules, stay, today: today(clock), soldNights };
      const verdict = checkAvailability(circumstances);
      const price = freeze
        ? priceOnceFrozen(found, stay, clock)
        : priceStay(rules, stay, circumstances.today);
      const frozenDiscountMinor = frozen?.kind === 'Available' ? frozen.price.discountMinor : 0;
      const nightly = { minor: price.nightlyMinor, currencyCode: price.currencyCode };
      return {
        value: {
          ...home,
          listing: {
            ...listingView(content, marketName),
            ...corporateTravelView(policy, content, nightly, writePrice),
          },
          availability: {
            ...verdictView(verdict),
            ...(verdict.isAvailable && {
              rate: rateView(circumstances, { ...price, frozenDiscountMinor }, writePrice),
            }),
          },
        },
      };
    },
  }) satisfies Partial<Handlers>;

/** A frozen price that is not the user's has no effect. */
const freezeOfStay = async (database: Database, userId: string, id: string | undefined) =>
  id === undefined ? undefined : priceFreezeOf(database, userId, id);
