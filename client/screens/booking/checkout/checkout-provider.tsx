import { type ReactNode, useMemo } from 'react';
import type { SearchState } from '#domain/search/search-state.ts';
import {
  DispatchContext,
  PaymentContext,
  QuoteContext,
  StateContext,
  TravelersContext,
  TripContext,
} from './flow/checkout-context';
import { usePaymentReading } from './flow/payment/use-payment-reading';
import { useQuoteFreshness } from './flow/quote/use-quote-freshness';
import { useTravelersReading } from './flow/travelers/use-travelers-reading';
import { type CheckoutListing, useTripFacts } from './flow/trip/trip-facts';
import { useStoredCheckout } from './flow/use-stored-checkout';

export interface CheckoutProviderProps {
  readonly listing: CheckoutListing;
  readonly search: SearchState;
  readonly children: ReactNode;
}

/** Provides the contexts of the checkout (flow/checkout-context.ts). */
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
