import { addDays, addYears, type PlainDate } from '../../kernel/dates';
import type { AccountChange, BenefitKind } from './benefits.tables';

export interface Benefit {
  readonly kind: BenefitKind;
  readonly opened_from: PlainDate | null;
  readonly opened_until: PlainDate | null;
}

/** The credit that an account is due on a given day. */
export interface DueCredit {
  /** The key of the grant, together with the account and the kind. */
  readonly period: PlainDate;
  readonly expiresOn: PlainDate;
  readonly grantedFor: AccountChange;
}

/**
 * The credit of a benefit that an account of its product is due (AD-14); null when it is due none. An annual credit is for the
 * account year of the given day; the others are granted once and end one year after the account was opened.
 */
export function dueCredit(
  { kind, opened_from, opened_until }: Benefit,
  openedOn: PlainDate,
  day: PlainDate,
): DueCredit | null {
  const isInWindow =
    (opened_from === null || opened_from <= openedOn) && (opened_until === null || openedOn <= opened_until);
  if (!isInWindow || day < openedOn) return null;
  const period = kind === 'AnnualTravelCredit' ? yearBegin(openedOn, day) : openedOn;
  const expiresOn =
    kind === 'AnnualTravelCredit' ? addDays(yearBegin(openedOn, day, 1), -1) : addYears(openedOn, 1);
  if (day > expiresOn) return null;
  return { period, expiresOn, grantedFor: period === openedOn ? 'NewAccountOpening' : 'NewBenefitPeriod' };
}

/** The day on which an account year begins: the year of the given day, or a later one. */
function yearBegin(openedOn: PlainDate, day: PlainDate, later = 0): PlainDate {
  const years = Number(day.slice(0, 4)) - Number(openedOn.slice(0, 4));
  const isBegun = addYears(openedOn, years) <= day;
  return addYears(openedOn, (isBegun ? years : years - 1) + later);
}
