/** The states of trips of every kind (CN-05). */
import { ItineraryState, TripTimeState } from '../../generated/graph';
import { enumReader } from '../../rest/wire-enum';

export const itineraryState = enumReader(ItineraryState);

export const tripTimeState = enumReader(TripTimeState);
