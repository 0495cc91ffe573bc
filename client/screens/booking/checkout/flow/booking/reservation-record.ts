/**
 * The data that the confirmation needs to show a booking again after a reload: the token to poll with and the email address. It
 * is in the tab's session storage, because tokens are never in addresses.
 */
import * as z from 'zod/mini';
import { type CurrencyCode, isCurrencyCode } from '#domain/money/currencies.ts';
import { PERSONAL_KEYS } from '#client/app/session/personal-storage.ts';
import { readSessionValue } from '#client/components/browser-storage/session-value.ts';
import { tabStorage } from '#client/components/browser-storage/browser-storage.ts';

const KEY = PERSONAL_KEYS.reservation;

/** A payment by a card of a rewards account, which earns rewards. */
export const earningPayment = z.object({
  accountReferenceId: z.string(),
  amount: z.object({ minorUnits: z.int(), currencyCode: z.custom<CurrencyCode>(isCurrencyCode) }),
  /** The description of the offer that was used; null without one. */
  earnOfferDescription: z.nullable(z.string()),
  /** The quote that was booked. */
  quoteToken: z.nullish(z.string()),
});

export type EarningPayment = z.infer<typeof earningPayment>;

const reservationRecord = z.object({
  bookingToken: z.string(),
  emailAddress: z.string(),
  /** Null when no such card paid. */
  earns: z.nullable(earningPayment),
});

export type ReservationRecord = z.infer<typeof reservationRecord>;

export function storeReservation(record: ReservationRecord): void {
  tabStorage.setItem(KEY, JSON.stringify(record));
}

export const storedReservation = (): ReservationRecord | null => readSessionValue(KEY, reservationRecord);

export const forgetReservation = (): void => tabStorage.removeItem(KEY);
