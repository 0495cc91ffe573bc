import type { TripCard_TripFragment } from './trip-card.generated';

type ItineraryState = TripCard_TripFragment['state'];

/** How a booked stay stands, in words; the colour only repeats them. */
export interface TripStatus {
  readonly text: string;
  readonly palette: 'green' | 'orange' | 'red' | 'gray';
  /** What the traveler should know or do about it. */
  readonly advice: string | null;
  /** `CERTAIN` goes into a calendar; the terms of what is `OFF` no longer matter; what is `NOT_BOOKED` was never paid. */
  readonly stage: 'CERTAIN' | 'OPEN' | 'OFF' | 'NOT_BOOKED';
  /** Whether the page hears by itself how it ends. */
  readonly isFollowed?: boolean;
}

const STATUSES: Readonly<Record<ItineraryState, TripStatus>> = {
  CONFIRMED: { text: 'Confirmed', palette: 'green', advice: null, stage: 'CERTAIN' },
  MODIFIED: { text: 'Confirmed, changed', palette: 'green', advice: null, stage: 'CERTAIN' },
  PENDING: {
    text: 'Being confirmed',
    palette: 'orange',
    advice:
      'The home has not given its last word yet. You need not book again; look in again in a few minutes.',
    stage: 'OPEN',
  },
  CANCELED: {
    text: 'Canceled',
    palette: 'red',
    advice: 'This stay is off. What is due back returns to where it was paid from.',
    stage: 'OFF',
  },
  UNKNOWN: {
    text: 'Ask us how it stands',
    palette: 'gray',
    advice: 'The home tells a state that we do not know. Call us, and have the reservation number at hand.',
    stage: 'OPEN',
  },
};

const FOLLOWED: TripStatus = {
  ...STATUSES.PENDING,
  advice:
    'The home has not given its last word yet. You need not book again: this page shows it as soon as there is one.',
  isFollowed: true,
};

export const tripStatus = (state: ItineraryState, isFollowed: boolean): TripStatus =>
  state === 'PENDING' && isFollowed ? FOLLOWED : STATUSES[state];

/** A stay that could not be confirmed; the list of trips leaves it out from then on. */
export const notBooked = (reason = ''): TripStatus => ({
  text: 'Not booked',
  palette: 'red',
  advice: `This stay is not booked, and nothing has been charged. ${reason}`.trim(),
  stage: 'NOT_BOOKED',
});
