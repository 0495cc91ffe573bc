/**
 * The opaque token of the terms on which a price can be frozen: the stay, what is frozen, and the amounts that were shown. It is
 * not signed: the platform compares all of it with its offer, so an altered token is refused.
 */
import { z } from 'zod';
import type { Wire } from '../../rest/wire';

/** The terms of the offer that a purchase sends. */
export type FreezeTerms = Omit<Wire<'PurchasePriceFreezeRequest'>, 'paymentId'>;

const currencyCode = z.enum([
  'CAD',
  'USD',
  'PEN',
  'EUR',
  'GBP',
  'AUD',
  'MXN',
  'NZD',
  'CNY',
  'JPY',
  'INR',
  'COP',
  'CLP',
]);

const amount = z.number().min(0);

const form = z.tuple([
  z.literal('freeze-1'),
  z.string(),
  z.string(),
  z.string(),
  z.int(),
  z.array(z.int()),
  z.boolean(),
  z.enum(['BestAvailable', 'RoomType', 'HoldTheRoom']),
  currencyCode,
  amount,
  amount,
  amount,
  z.int(),
]);

export function freezeOptionId(terms: FreezeTerms): string {
  const { listingId, stayDates, guests, kind, seenTotal, seenDeposit, seenCap, durationHours } = terms;
  const facts: z.infer<typeof form> = [
    'freeze-1',
    listingId,
    stayDates.from,
    stayDates.until,
    guests.adults,
    [...guests.children],
    guests.petsIncluded,
    kind,
    seenTotal.currencyCode,
    seenTotal.value,
    seenDeposit.value,
    seenCap.value,
    durationHours,
  ];
  return Buffer.from(JSON.stringify(facts)).toString('base64url');
}

/** Null for a text that is not a token of terms. */
export function freezeTerms(id: string): FreezeTerms | null {
  const read = form.safeParse(parsed(Buffer.from(id, 'base64url').toString()));
  if (!read.success) return null;
  const [, listingId, from, until, adults, children, petsIncluded, kind, code, total, deposit, cap, hours] =
    read.data;
  return {
    listingId,
    stayDates: { from, until },
    guests: { adults, children, infants: 0, petsIncluded },
    kind,
    seenTotal: { value: total, currencyCode: code },
    seenDeposit: { value: deposit, currencyCode: code },
    seenCap: { value: cap, currencyCode: code },
    durationHours: hours,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
