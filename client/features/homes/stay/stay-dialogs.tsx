import { type RefObject, Suspense, useState } from 'react';
import { type Guests, type GuestScreen, maxTravelers } from '#domain/stay/guests.ts';
import { useTrack } from '#client/app/tracking/use-track.ts';
import { onDemand } from '#client/components/on-demand/on-demand.ts';
import { ListingDatesDialog } from './listing-dates-dialog';
import type { StayChoice } from './stay-choice';
import type { StayEditing } from './use-stay-editing';

const GuestDialog = onDemand(
  async () => (await import('#client/components/guest-picker/guest-dialog.tsx')).GuestDialog,
);

export interface StayDialogsProps extends StayChoice {
  /** Determines the limit of the guests and the text of the button that confirms the dates. */
  readonly screen: GuestScreen;
  readonly stayEditing: Pick<StayEditing, 'editing' | 'edit'>;
  /** The field of the dates. */
  readonly datesField?: RefObject<HTMLElement | null>;
}

/** The dialogs for the dates and the guests of a stay in one home; the part that is being changed is open. */
export function StayDialogs({
  screen,
  datesField,
  stayEditing: { editing, edit },
  ...choice
}: StayDialogsProps) {
  const { search, setGuests, maxOccupancy } = choice;
  const track = useTrack();
  // Stays mounted once it has been opened, so that it can close with its animation.
  const [hasGuestDialog, setHasGuestDialog] = useState(false);
  if (editing === 'guests' && !hasGuestDialog) setHasGuestDialog(true);
  const changeGuests = (guests: Guests) => {
    const { adults, children, pets } = guests;
    track('guests_changed', { adults, children: children.length, pets });
    setGuests(guests);
  };
  return (
    <>
      <ListingDatesDialog
        {...choice}
        isOpen={editing === 'dates'}
        onClose={() => edit(null)}
        isSearch={screen === 'listing'}
        anchor={datesField && (() => datesField.current)}
      />
      {hasGuestDialog && (
        <Suspense>
          <GuestDialog
            isOpen={editing === 'guests'}
            onClose={() => edit(null)}
            guests={search.guests}
            onDone={changeGuests}
            max={maxTravelers(screen, maxOccupancy)}
          />
        </Suspense>
      )}
    </>
  );
}
