/** The states of trips of every kind (CN-05). */
import { TripState, TripTimeState } from '../../generated/graph';
import { enumReader } from '../../rest/wire-enum';

export const tripState = enumReader(TripState);

export const tripTimeState = enumReader(TripTimeState);
