import type {
  DisruptionReason,
  TripState,
  ProtectionState,
  TripTimeState,
  WatchState,
} from '../../generated/graph';

interface Standing {
  readonly state: TripState;
  readonly timeState: TripTimeState;
  readonly protections: readonly {
    readonly state: ProtectionState;
    readonly disruption: { readonly reason: DisruptionReason } | null;
  }[];
}

/** The state of a trip that was booked elsewhere, in a word; the color only repeats it. */
export interface OtherBookingStatus {
  readonly text: string;
  readonly palette: 'green' | 'orange' | 'red' | 'gray';
}

const STATES: Readonly<Record<TripState, OtherBookingStatus>> = {
  CONFIRMED: { text: 'Confirmed', palette: 'green' },
  MODIFIED: { text: 'Confirmed, changed', palette: 'green' },
  PENDING: { text: 'Pending', palette: 'orange' },
  CANCELED: { text: 'Canceled', palette: 'gray' },
  NOT_BOOKED: { text: 'Not booked', palette: 'gray' },
  UNKNOWN: { text: 'Contact us for the status', palette: 'gray' },
};

/** The status for a time state that overrides the booking's state (CN-05). */
const BY_TIME: Readonly<Partial<Record<TripTimeState, OtherBookingStatus>>> = {
  PRESENT: { text: 'Happening now', palette: 'green' },
  PAST: { text: 'Completed', palette: 'gray' },
  UNUSED: { text: 'Not used', palette: 'gray' },
  INVALID: { text: 'Not valid', palette: 'red' },
  CANCELLATION_FAILURE: { text: 'Not canceled', palette: 'red' },
  UNKNOWN: STATES.UNKNOWN,
};

/** The status for a disruption, which overrides the booking's state (AD-07, AD-09). */
const BY_DISRUPTION: Readonly<Record<DisruptionReason, OtherBookingStatus>> = {
  DELAYED: { text: 'Delayed', palette: 'orange' },
  MISSED_CONNECTION: { text: 'Connection missed', palette: 'orange' },
  AIRLINE_CANCELLATION: { text: 'Canceled by the airline', palette: 'red' },
  UNKNOWN: { text: 'Disrupted', palette: 'orange' },
};

const unresolvedDisruption = (protections: Standing['protections']) =>
  protections.find((each) => each.disruption && each.state !== 'EXERCISED')?.disruption;

/** Whether the traveler or the airline has canceled a trip. */
export const isCanceled = ({ state, timeState, protections }: Standing): boolean =>
  state === 'CANCELED' ||
  timeState === 'CANCELED' ||
  unresolvedDisruption(protections)?.reason === 'AIRLINE_CANCELLATION';

export function otherBookingStatus({ state, timeState, protections }: Standing): OtherBookingStatus {
  if ((state === 'CANCELED' && timeState !== 'UNUSED') || state === 'PENDING' || state === 'UNKNOWN')
    return STATES[state];
  const isAhead = timeState === 'FUTURE' || timeState === 'PRESENT';
  const disruption = unresolvedDisruption(protections);
  if (isAhead && disruption) return BY_DISRUPTION[disruption.reason];
  return BY_TIME[timeState] ?? STATES[state];
}

/** CN-05: whether its price is watched; null without a text. */
export const WATCH_TEXTS: Readonly<Record<WatchState, string | null>> = {
  NOT_WATCHING: null,
  WATCHING: 'Watching the price',
  JUST_WATCHED: 'Watching the price, just started',
  IN_PROCESS: 'Changing the price watch',
  UNKNOWN: null,
};

/** The badge of a trip whose price is watched: no price of a canceled trip is. */
export const watchText = (trip: Standing & { readonly watchState: WatchState }): string | null =>
  isCanceled(trip) ? null : WATCH_TEXTS[trip.watchState];
