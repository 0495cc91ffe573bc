/** The promotion of a complimentary fourth night (AD-16): select homes do not charge the rent of the fourth night of a stay. */
import type { components } from '../../schema/platform.openapi';
import type { PricingRules } from '../catalogue/catalogue.types';
import { toFiat } from '../kernel/money';

/** The night that is complimentary, and the fewest nights of a stay that has it. */
const COMPLIMENTARY_NIGHT = 4;

export const COMPLIMENTARY_NIGHT_RULE = {
  name: 'Complimentary fourth night',
  fundingKind: 'PlatformFunded',
} as const;

/** Which night of a stay is complimentary, from 0; undefined for a shorter stay, and where the home does not take part. */
export const complimentaryNightIndex = (
  { complimentaryNight }: Pick<PricingRules, 'complimentaryNight'>,
  numberOfNights: number,
): number | undefined =>
  complimentaryNight && numberOfNights >= COMPLIMENTARY_NIGHT ? COMPLIMENTARY_NIGHT - 1 : undefined;

/** The promotion for an answer; nothing where the home does not take part. */
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
