/** Maps flights that are watched and not booked from REST to the graph (CN-08, AD-19). */
import { counted } from '#domain/counted.ts';
import { tripTypeText } from '#domain/other-bookings/flight-labels.ts';
import { MULTI_CITY_SUBTITLE } from '#domain/other-bookings/multi-city.ts';
import { predictionText } from '#domain/other-bookings/price-prediction.ts';
import { PriceAdvice, PriceLabel, type PricePrediction, type WatchedFlight } from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { enumReader } from '../../rest/wire-enum';
import { moneyOf } from '../money/money-mapping';
import { nodeIdOf } from '../node/node-id';
import { airportOf, tripType } from './flight-mapping';
import { watchState } from './trip-elsewhere-mapping';

export type WatchedFlightModel = WatchedFlight & { readonly __typename: 'WatchedFlight' };

const priceLabel = enumReader(PriceLabel);
const priceAdvice = enumReader(PriceAdvice);

export function watchedFlightOf(wire: Wire<'WatchedFlight'>): WatchedFlightModel {
  const origin = airportOf(wire.origin);
  const destination = airportOf(wire.destination);
  const type = tripType(wire.tripType);
  const kind = type === 'MULTI_CITY' ? MULTI_CITY_SUBTITLE : tripTypeText(type);
  return {
    __typename: 'WatchedFlight',
    id: wire.id,
    nodeId: nodeIdOf('Trip', wire.id),
    state: 'NOT_BOOKED',
    timeState: 'FUTURE',
    fromDate: wire.from,
    untilDate: wire.until,
    total: moneyOf(wire.price),
    bookedAt: null,
    title: `${origin.city} to ${destination.city}`,
    subtitle: `${kind}, ${counted(wire.travelersCount, 'traveler')}`,
    watchState: watchState(wire.watchState),
    tripType: type,
    origin,
    destination,
    travelerCount: wire.travelersCount,
    watchedAt: wire.watchedAt,
    priceWhenWatched: wire.priceWhenWatched ? moneyOf(wire.priceWhenWatched) : null,
    pricedAt: wire.pricedAt,
    prediction: wire.prediction ? predictionOf(wire.prediction) : null,
  };
}

function predictionOf(wire: NonNullable<Wire<'WatchedFlight'>['prediction']>): PricePrediction {
  const label = priceLabel(wire.label);
  const advice = priceAdvice(wire.advice);
  return { label, advice, text: predictionText(label, advice) };
}
