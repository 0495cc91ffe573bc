/** Actions of the traveler that take more than one event: accepting the contact or a price, and returning to the payment. */
import { isValidButForPrice } from '#domain/booking/booking-readiness.ts';
import { type Contact, isContactComplete } from '#domain/contact.ts';
import { useCheckoutState, useDispatch, useQuote } from './checkout-context';
import { usePricing } from './quote/use-pricing';
import { useBlockers } from './selectors';

/** TR-20: stores the contact and requests a price. */
export function useAcceptContact(): (contact: Contact) => void {
  const dispatch = useDispatch();
  const { schedule } = usePricing();
  return (contact) => {
    if (!isContactComplete(contact)) return;
    dispatch({ kind: 'CONTACT_ACCEPTED', contact });
    void schedule(contact);
  };
}

/** PQ-12, PD-07: accepts a price and requests it again, unless something else prevents the booking. */
export function useAcceptPrice(): () => void {
  const { contact } = useCheckoutState();
  const dispatch = useDispatch();
  const quote = useQuote();
  const blockers = useBlockers();
  const { schedule } = usePricing();
  return () => {
    dispatch({ kind: 'PRICE_ACCEPTED' });
    if (isValidButForPrice(blockers)) void schedule(contact, quote?.payNowTotal.fiat);
  };
}

/** Opens the payment, with a new price when there is none to pay. */
export function useEditPayment(): () => void {
  const { quoteToken } = useCheckoutState();
  const dispatch = useDispatch();
  const { renew } = usePricing();
  return () => {
    dispatch({ kind: 'STEP_OPENED', step: 'PAYMENT' });
    // A failed booking has used up its quote, and without a quote there is nothing to pay.
    if (!quoteToken) renew();
  };
}
