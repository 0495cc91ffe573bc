/** The states of trips of every kind (CN-05). */
import type { ItineraryState, TripTimeState } from '../../generated/graph';
import { enumReader } from '../../rest/wire-enum';

export const itineraryState = enumReader<ItineraryState>(
  { CANCELED: true, CONFIRMED: true, MODIFIED: true, PENDING: true, UNKNOWN: true },
  'UNKNOWN',
);

export const tripTimeState = enumReader<TripTimeState>(
  {
    FUTURE: true,
    PRESENT: true,
    PAST: true,
    CANCELED: true,
    INVALID: true,
    UNUSED: true,
    CANCELLATION_FAILURE: true,
    UNKNOWN: true,
  },
  'UNKNOWN',
);
