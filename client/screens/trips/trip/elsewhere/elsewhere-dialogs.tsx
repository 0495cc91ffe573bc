import { detailModal } from '#domain/beside-homes/detail-modals.ts';
import { useModalClose } from '../dialogs/use-modal-close';
import { DetailDialog } from './detail-dialog';
import { FlightDialogs, type FlightDialogsProps } from './flight/flight-dialogs';
import { canChangeWatch, StopWatching } from './watch-trip';

/** The open modal of the page of a trip that was booked elsewhere (CN-08). */
export function ElsewhereDialogs({ trip, modal, pageHeading }: FlightDialogsProps) {
  const close = useModalClose(trip.id);
  if (modal === 'stop-watching' && trip.watchState !== 'NOT_WATCHING' && canChangeWatch(trip)) {
    return <StopWatching trip={trip} onClose={close} />;
  }
  const details = detailModal(trip.__typename, modal);
  if (details) return <DetailDialog trip={trip} modal={details} onClose={close} />;
  return <FlightDialogs trip={trip} modal={modal} pageHeading={pageHeading} />;
}
