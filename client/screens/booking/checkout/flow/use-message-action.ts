import { useNavigate } from 'react-router';
import { ROUTES } from '#domain/routes.ts';
import { customizePath, listingPath, resultsPath } from '#domain/search/back-to-results.ts';
import { useAcceptPrice, useEditPayment } from './actions';
import { useBookAgain } from './booking/use-booking-call';
import { useCheckoutState, useDispatch, useTrip } from './checkout-context';
import type { CheckoutAction } from './checkout-state';
import { forgetState } from './checkout-storage';
import { useAddGuest } from './quote/use-main-guest';
import { usePricing } from './quote/use-pricing';

/** ER-12, ER-13: the effects of the buttons of the checkout's messages. */
export function useMessageAction(): (action: CheckoutAction) => void {
  const navigate = useNavigate();
  const { search } = useTrip();
  const dispatch = useDispatch();
  const retry = useRetry();
  const acceptPrice = useAcceptPrice();
  const editPayment = useEditPayment();
  const resetAndGo = (path: string) => {
    dispatch({ kind: 'RESET' });
    // The page can be left before the reset state has rendered, and been stored.
    forgetState();
    void navigate(path);
  };
  return (action) => {
    dispatch({ kind: 'FAILURE_DISMISSED' });
    switch (action) {
      case 'RETRY':
        return retry();
      case 'SEARCH_AGAIN':
        return resetAndGo(ROUTES.stays);
      case 'GO_HOME':
        return resetAndGo(ROUTES.root);
      case 'CHOOSE_ANOTHER_PROPERTY':
        return resetAndGo(resultsPath(search));
      case 'GO_TO_LISTING':
      // CP-07: 'change selection' leads to the home, also when a link opened the checkout.
      case 'GO_BACK':
        return void navigate(listingPath(search));
      case 'GO_TO_TRIPS':
        return resetAndGo(ROUTES.trips);
      case 'ACKNOWLEDGE_PRICE_DIFFERENCE':
        return acceptPrice();
      case 'ACKNOWLEDGE_TERMS':
        return dispatch({ kind: 'TERMS_ACCEPTED' });
      case 'SCROLL_TO_TRAVELERS':
        return dispatch({ kind: 'STEP_OPENED', step: 'TRAVELER' });
      case 'EDIT_PAYMENT':
        return editPayment();
      case 'CHANGE_ADD_ONS':
        return void navigate(customizePath(search));
      case 'CONTINUE_ANYWAY':
        return dispatch({ kind: 'OUT_OF_POLICY_ACCEPTED' });
      case 'RESET':
        return;
    }
  };
}

/** Repeats the call that did not get through. */
function useRetry(): () => void {
  const { failure, contact } = useCheckoutState();
  const pricing = usePricing();
  const addGuest = useAddGuest();
  const bookAgain = useBookAgain();
  return () => {
    switch (failure?.retry) {
      case 'schedulePriceQuote':
        return void pricing.schedule(contact);
      case 'pollPriceQuote':
        return pricing.followAgain();
      case 'addMainGuest':
        return void addGuest();
      case 'scheduleBook':
        return bookAgain();
      case null:
      case undefined:
        return;
    }
  };
}
