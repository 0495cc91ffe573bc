/** The homes that a search leaves out: how many, why, and on which dates there are more. */
import { availabilityReason } from '#domain/listing/availability-reasons.ts';
import type { OtherStayDates, StaysLeftOut, StaysLeftOutReason } from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { moneyOf } from '../money/money-mapping';

/** Null when the platform gives no reason: a number alone would not help the traveler. */
export function leftOutOf({
  unavailableCount,
  unavailableBecause,
  otherDates = [],
}: Wire<'HomePage'>): StaysLeftOut | null {
  if (unavailableBecause === undefined) return null;
  return {
    count: unavailableCount,
    reasons: unavailableBecause.map(reasonOf),
    otherDates: otherDates.map(otherDatesOf),
  };
}

function reasonOf({
  Reason,
  homesCount,
  mendedCount,
  maximumGuests,
}: Wire<'UnavailableShare'>): StaysLeftOutReason {
  const { code, rawCode } = availabilityReason(Reason);
  return { violation: code, rawCode, count: homesCount, mendedCount, maximumGuests: maximumGuests ?? null };
}

const otherDatesOf = ({
  dateRange: { from, until },
  homesCount,
  lowestNightly,
}: Wire<'OtherDates'>): OtherStayDates => ({
  fromDate: from,
  untilDate: until,
  count: homesCount,
  lowestNightly: lowestNightly ? moneyOf(lowestNightly.fiat) : null,
});
