/**
 * The price of a stay with a frozen price (AD-11): the lower of the price of today and the frozen one. A rise is covered up to
 * the cap, for the party that the price was frozen for; guests who came in addition pay what they add today. The deposit
 * has been paid before, and pays a part of what is left.
 */
export interface ExerciseQuestion {
  /** The whole price of today, in minor units. */
  readonly todayMinor: number;
  /** The price of today for the party of the frozen price. */
  readonly todayForFrozenPartyMinor: number;
  readonly frozenMinor: number;
  readonly capMinor: number;
  readonly depositMinor: number;
}

export interface ExercisePrice {
  readonly discountMinor: number;
  /** The part that the deposit pays; less than the deposit where less is left. */
  readonly depositMinor: number;
  readonly dueMinor: number;
}

export function exercisePrice(question: ExerciseQuestion): ExercisePrice {
  const { todayMinor, todayForFrozenPartyMinor, frozenMinor, capMinor } = question;
  const riseMinor = Math.max(0, Math.min(todayForFrozenPartyMinor, todayMinor) - frozenMinor);
  const discountMinor = Math.min(riseMinor, capMinor);
  const depositMinor = Math.min(question.depositMinor, todayMinor - discountMinor);
  return { discountMinor, depositMinor, dueMinor: todayMinor - discountMinor - depositMinor };
}
