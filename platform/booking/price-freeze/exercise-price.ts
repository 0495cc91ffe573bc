/**
 * The price of a stay with a frozen price (AD-11): the lower of the current and the frozen price. A rise is covered up to the
 * cap, for the party that the price was frozen for; additional guests pay their current price. The deposit is already paid, and
 * covers a part of the rest.
 */
export interface ExerciseFacts {
  /** The whole current price, in minor units. */
  readonly todayMinor: number;
  /** The current price for the party of the frozen price. */
  readonly todayForFrozenPartyMinor: number;
  readonly frozenMinor: number;
  readonly capMinor: number;
  readonly depositMinor: number;
}

export interface ExercisePrice {
  readonly discountMinor: number;
  /** The part that the deposit pays; less than the deposit if less is due. */
  readonly depositMinor: number;
  readonly dueMinor: number;
}

export function exercisePrice(facts: ExerciseFacts): ExercisePrice {
  const { todayMinor, todayForFrozenPartyMinor, frozenMinor, capMinor } = facts;
  const riseMinor = Math.max(0, Math.min(todayForFrozenPartyMinor, todayMinor) - frozenMinor);
  const discountMinor = Math.min(riseMinor, capMinor);
  const depositMinor = Math.min(facts.depositMinor, todayMinor - discountMinor);
  return { discountMinor, depositMinor, dueMinor: todayMinor - discountMinor - depositMinor };
}
