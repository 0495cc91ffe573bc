import { useMutation } from '@apollo/client/react';
import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { noAnswerText } from '#client/app/failures/no-answer.ts';
import { useAnnounce } from '#client/components/announcer/announcer.tsx';
import { ConfirmDialog } from '#client/components/confirm-dialog/confirm-dialog.tsx';
import { takesFocus, useFocusAfterReplacement } from '#client/components/focus.ts';
import { EyeIcon } from '#client/components/icons/trip-icons.tsx';
import { WRAPPED_BUTTON } from '#client/components/media/large-text.ts';
import { isCanceled } from '#client/features/trips/other-booking-status.ts';
import { linkToModal } from '../dialogs/link-to-modal';
import type { OtherBooking } from './other-booking-types';
import { StopWatchingTripDocument, WatchTripDocument } from './watch-trip.generated';

const unanswered = (trip: Watched) =>
  noAnswerText(isBooked(trip) ? 'The trip stays booked.' : 'Nothing is booked.');

export type Watched = Pick<OtherBooking, 'id' | 'state' | 'timeState' | 'watchState' | 'protections'>;

const isBooked = ({ state }: Watched): boolean => state !== 'NOT_BOOKED';

const isWatched = ({ watchState }: Watched): boolean =>
  watchState === 'WATCHING' || watchState === 'JUST_WATCHED';

/** Whether a trip can be watched, or its watch ended. */
export const canChangeWatch = (trip: Watched): boolean =>
  !isCanceled(trip) &&
  (isWatched(trip) || (trip.watchState === 'NOT_WATCHING' && trip.timeState === 'FUTURE'));

/** CN-04: a press watches the price of a trip; ending the watch requires confirmation (CN-08). */
export function WatchButton({ trip }: { readonly trip: Watched }) {
  const announce = useAnnounce();
  const [watch, { loading }] = useMutation(WatchTripDocument, {
    update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'trips' }),
  });
  const [failure, setFailure] = useState<string | null>(null);
  const control = useFocusAfterReplacement(isWatched(trip));
  if (!canChangeWatch(trip)) return null;
  if (isWatched(trip)) {
    return (
      <Button asChild variant="outline" size="sm" css={WRAPPED_BUTTON}>
        <Link ref={control} {...linkToModal(trip.id, 'stop-watching')}>
          <EyeIcon />
          Stop watching the price
        </Link>
      </Button>
    );
  }
  async function start(): Promise<void> {
    setFailure(null);
    const result = await watch({ variables: { input: { tripId: trip.id } } })
      .then(({ data }) => data?.watchTrip)
      .catch(() => undefined);
    if (result?.__typename === 'TripWatchChanged') announce('We watch the price of this trip.');
    else setFailure(result?.text ?? unanswered(trip));
  }
  return (
    <Stack gap="2" align="flex-start">
      <Button
        ref={control}
        variant="outline"
        size="sm"
        css={WRAPPED_BUTTON}
        loading={loading}
        onClick={() => void start()}
      >
        <EyeIcon />
        Watch the price
      </Button>
      {failure && (
        <Text role="alert" ref={takesFocus} tabIndex={-1} color="fg.error" textStyle="sm">
          {failure}
        </Text>
      )}
    </Stack>
  );
}

export interface StopWatchingProps {
  readonly trip: Watched;
  readonly onClose: () => void;
}

/** The modal `stop-watching` (CN-08). */
export function StopWatching({ trip, onClose }: StopWatchingProps) {
  const announce = useAnnounce();
  const [stop, { loading }] = useMutation(StopWatchingTripDocument, {
    update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'trips' }),
  });
  const [failure, setFailure] = useState<string | null>(null);
  async function confirm(): Promise<void> {
    setFailure(null);
    const result = await stop({ variables: { input: { tripId: trip.id } } })
      .then(({ data }) => data?.stopWatchingTrip)
      .catch(() => undefined);
    if (result?.__typename !== 'TripWatchChanged') return setFailure(result?.text ?? unanswered(trip));
    announce('The price of this trip is no longer watched.');
    onClose();
  }
  return (
    <ConfirmDialog
      isOpen
      title="Stop watching this trip?"
      confirmLabel="Stop watching"
      keepLabel="Keep watching"
      isConfirming={loading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {failure ??
        (isBooked(trip)
          ? 'The price of the trip is no longer watched. The trip stays booked.'
          : 'The price of the flight is no longer watched, and the flight leaves your trips.')}
    </ConfirmDialog>
  );
}
