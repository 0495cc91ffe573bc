import type { PlainDate } from '../../kernel/dates';
import type { Collection, CorporateTravel, IsoWeekday, PricingRules } from '../catalogue.types';
import type { Property } from '../home/property';
import { createRandom } from '../random';
import { discountsOf } from './discounts';
import { feesOf } from './fees';
import { FREEZE_KINDS, priceFreezeRules } from './price-freeze';
import { SEASONS } from './seasons';

/** Price by bedrooms (index), relative to a home with two. */
const BY_BEDROOMS = [0.62, 0.76, 1, 1.34, 1.74, 2.15, 2.55, 3];
const BY_COLLECTION: Record<Collection, number> = { Premier: 1.38, Lifestyle: 1.16, NoCollection: 1 };

/** Friday and Saturday nights cost more in weekend destinations. */
const WEEKEND_PLACE: Record<IsoWeekday, number> = {
  1: 9400,
  2: 9400,
  3: 9400,
  4: 9900,
  5: 12200,
  6: 12600,
  7: 9900,
};
const RESORT: Record<IsoWeekday, number> = {
  1: 9700,
  2: 9700,
  3: 9700,
  4: 10000,
  5: 11200,
  6: 11300,
  7: 10000,
};
const WORKING_CITY: Record<IsoWeekday, number> = {
  1: 9800,
  2: 10300,
  3: 10300,
  4: 10000,
  5: 11000,
  6: 11400,
  7: 9000,
};

export function pricingOf(property: Property, collection: Collection, today: PlainDate): PricingRules {
  const { market, random } = property;
  const base =
    market.price *
    (BY_BEDROOMS[property.bedrooms] ?? 3) *
    BY_COLLECTION[collection] *
    (property.has('Pool') && !property.isApartment ? 1.12 : 1) *
    (property.has('HotTub') ? 1.05 : 1) *
    (0.84 + 0.38 * property.quality);
  const step = market.price > 1000 ? 50 : 1;
  const baseNightlyMinor = Math.round(base / step) * step * 100;
  return {
    currencyCode: market.currencyCode ?? 'USD',
    baseNightlyMinor,
    seasons: [...SEASONS[market.climate]],
    weekdayBasisPoints: weekdaysOf(property),
    fees: feesOf(property, baseNightlyMinor, random),
    discounts: discountsOf(random, today),
    complimentaryNight: hasComplimentaryNight(property, collection),
    ...priceFreezeOf(property),
    displayTaxesAndFeesIncluded: market.country !== 'US' || random.chance(0.3),
  };
}

/** Some homes of the collections participate. A separate random sequence chooses them, so that the rest of the catalogue does not change. */
const hasComplimentaryNight = ({ id }: Property, collection: Collection): boolean =>
  collection !== 'NoCollection' && createRandom(`complimentary night of ${id}`).chance(0.4);

/** Some homes offer price freezes. A separate random sequence chooses them, so that the rest of the catalogue does not change. */
function priceFreezeOf({ id, market }: Property): Pick<PricingRules, 'priceFreeze'> {
  const random = createRandom(`price freeze of ${id}`);
  return random.chance(0.3)
    ? { priceFreeze: priceFreezeRules(random.pick(FREEZE_KINDS), market.currencyCode ?? 'USD') }
    : {};
}

function weekdaysOf({ setting, market }: Property): Record<IsoWeekday, number> {
  if (setting === 'city') return WORKING_CITY;
  return ['island', 'winter-sun', 'theme-park', 'gulf', 'beach'].includes(market.climate)
    ? RESORT
    : WEEKEND_PLACE;
}

/** The demo company's limit for a night; only some homes are in its program. */
const COMPANY_LIMIT_MINOR = 35_000;

export function corporateTravelOf(
  { setting, random }: Property,
  pricing: PricingRules,
): CorporateTravel | null {
  if (pricing.currencyCode !== 'USD' || !random.chance(setting === 'city' ? 0.75 : 0.25)) return null;
  return {
    policyCompliance: { isInPolicy: pricing.baseNightlyMinor <= COMPANY_LIMIT_MINOR },
    maxPricePerNightMinor: COMPANY_LIMIT_MINOR,
  };
}
