import { Dialog } from '@chakra-ui/react';
import type { ComponentType, RefObject } from 'react';
import { Navigate } from 'react-router';
import { type HomeModal, homeModal } from '#domain/booking/trip-modals.ts';
import { tripPath } from '#domain/routes.ts';
import { DialogPanel } from '#client/components/dialog-panel.tsx';
import type { TripStatus } from '#client/features/trips/trip-status.ts';
import { CancelHome } from '../cancel/cancel-home';
import type { TripPage_TripFragment } from '../trip-page.generated';
import { ConfirmationDetails } from './confirmation-details';
import { HostDetails } from './host-details';
import { PaymentDetails } from './payment-details';
import { Receipt } from './receipt';
import { ResendConfirmation } from './resend-confirmation';
import { Travelers } from './travelers';
import { useModalClose } from './use-modal-close';

export interface TripDialogsProps {
  readonly trip: TripPage_TripFragment;
  readonly status: TripStatus;
  /** The modal that the address names. */
  readonly modal: string | undefined;
  readonly pageHeading: RefObject<HTMLElement | null>;
}

interface Modal {
  readonly title: string;
  readonly Content: ComponentType<{ readonly trip: TripPage_TripFragment }>;
  /** The stages of a booking that have it; all stages when omitted. */
  readonly stages?: readonly TripStatus['stage'][];
}

const MODALS: Readonly<Record<Exclude<HomeModal, 'cancel-home'>, Modal>> = {
  confirmation: { title: 'Confirmation', Content: ConfirmationDetails, stages: ['CERTAIN'] },
  payment: {
    title: 'Payment details',
    Content: PaymentDetails,
    stages: ['CERTAIN', 'OPEN', 'OVER', 'OFF'],
  },
  'resend-confirmation': {
    title: 'Send the confirmation again',
    Content: ResendConfirmation,
    stages: ['CERTAIN'],
  },
  travelers: { title: 'Travelers', Content: Travelers },
  'itemized-receipt-home': {
    title: 'Itemized receipt',
    Content: Receipt,
    stages: ['CERTAIN', 'OPEN', 'OVER', 'OFF'],
  },
  'host-and-rental-details': { title: 'Host and rental details', Content: HostDetails },
};

/** The open modal of a trip's page (CN-08). A modal that the booking does not have redirects to the page. */
export function TripDialogs({ trip, status, modal: name, pageHeading }: TripDialogsProps) {
  const close = useModalClose(trip.id);
  if (name === undefined) return null;
  const modal = homeModal(name);
  if (!modal) return <Navigate to={tripPath(trip.id)} replace />;
  if (modal === 'cancel-home') {
    return (
      <CancelHome
        tripId={trip.id}
        hasPremium={trip.protection !== null}
        onClose={close}
        pageHeading={pageHeading}
      />
    );
  }
  const { title, Content, stages } = MODALS[modal];
  if (stages && !stages.includes(status.stage)) return <Navigate to={tripPath(trip.id)} replace />;
  return (
    <Dialog.Root
      open
      onOpenChange={({ open }) => !open && close()}
      size="md"
      placement="center"
      scrollBehavior="inside"
    >
      <DialogPanel title={title} closeLabel="Close">
        <Dialog.Body pb="7">
          <Content trip={trip} />
        </Dialog.Body>
      </DialogPanel>
    </Dialog.Root>
  );
}
