/** The promotion of a complimentary fourth night (AD-16): select homes do not charge the rent of the fourth night of a stay. */
import type { components } from '#schema/platform.openapi.ts';
import type { PricingRules } from '../catalogue/catalogue.types';
import { toFiat } from '../kernel/money';

/** The night that is complimentary, and the fewest nights of a stay that has it. */
const COMPLIMENTARY_NIGHT = 4;

export const COMPLIMENTARY_NIGHT_RULE = {
  name: 'Complimentary fourth night',
  fundingKind: 'PlatformFunded',
} as const;

/** The index of the complimentary night of a stay; undefined for a shorter stay, and for a home that does not participate. */
export const complimentaryNightIndex = (
  { complimentaryNight }: Pick<PricingRules, 'complimentaryNight'>,
  numberOfNights: number,
): number | undefined =>
  complimentaryNight && numberOfNights >= COMPLIMENTARY_NIGHT ? COMPLIMENTARY_NIGHT - 1 : undefined;

/** The promotion for a response; empty when the home does not participate. */
export const complimentaryNightView = (
  { complimentaryNight }: Pick<PricingRules, 'complimentaryNight'>,
  price: { readonly currencyCode: string; readonly complimentaryNightMinor: number | null },
): { complimentaryNight?: components['schemas']['ComplimentaryNight'] } =>
  complimentaryNight
    ? {
        complimentaryNight: {
          minimumNights: COMPLIMENTARY_NIGHT,
          ...(price.complimentaryNightMinor === null
            ? {}
            : { amount: toFiat(price.complimentaryNightMinor, price.currencyCode) }),
        },
      }
    : {};
