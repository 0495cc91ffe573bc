/** The checkout as its parts see it: the state with everything that follows from it, and what they can do. */
import { useEffect, useReducer, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useQuery } from '@apollo/client/react';
import { isBookingCallInProgress } from '../../../../domain/call-states';
import { isContactComplete } from '../../../../domain/contact';
import { blocksBooking } from '../../../../domain/quote/price-difference';
import { isValidButForPrice } from '../../../../domain/booking/booking-readiness';
import { withPayableRewards } from '../../../../domain/payment/payment-plan';
import { searchParams } from '../../../../domain/search/search-state';
import { hasProfile, travelerToSelect } from '../../../../domain/booking/travelers';
import { useNotifyIfPriceDiffers } from '../../../app/host/host-context';
import { isOutOfPolicyAccepted } from '../../../app/out-of-policy';
import { useSession, useTenant } from '../../../app/session/session-context';
import { earnOfferDescription, paymentFacts } from './payment/payment-means';
import { CheckoutMeansDocument } from '../steps/payment/payment.generated';
import { usePaymentPlan } from './payment/use-payment-plan';
import { CheckoutTravelersDocument } from '../steps/traveler/travelers.generated';
import { corporateInput, corporateTrip } from './corporate-trip';
import { bookPayload } from './booking/book-payload';
import type { CheckoutValue } from './checkout-context';
import { checkoutAfter } from './checkout-state';
import { keepCheckout, restoreCheckout } from './checkout-storage';
import { areTermsAccepted, checkoutProgress, differenceState, missingToBook, shownQuote } from './readiness';
import type { TripFacts } from './trip-facts';
import { useBooking } from './booking/use-booking';
import { usePriceQuote } from './quote/use-price-quote';
import { useQuoteFreshness } from './quote/use-quote-freshness';

export function useCheckoutValue(trip: TripFacts) {
  const session = useSession().session;
  // Another person who signs in finds nothing of this one's checkout.
  const tripKey = `${session?.userId ?? ''}?${searchParams(trip.search).toString()}`;
  const { state: entry } = useLocation();
  const [state, dispatch] = useReducer(checkoutAfter, tripKey, (key) =>
    isOutOfPolicyAccepted(entry)
      ? checkoutAfter(restoreCheckout(key, new Date()), { kind: 'OUT_OF_POLICY_ACCEPTED' })
      : restoreCheckout(key, new Date()),
  );
  const [now] = useState(() => new Date());
  const [params] = useSearchParams();
  const tenant = useTenant();

  const travelers = useQuery(CheckoutTravelersDocument, { notifyOnNetworkStatusChange: true });
  const means = useQuery(CheckoutMeansDocument, {
    // Data from before another booking is shown at once, and read again.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  });
  const cards = means.data?.paymentMethods;
  // Without cards and without rewards next to nothing is left to pay with; one of them alone is.
  const hasMeans = Boolean(cards ?? means.data?.rewardsAccounts);

  const quote = shownQuote(state);
  const facts =
    quote && means.data && hasMeans
      ? paymentFacts(quote, means.data, {
          tenant,
          experiments: session?.experiments ?? [],
          collection: trip.listing.collection,
          now,
        })
      : null;
  const card = cards?.find(({ id }) => id === state.choice.paymentMethodId);
  // A card that is not among the saved ones any more, or cannot be read, is no choice.
  const withOwnCard = hasMeans && !card ? { ...state.choice, paymentMethodId: null } : state.choice;
  const choice = facts ? withPayableRewards({ ...facts, choice: withOwnCard }) : withOwnCard;
  const payment = usePaymentPlan(facts, choice, card?.last4 ?? null);
  const plan = payment?.plan ?? null;
  const isPaymentAwaited = payment ? payment.isConverting : means.loading;

  const freshness = useQuoteFreshness(quote);
  const difference = differenceState(state, useNotifyIfPriceDiffers());
  const hasAcceptedTerms = areTermsAccepted(state);
  const isQuoteAccepted = quote !== null && !blocksBooking(difference) && hasAcceptedTerms;
  const pricing = usePriceQuote(state, dispatch, trip, isQuoteAccepted);
  const booking = useBooking({
    trip,
    state,
    dispatch,
    isTravelApp: trip.search.isTravelApp,
    readMeansAgain: () => {
      void means.refetch();
      void payment?.retryConversion().catch(() => null);
    },
    earns:
      plan?.paymentMethodId && card?.accountReferenceId
        ? {
            accountReferenceId: card.accountReferenceId,
            amount: plan.amountDue,
            earnOfferDescription: earnOfferDescription(means.data, plan),
            quoteToken: state.quoteToken,
          }
        : null,
  });
  const corporate = corporateTrip(trip.listing, tenant, session?.experiments ?? []);
  const blockers = missingToBook(state, plan, corporate, difference);

  useEffect(() => keepCheckout(tripKey, state), [tripKey, state]);

  const listed = travelers.data?.travelers ?? undefined;
  const toSelect = listed
    ? travelerToSelect({
        travelers: listed.filter(hasProfile),
        selectedId: state.travelerId,
        isFirstStep: state.step === 'TRAVELER',
        user: session ?? null,
        hasContact: Boolean(session?.emailAddress && session.phoneNumber),
      })
    : null;
  // Someone who was chosen before a reload and has been deleted since.
  const isGone = state.travelerId !== null && listed?.every(({ id }) => id !== state.travelerId) === true;
  useEffect(() => {
    if (isGone) dispatch({ kind: 'TRAVELER_CHOSEN', travelerId: null });
  }, [isGone]);
  const toSelectId = toSelect?.id;
  useEffect(() => {
    if (toSelectId) dispatch({ kind: 'TRAVELER_CHOSEN', travelerId: toSelectId });
  }, [toSelectId]);

  const value: CheckoutValue = {
    trip,
    state,
    quote,
    freshness,
    progress: checkoutProgress({ ...state, choice }, plan),
    blockers,
    corporate,
    travelers: {
      value: listed,
      isFailed: travelers.error !== undefined,
      isLoading: travelers.loading,
      retry: () => void travelers.refetch(),
    },
    means: {
      value: hasMeans ? means.data : undefined,
      isFailed: means.error !== undefined && !hasMeans,
      isLoading: means.loading,
      retry: () => void means.refetch(),
    },
    facts,
    payment,
    isPaymentAwaited,
    openStep: (step) => dispatch({ kind: 'STEP_OPENED', step }),
    chooseTraveler: (travelerId) => dispatch({ kind: 'TRAVELER_CHOSEN', travelerId }),
    travelerChanged: (travelerId) => dispatch({ kind: 'TRAVELER_CHANGED', travelerId }),
    answerCorporate: (answers) => dispatch({ kind: 'CORPORATE_ANSWERED', answers }),
    acceptContact: (contact) => {
      if (!isContactComplete(contact)) return;
      dispatch({ kind: 'CONTACT_ACCEPTED', contact });
      void pricing.schedule(contact);
    },
    renewQuote: () => void pricing.schedule(state.contact),
    editPayment: () => {
      dispatch({ kind: 'STEP_OPENED', step: 'PAYMENT' });
      // A failed booking has used its quote up, and without one there is nothing to pay.
      if (!state.quoteToken) void pricing.schedule(state.contact);
    },
    choosePayment: (made) => dispatch({ kind: 'CHOICE_MADE', choice: made }),
    showMessage: (failure) => dispatch({ kind: 'MESSAGE_SHOWN', failure }),
    confirmAndBook: () => {
      if (freshness.kind === 'EXPIRED') return void pricing.schedule(state.contact);
      if (blockers.length > 0 || !quote || !plan || isPaymentAwaited) return;
      if (isBookingCallInProgress(state.calls)) return;
      const payload = bookPayload(quote, plan, {
        isAgent: session?.isAgent ?? false,
        isRecommended: params.get('recommended') === 'true',
        corporate: corporate && corporateInput(corporate, state.corporate),
      });
      if (payload) void booking.book(payload);
    },
  };

  /** PQ-12, PD-07: an accepted price is quoted again if nothing else prevents the booking. */
  function acceptPrice(): void {
    dispatch({ kind: 'PRICE_ACCEPTED' });
    if (isValidButForPrice(blockers)) void pricing.schedule(state.contact, quote?.payNowTotal.fiat);
  }

  return { value, dispatch, difference, hasAcceptedTerms, acceptPrice, pricing, booking };
}

export type Checkout = ReturnType<typeof useCheckoutValue>;
