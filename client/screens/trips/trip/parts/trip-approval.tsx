import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { Alert, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { type RefObject, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { listingPath, resultsPath } from '#domain/search/back-to-results.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { defaultGuests } from '#domain/stay/guests.ts';
import { linkWithSource } from '#client/app/entry/user-source.ts';
import { waitingBookingOf, type WithdrawnBooking } from '#client/app/stay/withdrawn-booking.ts';
import { noAnswerText } from '#client/app/failures/no-answer.ts';
import { ConfirmDialog } from '#client/components/confirm-dialog/confirm-dialog.tsx';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import { withPlace } from '#client/features/search/chosen-place.ts';
import type { TripApproval as Approval } from '#client/features/trips/trip-status.ts';
import {
  TripApproval_TripFragmentDoc,
  type TripApproval_TripFragment,
  WithdrawBookingDocument,
} from './trip-approval.generated';

export interface TripApprovalProps {
  readonly approval: Approval;
  readonly trip: FragmentType<TripApproval_TripFragment>;
  /** Receives the focus when the booking is withdrawn, and its buttons are no longer shown. */
  readonly pageHeading: RefObject<HTMLElement | null>;
}

/** The next steps of a traveler whose booking waits for an approval, or was not approved (CP-11). */
export function TripApproval({ approval, trip, pageHeading }: TripApprovalProps) {
  const { data } = useSuspenseFragment({ fragment: TripApproval_TripFragmentDoc, from: trip });
  const search: SearchState = {
    listingId: data.listing.id,
    stay: { from: data.fromDate, until: data.untilDate },
    guests: defaultGuests(data.guests?.adults),
    isTravelApp: false,
  };
  const { market } = data.listing;
  const place = { id: market.id, label: market.name };
  return (
    <SectionCard title={approval.state === 'WAITING' ? 'Your request' : 'What you can do next'}>
      {approval.state === 'WAITING' ? (
        <Waiting approvalId={approval.id} search={search} pageHeading={pageHeading} />
      ) : (
        <Flex gap="3" wrap="wrap">
          <Button asChild colorPalette="coral">
            <Link to={linkWithSource(resultsPath(withPlace(search, place)))}>
              See other homes for these dates
            </Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={linkWithSource(listingPath(search))}>Open this home again</Link>
          </Button>
        </Flex>
      )}
    </SectionCard>
  );
}

interface WaitingProps {
  readonly approvalId: string;
  readonly search: SearchState;
  readonly pageHeading: RefObject<HTMLElement | null>;
}

function Waiting({ approvalId, search, pageHeading }: WaitingProps) {
  const navigate = useNavigate();
  // What was entered in the checkout is kept, if the traveler came from there.
  const waiting = waitingBookingOf(useLocation().state);
  const [wish, setWish] = useState<'WITHDRAW' | 'CHANGE' | null>(null);
  const [withdraw, { data, loading, error }] = useMutation(WithdrawBookingDocument, {
    variables: { approvalId },
  });
  const refusal = data?.withdrawBooking;
  const change = () => {
    if (!waiting) return void navigate(listingPath(search));
    const state: WithdrawnBooking = { withdrawnToken: waiting.bookingToken };
    void navigate(waiting.checkout, { state });
  };
  const confirm = async () => {
    const answer = await withdraw().catch(() => undefined);
    setWish(null);
    if (answer?.data?.withdrawBooking.__typename !== 'ApprovalDecided') return;
    if (wish === 'CHANGE') change();
    else pageHeading.current?.focus();
  };
  return (
    <Stack gap="4">
      <Text color="fg.muted">
        We show the decision here as soon as it is made. Until then you can withdraw the booking, or change
        it: a changed booking is a new request.
      </Text>
      <Box role="status">
        {error && !loading && (
          <Alert.Root status="error">
            <Alert.Indicator />
            <Alert.Description>{noAnswerText('Your booking still waits.')}</Alert.Description>
          </Alert.Root>
        )}
        {refusal && refusal.__typename !== 'ApprovalDecided' && (
          <Alert.Root status="warning">
            <Alert.Indicator />
            <Alert.Content>
              <Alert.Title>{refusal.title}</Alert.Title>
              <Alert.Description>{refusal.text}</Alert.Description>
            </Alert.Content>
          </Alert.Root>
        )}
      </Box>
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" onClick={() => setWish('CHANGE')}>
          Change the booking
        </Button>
        <Button variant="outline" onClick={() => setWish('WITHDRAW')}>
          Withdraw the booking
        </Button>
      </Flex>
      <ConfirmDialog
        isOpen={wish !== null}
        title={wish === 'CHANGE' ? 'Withdraw and change this booking?' : 'Withdraw this booking?'}
        confirmLabel={wish === 'CHANGE' ? 'Withdraw and change' : 'Withdraw'}
        keepLabel="Keep waiting"
        isConfirming={loading}
        onConfirm={() => void confirm()}
        onClose={() => setWish(null)}
      >
        The nights are no longer held for you, and the reserved payment is released. Nothing is charged.
      </ConfirmDialog>
    </Stack>
  );
}
