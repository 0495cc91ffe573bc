/** The prices that a calendar shows. */
import type { PriceLevel } from '#domain/stay/calendar-prices.ts';
import type { Stay } from '#domain/stay/stay-dates.ts';

export interface DayPrice {
  /** Abbreviated (`$210`). */
  readonly text: string;
  /** Undefined if all nights cost the same. */
  readonly level?: PriceLevel | undefined;
}

/** A stay that a press picks, with its price. */
export interface SuggestedStay {
  readonly stay: Stay;
  /** Of its nights, before fees. */
  readonly total: string;
}

export interface CalendarPrices {
  /** Of the night that begins on a day. */
  readonly of: (date: string) => DayPrice | undefined;
  readonly cheapestWeek?: SuggestedStay | undefined;
  /** Stays like another one in the weeks around it. */
  readonly otherWeeks?: (stay: Stay) => readonly SuggestedStay[];
  /** How the price of a stay compares with its season. */
  readonly comparison?: (stay: Stay) => string | undefined;
}

/** For screen readers, and for everyone who cannot tell the tints apart. */
export const LEVEL_WORDS: Readonly<Record<PriceLevel, string>> = {
  1: 'among the lowest prices',
  2: 'below the usual price',
  3: 'usual price',
  4: 'above the usual price',
  5: 'among the highest prices',
};

/** The tints of the levels; the usual price has none. */
export const LEVEL_TINTS: Readonly<Record<PriceLevel, string | undefined>> = {
  1: 'green.muted',
  2: 'green.muted/50',
  3: undefined,
  4: 'orange.muted/50',
  5: 'orange.muted',
};
