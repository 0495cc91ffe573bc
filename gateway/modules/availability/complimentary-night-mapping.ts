import { COMPLIMENTARY_NIGHT_TITLE, missingNights } from '#domain/portal/complimentary-night.ts';
import { nightCount, type Stay } from '#domain/stay/stay-dates.ts';
import type { ComplimentaryNight } from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { moneyOf } from '../money/money-mapping';

/** The promotion for a stay; null if the home does not participate. A stay has it when the platform has deducted an amount. */
export function complimentaryNightOf(
  wire: Wire<'ComplimentaryNight'> | undefined,
  stay: Stay,
): ComplimentaryNight | null {
  if (!wire) return null;
  const amount = moneyOf(wire.amount);
  const isUnlocked = amount !== null;
  return {
    title: COMPLIMENTARY_NIGHT_TITLE,
    minimumNights: wire.minimumNights,
    isUnlocked,
    missingNights: isUnlocked ? 0 : missingNights(nightCount(stay), wire.minimumNights),
    amount,
  };
}
