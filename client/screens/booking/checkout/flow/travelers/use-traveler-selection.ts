import { useEffect } from 'react';
import { hasProfile, travelerToSelect } from '#domain/booking/travelers.ts';
import { useSession } from '#client/app/session/session-context.ts';
import { useCheckoutState, useDispatch, useTravelers } from '../checkout-context';

/** TR-16, TR-17: selects the default traveler, and deselects one that was deleted since. */
export function useTravelerSelection(): void {
  const { session } = useSession();
  const { travelerId, step } = useCheckoutState();
  const dispatch = useDispatch();
  const { value: listed } = useTravelers();
  const toSelect = listed
    ? travelerToSelect({
        travelers: listed.filter((traveler) => hasProfile(traveler) && traveler.bookingRefusal === null),
        selectedId: travelerId,
        isFirstStep: step === 'TRAVELER',
        user: session ?? null,
        hasContact: Boolean(session?.emailAddress && session.phoneNumber),
      })
    : null;
  // A traveler who was selected before a reload, and has been deleted since or may no longer be booked for.
  const isGone =
    travelerId !== null &&
    listed?.every(({ id, bookingRefusal }) => id !== travelerId || bookingRefusal !== null) === true;
  useEffect(() => {
    if (isGone) dispatch({ kind: 'TRAVELER_CHOSEN', travelerId: null });
  }, [isGone, dispatch]);
  const toSelectId = toSelect?.id;
  useEffect(() => {
    if (toSelectId) dispatch({ kind: 'TRAVELER_CHOSEN', travelerId: toSelectId });
  }, [toSelectId, dispatch]);
}
