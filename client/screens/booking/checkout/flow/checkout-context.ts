/**
 * The state of the checkout in several contexts, so that a change renders only the components that read it. The screen's provider
 * fills them; selectors.ts contains the hooks that combine several.
 */
import { type Context, createContext, type Dispatch, use } from 'react';
import type { QuoteFreshness } from '#domain/quote/quote-freshness.ts';
import type { CheckoutEvent, CheckoutState, Quote } from './checkout-state';
import type { PaymentReading } from './payment/use-payment-reading';
import type { Reading } from './reading';
import type { CheckoutTraveler } from './travelers/use-travelers-reading';
import type { TripFacts } from './trip/trip-facts';

export interface QuoteReading {
  /** PQ-13: null while a price is being fetched. */
  readonly quote: Quote | null;
  /** How long the quote is still valid. */
  readonly freshness: QuoteFreshness;
}

export const TripContext = createContext<TripFacts | undefined>(undefined);
export const StateContext = createContext<CheckoutState | undefined>(undefined);
export const DispatchContext = createContext<Dispatch<CheckoutEvent> | undefined>(undefined);
export const QuoteContext = createContext<QuoteReading | undefined>(undefined);
export const TravelersContext = createContext<Reading<readonly CheckoutTraveler[]> | undefined>(undefined);
export const PaymentContext = createContext<PaymentReading | undefined>(undefined);

function useFilled<Value>(context: Context<Value | undefined>): Value {
  const value = use(context);
  if (value === undefined) throw new Error('A part of the checkout is outside of its provider');
  return value;
}

export const useTrip = (): TripFacts => useFilled(TripContext);
export const useCheckoutState = (): CheckoutState => useFilled(StateContext);
export const useDispatch = (): Dispatch<CheckoutEvent> => useFilled(DispatchContext);
export const useQuote = (): Quote | null => useFilled(QuoteContext).quote;
export const useFreshness = (): QuoteFreshness => useFilled(QuoteContext).freshness;
export const useTravelers = (): Reading<readonly CheckoutTraveler[]> => useFilled(TravelersContext);
export const usePayment = (): PaymentReading => useFilled(PaymentContext);
