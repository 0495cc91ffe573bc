/**
 * The state of the checkout in several contexts, so that a change renders only the components that read it. selectors.ts contains
 * the hooks that combine several.
 */
import { type Context, createContext, type Dispatch, type ReactNode, use, useMemo } from 'react';
import type { QuoteFreshness } from '#domain/quote/quote-freshness.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import type { CheckoutEvent, CheckoutState, Quote } from './checkout-state';
import { type PaymentReading, usePaymentReading } from './payment/use-payment-reading';
import { useQuoteFreshness } from './quote/use-quote-freshness';
import type { Reading } from './reading';
import { type CheckoutTraveler, useTravelersReading } from './travelers/use-travelers-reading';
import { type CheckoutListing, type TripFacts, useTripFacts } from './trip/trip-facts';
import { useStoredCheckout } from './use-stored-checkout';

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

interface CheckoutProviderProps {
  readonly listing: CheckoutListing;
  readonly search: SearchState;
  readonly children: ReactNode;
}

export function CheckoutProvider({ listing, search, children }: CheckoutProviderProps) {
  const trip = useTripFacts(listing, search);
  const [state, dispatch] = useStoredCheckout(search);
  const { quote } = state;
  const freshness = useQuoteFreshness(quote);
  const quoted = useMemo(() => ({ quote, freshness }), [quote, freshness]);
  const travelers = useTravelersReading();
  const payment = usePaymentReading(quote, trip, state.choice);
  return (
    <DispatchContext value={dispatch}>
      <TripContext value={trip}>
        <StateContext value={state}>
          <QuoteContext value={quoted}>
            <TravelersContext value={travelers}>
              <PaymentContext value={payment}>{children}</PaymentContext>
            </TravelersContext>
          </QuoteContext>
        </StateContext>
      </TripContext>
    </DispatchContext>
  );
}

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
