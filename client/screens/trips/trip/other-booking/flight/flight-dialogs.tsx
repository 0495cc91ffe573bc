import { Dialog, Stack, Text } from '@chakra-ui/react';
import type { ReactNode, RefObject } from 'react';
import { Navigate } from 'react-router';
import { flightModal, type FlightModal, sliceModal } from '#domain/other-bookings/flight-modals.ts';
import { tripPath } from '#domain/routes.ts';
import { usePortal } from '#client/app/session/session-context.ts';
import { DialogPanel } from '#client/components/dialog-panel.tsx';
import { useModalClose } from '../../dialogs/use-modal-close';
import { PhoneLink } from '../../parts/phone-link';
import { type OtherBooking, type Flight, flightOf, type Protection } from '../other-booking-types';
import { modalOf } from '../protections/protection-modal';
import { UseProtection } from '../protections/use-protection';
import { SliceDetails } from './slice-details';

export interface FlightDialogsProps {
  readonly trip: OtherBooking;
  /** The modal that the address names. */
  readonly modal: string | undefined;
  /** Receives the focus when a dialog has removed the link that opened it. */
  readonly pageHeading: RefObject<HTMLElement | null>;
}

/** The open modal of a flight's page (CN-08). A modal that the trip does not have redirects to the page. */
export function FlightDialogs({ trip, modal: name, pageHeading }: FlightDialogsProps) {
  const close = useModalClose(trip.id);
  if (name === undefined) return null;
  const flight = flightOf(trip);
  const modal = flight ? flightModal(name) : undefined;
  const protection = modal && protectionOf(trip, modal);
  if (protection) {
    return (
      <UseProtection
        key={protection.id}
        trip={trip}
        protection={protection}
        onClose={close}
        pageHeading={pageHeading}
      />
    );
  }
  const shown = flight && modal && contentOf(modal, { flight, isCanceled: trip.state === 'CANCELED' }, close);
  return shown ?? <Navigate to={tripPath(trip.id)} replace />;
}

interface ShownFlight {
  readonly flight: Flight;
  readonly isCanceled: boolean;
}

function contentOf(modal: FlightModal, { flight, isCanceled }: ShownFlight, close: () => void): ReactNode {
  if (modal === 'self-serve-cancel-flight') {
    return (
      <TextDialog title="Cancel Flight" onClose={close}>
        <Contact text={flight.cancellation.text} />
      </TextDialog>
    );
  }
  if (modal === 'exchange-flight') {
    return (
      <TextDialog title="Change Flight" onClose={close}>
        <Contact text={flight.exchange.text} />
      </TextDialog>
    );
  }
  const slice = flight.slices.find(
    ({ index }) => sliceModal(flight.tripType === 'MULTI_CITY', index) === modal,
  );
  const first = slice?.segments[0];
  const last = slice?.segments.at(-1);
  if (!slice || !first || !last) return null;
  return (
    <TextDialog title={`${first.origin.city} to ${last.destination.city}`} onClose={close}>
      <SliceDetails slice={slice} isCanceled={isCanceled} />
    </TextDialog>
  );
}

/** The protection of a modal, while it can be used or has just been used. */
const protectionOf = ({ protections }: OtherBooking, modal: FlightModal): Protection | undefined =>
  protections.find(
    (each) => modalOf(each.kind) === modal && (each.state === 'EXERCISABLE' || each.state === 'EXERCISED'),
  );

interface TextDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const TextDialog = ({ title, onClose, children }: TextDialogProps) => (
  <Dialog.Root
    open
    onOpenChange={({ open }) => !open && onClose()}
    size="md"
    placement="center"
    scrollBehavior="inside"
  >
    <DialogPanel title={title} closeLabel="Close">
      <Dialog.Body pb="7">{children}</Dialog.Body>
    </DialogPanel>
  </Dialog.Root>
);

/** The next step, and the phone number to call. */
function Contact({ text }: { readonly text: string }) {
  const supportPhone = usePortal()?.supportPhone;
  return (
    <Stack gap="4">
      <Text>{text}</Text>
      {supportPhone && (
        <Text>
          Contact us: <PhoneLink phoneNumber={supportPhone} />
        </Text>
      )}
    </Stack>
  );
}
