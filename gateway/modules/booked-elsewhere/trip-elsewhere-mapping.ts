/** Maps trips that were booked elsewhere from REST to the graph, by their kind. */
import { confirmationCode, MULTI_CITY_SUBTITLE, multiCityTitle } from '#domain/other-bookings/multi-city.ts';
import { tripTypeText } from '#domain/other-bookings/flight-labels.ts';
import { counted } from '#domain/counted.ts';
import { plainText } from '#domain/plain-text.ts';
import {
  type BookedFlight,
  type ResolversInterfaceTypes,
  type ResolversTypes,
  type TripElsewhere,
  WatchState,
} from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { enumReader } from '../../rest/wire-enum';
import { moneyOf } from '../money/money-mapping';
import { tripState, tripTimeState } from '../trip/trip-states';
import { flightOf } from './flight-mapping';
import { carOf, experienceOf } from './ground-mapping';
import { hotelOf } from './hotel-mapping';
import { priceMatchOf } from './price-match-mapping';
import { protectionOf } from './protection-mapping';
import { nodeIdOf } from '../node/node-id';

export type TripElsewhereModel = ResolversInterfaceTypes<ResolversTypes>['TripElsewhere'];

export const watchState = enumReader(WatchState);

/** Null for a kind that this graph does not know, and for one without its part: there is nothing to show. */
export function tripElsewhereOf(wire: Wire<'TripBookedElsewhere'>, now: Date): TripElsewhereModel | null {
  const flight = wire.flight ? flightOf(wire.flight, now) : null;
  const hotel = wire.hotel ? hotelOf(wire.hotel) : null;
  const facts = factsOf(wire);
  switch (wire.tripKind) {
    case 'Flight':
      return (
        flight && {
          __typename: 'FlightTrip',
          ...facts,
          ...flightTitle(flight, facts.confirmationCode),
          flight,
        }
      );
    case 'Hotel':
      return (
        hotel && {
          __typename: 'HotelTrip',
          ...facts,
          title: hotel.name,
          subtitle: hotel.city ?? 'Hotel',
          hotel,
        }
      );
    case 'Package':
    case 'PackageFlight':
    case 'PackageHotel':
      return packageOf(facts, flight, hotel);
    case 'Car': {
      const car = wire.car ? carOf(wire.car) : null;
      return car && { __typename: 'CarTrip', ...facts, title: car.model, subtitle: car.company, car };
    }
    case 'Experience': {
      const experience = wire.experience ? experienceOf(wire.experience) : null;
      return (
        experience && {
          __typename: 'ExperienceTrip',
          ...facts,
          title: experience.title,
          subtitle: counted(experience.participants, 'participant'),
          experience,
        }
      );
    }
    default:
      return null;
  }
}

type Facts = Omit<TripElsewhere, '__typename' | 'title' | 'subtitle'>;

const factsOf = (wire: Wire<'TripBookedElsewhere'>): Facts => ({
  id: wire.id,
  nodeId: nodeIdOf('Trip', wire.id),
  state: tripState(wire.state),
  timeState: tripTimeState(wire.timeState),
  fromDate: wire.from,
  untilDate: wire.until,
  total: moneyOf(wire.total),
  bookedAt: wire.bookedAt,
  bookedWith: plainText(wire.bookedWith),
  confirmationCode: wire.confirmationCode ?? null,
  watchState: watchState(wire.watchState ?? 'NotWatching'),
  protections: wire.protections.map(protectionOf),
  priceMatch: wire.priceMatch ? priceMatchOf(wire.priceMatch) : null,
});

const cityOf = (flight: BookedFlight, slice: number, end: 'origin' | 'destination'): string => {
  const segments = flight.slices.at(slice)?.segments;
  return segments?.at(end === 'origin' ? 0 : -1)?.[end].city ?? '';
};

/** FM-06: a multi-city trip is named by its cities, and its confirmation code has a prefix. */
function flightTitle(
  flight: BookedFlight,
  code: string | null,
): Pick<TripElsewhere, 'title' | 'subtitle' | 'confirmationCode'> {
  if (flight.tripType !== 'MULTI_CITY') {
    return {
      title: `${cityOf(flight, 0, 'origin')} to ${cityOf(flight, 0, 'destination')}`,
      subtitle: tripTypeText(flight.tripType),
      confirmationCode: code,
    };
  }
  const cities = [
    cityOf(flight, 0, 'origin'),
    ...flight.slices.map((_, slice) => cityOf(flight, slice, 'destination')),
  ];
  return {
    title: multiCityTitle(cities),
    subtitle: MULTI_CITY_SUBTITLE,
    confirmationCode: code && confirmationCode(code),
  };
}

function packageOf(
  facts: Facts,
  flight: TripElsewhereParts['flight'],
  hotel: TripElsewhereParts['hotel'],
): TripElsewhereModel | null {
  if (!flight && !hotel) return null;
  const title = [hotel?.name, flight && flightTitle(flight, null).title].find(Boolean) ?? '';
  const subtitle = flight && hotel ? 'Flight and hotel' : 'Part of a package';
  return { __typename: 'PackageTrip', ...facts, title, subtitle, flight, hotel };
}

interface TripElsewhereParts {
  readonly flight: ReturnType<typeof flightOf> | null;
  readonly hotel: ReturnType<typeof hotelOf> | null;
}
