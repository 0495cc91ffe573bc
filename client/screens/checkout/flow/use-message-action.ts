import { useNavigate } from 'react-router';
import { listingPath, resultsPath } from '../../../../domain/search/back-to-results';
import { ROUTES } from '../../../../domain/routes';
import type { CheckoutAction } from './checkout-state';
import type { Checkout } from './use-checkout-value';

/** ER-12, ER-13: what the buttons of the checkout's messages do. */
export function useMessageAction({ value, dispatch, acceptPrice, pricing, booking }: Checkout) {
  const navigate = useNavigate();
  const { state, trip } = value;

  const resetAndGo = (path: string) => {
    dispatch({ kind: 'RESET' });
    void navigate(path);
  };

  function retry(): void {
    switch (state.failure?.retry) {
      case 'schedulePriceQuote':
        return void pricing.schedule(state.contact);
      case 'pollPriceQuote':
        return pricing.followAgain();
      case 'addMainGuest':
        return void pricing.addGuest();
      case 'scheduleBook':
        return booking.bookAgain();
      case null:
      case undefined:
        return;
    }
  }

  return (action: CheckoutAction): void => {
    dispatch({ kind: 'FAILURE_DISMISSED' });
    switch (action) {
      case 'RETRY':
        return retry();
      case 'SEARCH_AGAIN':
        return resetAndGo(ROUTES.stays);
      case 'GO_HOME':
        return resetAndGo(ROUTES.root);
      case 'CHOOSE_ANOTHER_PROPERTY':
        return resetAndGo(resultsPath(trip.search));
      case 'GO_TO_LISTING':
      // CP-07: 'change selection' leads to the home, also when the checkout was opened by a link.
      case 'GO_BACK':
        return void navigate(listingPath(trip.search));
      case 'GO_TO_TRIPS':
        return resetAndGo(ROUTES.trips);
      case 'ACKNOWLEDGE_PRICE_DIFFERENCE':
        return acceptPrice();
      case 'ACKNOWLEDGE_TERMS':
        return dispatch({ kind: 'TERMS_ACCEPTED' });
      case 'SCROLL_TO_TRAVELERS':
        return dispatch({ kind: 'STEP_OPENED', step: 'TRAVELER' });
      case 'EDIT_PAYMENT':
        return value.editPayment();
      case 'CONTINUE_ANYWAY':
        return dispatch({ kind: 'OUT_OF_POLICY_ACCEPTED' });
      case 'RESET':
        return;
    }
  };
}
