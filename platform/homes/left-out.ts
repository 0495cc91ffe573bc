/** The homes that a search leaves out, the reasons, and the nearby dates with more homes. */
import type { components } from '#schema/platform.openapi.ts';
import { addDays, type PlainDate } from '../kernel/dates';
import type { PriceWriter } from '../payment/rewards/price-in-rewards';
import { lastCheckOut, type Stay } from './stay';
import type { Reason, Verdict } from './stay-availability';

type Schemas = components['schemas'];

/** How far other dates are searched, before and after. */
export const DAYS_AROUND = 21;
const MAX_SUGGESTIONS = 3;

/** Why homes cannot be booked, the most frequent reason first; each home counts under its first reason. */
export function unavailableBecause(verdicts: readonly Verdict[]): Schemas['UnavailableShare'][] {
  const byReason = new Map<string, Reason[][]>();
  for (const verdict of verdicts) {
    if (verdict.isAvailable) continue;
    const name = verdict.reasons[0]?.Reason ?? 'Unknown';
    byReason.set(name, [...(byReason.get(name) ?? []), [...verdict.reasons]]);
  }
  return [...byReason]
    .map(([name, homes]) => shareOf(name, homes))
    .sort((one, other) => other.homesCount - one.homesCount);
}

function shareOf(name: string, homes: readonly (readonly Reason[])[]): Schemas['UnavailableShare'] {
  const mended = homes.flatMap((reasons) => (reasons.length === 1 ? reasons : []));
  const guests = mended.flatMap(({ maximumGuests }) => maximumGuests ?? []);
  return {
    Reason: name,
    homesCount: homes.length,
    mendedCount: mended.length,
    ...(guests.length > 0 ? { maximumGuests: Math.max(...guests) } : {}),
  };
}

/** A bookable home, and its price per night. */
export interface Bookable {
  readonly candidate: { readonly rules: { readonly pricing: { readonly currencyCode: string } } };
  readonly nightlyMinor: number;
}

export interface OtherDatesSearch {
  readonly stay: Stay;
  readonly today: PlainDate;
  /** How many can be booked for the stay that was requested. */
  readonly count: number;
  readonly bookableFor: (stay: Stay) => readonly Bookable[];
  readonly writePrice: PriceWriter;
}

/** Nearby dates with more homes, the nearest first; a further suggestion must find enough more to justify the distance. */
export function otherDates({
  stay,
  today,
  count,
  bookableFor,
  writePrice,
}: OtherDatesSearch): Schemas['OtherDates'][] {
  const found: Schemas['OtherDates'][] = [];
  let most = count;
  for (let distance = 1; distance <= DAYS_AROUND && found.length < MAX_SUGGESTIONS; distance += 1) {
    const around = [distance, -distance]
      .map((days) => ({ ...stay, from: addDays(stay.from, days), until: addDays(stay.until, days) }))
      .filter(({ from, until }) => from >= today && until <= lastCheckOut(today))
      .map((other) => ({ other, homes: bookableFor(other) }));
    const [best] = around.sort((one, other) => other.homes.length - one.homes.length);
    if (!best || best.homes.length <= most) continue;
    most = best.homes.length;
    found.push(suggestionOf(best.other, best.homes, writePrice));
  }
  return found;
}

function suggestionOf(
  { from, until }: Stay,
  homes: readonly Bookable[],
  writePrice: PriceWriter,
): Schemas['OtherDates'] {
  const currencies = new Set(homes.map(({ candidate }) => candidate.rules.pricing.currencyCode));
  const [currencyCode] = currencies;
  const lowest = Math.min(...homes.map(({ nightlyMinor }) => nightlyMinor));
  return {
    dateRange: { from, until },
    homesCount: homes.length,
    ...(currencyCode !== undefined && currencies.size === 1
      ? { lowestNightly: writePrice(lowest, currencyCode) }
      : {}),
  };
}
