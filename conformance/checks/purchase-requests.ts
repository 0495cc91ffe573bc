/** The requests of a purchase: a quote, its main guest, and its payment. */
import type { components } from '#schema/platform.openapi.ts';
import type { FoundStay } from './reads';
import { GUESTS } from './search';

type Schemas = components['schemas'];

const EMAIL = 'conformance@portal.example';
export const GUEST_SURNAME = 'Traveler';

export interface ReadyQuote {
  readonly token: string;
  readonly orderedProductId: string;
  readonly due: Schemas['Fiat'];
}

export const quoteRequest = (
  { listingId, dates, provider, collection, total }: FoundStay,
  guests = GUESTS,
): Schemas['ScheduleQuoteRequest'] => ({
  emailAddress: EMAIL,
  request: {
    type: 'homes',
    value: {
      listingId,
      listingProviderId: provider,
      stayDates: dates,
      guests,
      seenPrice: { value: total.value, currencyCode: total.currencyCode as Schemas['CurrencyCode'] },
      listingCollection: collection as Schemas['HomesQuoteRequest']['listingCollection'],
    },
  },
});

export const guestOf = ({ token, orderedProductId }: ReadyQuote): Schemas['AddMainGuestRequest'] => ({
  emailAddress: EMAIL,
  mainGuest: { givenName: 'Test', surname: GUEST_SURNAME, phoneNumber: '+14165550148' },
  orderedProductId,
  paymentSessionToken: token,
});

export const paymentOf = (
  token: string,
  paymentId: string,
  { currencyCode }: Schemas['Fiat'],
  amount: number,
): Schemas['ScheduleFulfillmentRequest'] => ({
  quoteToken: { value: token },
  payments: [
    {
      kind: 'UserCard',
      paymentId,
      paymentAmount: { currency: currencyCode as Schemas['CurrencyCode'], amount },
    },
  ],
  ancillaries: [],
});
