import { Badge } from '@chakra-ui/react';
import { durationText } from '#domain/other-bookings/flight-times.ts';
import type { Segment } from '../other-booking-types';

type State = Segment['state'];
interface Words {
  readonly text: string;
  readonly palette: 'green' | 'orange' | 'red' | 'gray';
}

/** CN-10: the first matching state is shown. */
const STATES: readonly (readonly [State, Words])[] = [
  ['CANCELED', { text: 'Canceled by the airline', palette: 'red' }],
  ['DECLINED', { text: 'Declined by the airline', palette: 'red' }],
  ['CONFIRMED_PENDING_NEW_CHANGE', { text: 'Schedule change to accept', palette: 'orange' }],
  ['PENDING', { text: 'Pending', palette: 'orange' }],
  ['UN_MAPPED', { text: 'Ask the airline', palette: 'gray' }],
  ['UN_MAPPED_PERSISTED', { text: 'Ask the airline', palette: 'gray' }],
  ['UNKNOWN', { text: 'Ask the airline', palette: 'gray' }],
];

export interface SegmentBadgeProps {
  readonly segments: readonly Segment[];
  readonly isExpired: boolean;
  /** Whether an earlier flight arrives too late for a connection. */
  readonly isMissed?: boolean;
}

/** The state of the flights of a slice: problems first, then a missed connection, then a delay. */
export function SegmentBadge(props: SegmentBadgeProps) {
  const { text, palette } = wordsOf(props);
  return (
    <Badge colorPalette={palette} borderRadius="full" px="2.5" whiteSpace="normal">
      {text}
    </Badge>
  );
}

function wordsOf({ segments, isExpired, isMissed = false }: SegmentBadgeProps): Words {
  const wrong = STATES.find(([state]) => segments.some((segment) => segment.state === state));
  if (wrong) return wrong[1];
  if (isMissed) return { text: 'Connection missed', palette: 'red' };
  const delayMinutes = Math.max(...segments.map(({ departure }) => departure.delayMinutes));
  if (delayMinutes > 0) return { text: `Delayed by ${durationText(delayMinutes)}`, palette: 'orange' };
  return isExpired ? { text: 'Flown', palette: 'gray' } : { text: 'On time', palette: 'green' };
}
