import { convertMinor } from '../../kernel/money';
import type { CurrencyCode, FreezeKind, PriceFreezeRules } from '../catalogue.types';

/** The combinations of freeze kinds that homes offer. */
export const FREEZE_KINDS: readonly FreezeKind[][] = [
  ['HoldTheRoom', 'RoomType'],
  ['RoomType'],
  ['HoldTheRoom', 'BestAvailable'],
];

/** The specification's examples for hotels: seven days, and a rise of at most 500 US dollars. */
const DURATION_HOURS = 168;
const CAP_USD_MINOR = 50_000;
/** Caps in other currencies are rounded to whole tens. */
const CAP_STEP_MINOR = 1_000;

export const priceFreezeRules = (kinds: FreezeKind[], currency: CurrencyCode): PriceFreezeRules => ({
  kinds,
  durationHours: DURATION_HOURS,
  capMinor: Math.round(convertMinor(CAP_USD_MINOR, 'USD', currency) / CAP_STEP_MINOR) * CAP_STEP_MINOR,
});
