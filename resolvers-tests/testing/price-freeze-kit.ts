/** A frozen price in REST format, and an offer to freeze one. */
import { usd } from '#fixtures/builders.ts';
import { fixture } from '#fixtures/fixture.ts';
import type { components } from '#schema/platform.openapi.ts';

type Schemas = components['schemas'];

export const FROZEN_ID = 'freeze-1';

const price = { nightly: usd(288.75), total: usd(577.5) };

export const freezeOption = (
  changes: Partial<Schemas['PriceFreezeOption']> = {},
): Schemas['PriceFreezeOption'] => ({
  kind: 'HoldTheRoom',
  price,
  deposit: usd(46.2),
  cap: usd(500),
  durationHours: 168,
  ...changes,
});

export const priceFreeze = (changes: Partial<Schemas['PriceFreeze']> = {}): Schemas['PriceFreeze'] => {
  const [itinerary] = fixture<'ItineraryList'>('itineraries/list-itineraries.five').itineraries;
  if (!itinerary) throw new Error('The fixture has no trip');
  const stayDates = { from: '2026-06-05', until: '2026-06-07' };
  return {
    id: FROZEN_ID,
    listing: itinerary.reservation.listing,
    stayDates,
    guests: { adults: 2, children: [7], petsIncluded: false },
    kind: 'HoldTheRoom',
    state: 'Valid',
    activity: 'IsActive',
    purchasedAt: '2026-05-01T16:00:00.000Z',
    expiresAt: '2026-05-08T16:00:00.000Z',
    durationHours: 168,
    price,
    cap: usd(500),
    deposit: usd(46.2),
    paidWith: 'Visa ending in 4242',
    vouchers: [
      {
        id: 'voucher-1',
        stayDates,
        pricings: { ...price, cap: usd(500) },
        deposit: usd(46.2),
        state: 'Valid',
        action: { expiration: '2026-05-08T16:00:00.000Z' },
        durationHours: 168,
      },
    ],
    today: {
      availability: 'Available',
      total: usd(697.5),
      discount: usd(120),
      deposit: usd(46.2),
      due: usd(531.3),
    },
    ...changes,
  };
};
