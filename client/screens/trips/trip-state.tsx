import { Badge, Text } from '@chakra-ui/react';
import type { TripCard_TripFragment } from './trip-card.generated';

type ItineraryState = TripCard_TripFragment['state'];

interface StateText {
  readonly text: string;
  readonly palette: string;
  /** What the traveler should know or do about it. */
  readonly advice?: string;
}

/** How a booked stay stands, in words; the colour only repeats them. */
const STATES: Readonly<Record<ItineraryState, StateText>> = {
  CONFIRMED: { text: 'Confirmed', palette: 'green' },
  MODIFIED: { text: 'Confirmed, changed', palette: 'green' },
  PENDING: {
    text: 'Being confirmed',
    palette: 'orange',
    advice:
      'The home has not given its last word yet. You need not book again; look in again in a few minutes.',
  },
  CANCELED: {
    text: 'Canceled',
    palette: 'red',
    advice: 'This stay is off. What is due back returns to where it was paid from.',
  },
  UNKNOWN: {
    text: 'Ask us how it stands',
    palette: 'gray',
    advice: 'The home tells a state that we do not know. Call us, and have the reservation number at hand.',
  },
};

/** Whether the stay is on for certain, so that it may go into a calendar. */
export const isSettled = (state: ItineraryState): boolean => state === 'CONFIRMED' || state === 'MODIFIED';

/** What follows from the state, where something does. */
export function TripAdvice({ state }: { state: ItineraryState }) {
  const { advice } = STATES[state];
  return advice === undefined ? null : <Text color="fg.muted">{advice}</Text>;
}

export const TripState = ({ state }: { state: ItineraryState }) => (
  <Badge colorPalette={STATES[state].palette} size="md" borderRadius="full" px="3">
    {STATES[state].text}
  </Badge>
);
