/**
 * The opaque id of a rate, from which a quote is requested (PQ-02): the listing, its provider and collection, the stay, and the
 * total that was shown. It is not signed. The total is what the traveler claims to have seen; the platform prices every quote
 * itself, and `book` accepts only the total of the quote. An altered id does not change the price.
 */
import { z } from 'zod';
import { isCurrencyCode } from '#domain/money/currencies.ts';
import { money, type Money } from '#domain/money/money.ts';
import { isIdentifier } from '../../rest/identifier';
import type { Wire } from '../../rest/wire';
import type { RequestedStay } from '../stay/stay-input';

type Collection = Wire<'HomesQuoteRequest'>['listingCollection'];

export interface RateFacts extends RequestedStay {
  readonly listingId: string;
  readonly provider: Wire<'ListingProviderId'>;
  readonly collection: Collection;
  readonly total: Money;
}

const identifier = z.string().refine(isIdentifier);

/** The frozen price, if any, comes last. */
const form = z.tuple(
  [
    z.literal(1),
    identifier,
    z.string().min(1),
    identifier,
    z.enum(['Premier', 'Lifestyle', 'NoCollection']),
    z.string(),
    z.string(),
    z.int(),
    z.array(z.int()),
    z.int(),
    z.int().min(0),
    z.string().refine(isCurrencyCode),
  ],
  identifier,
);

export const rateId = ({
  listingId,
  provider,
  collection,
  stay,
  guests,
  total,
  frozenPriceId,
}: RateFacts): string => {
  const facts: z.infer<typeof form> = [
    1,
    listingId,
    provider.provider,
    provider.id,
    collection,
    stay.from,
    stay.until,
    guests.adults,
    [...guests.children],
    guests.pets,
    total.minorUnits,
    total.currencyCode,
    ...(frozenPriceId === undefined ? [] : [frozenPriceId]),
  ];
  return Buffer.from(JSON.stringify(facts)).toString('base64url');
};

/** Null for a text that is not an id of a rate. */
export function rateFacts(id: string): RateFacts | null {
  const read = form.safeParse(parsed(Buffer.from(id, 'base64url').toString()));
  if (!read.success) return null;
  const [
    ,
    listingId,
    provider,
    providersId,
    collection,
    from,
    until,
    adults,
    children,
    pets,
    minorUnits,
    code,
    frozenPriceId,
  ] = read.data;
  return {
    listingId,
    provider: { provider, id: providersId },
    collection,
    stay: { from, until },
    guests: { adults, children, pets },
    total: money(minorUnits, code),
    ...(frozenPriceId === undefined ? {} : { frozenPriceId }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
