/** Maps booked flights from REST to the graph. */
import { bagText } from '#domain/other-bookings/fare-terms.ts';
import {
  isSliceExpired,
  minutesBetween,
  partOfDayAt,
  plusDays,
} from '#domain/other-bookings/flight-times.ts';
import {
  CANCELLATION_OUTCOMES,
  cancelPenaltyText,
  changePenaltyText,
  EXCHANGE_TAGS,
} from '#domain/other-bookings/flight-labels.ts';
import { passengerKind } from '#domain/other-bookings/passenger-kinds.ts';
import { plainText, plainTextOf } from '#domain/plain-text.ts';
import {
  type Airline,
  type BookedFlight,
  CabinClass,
  type FarePenalty,
  FarePenaltyKind,
  FlightCancellationOutcome,
  FlightExchangeTag,
  type FlightFare,
  type FlightSegment,
  type FlightSlice,
  FlightTicketing,
  type FlightTime,
  FlightTripType,
  SegmentState,
} from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { enumReader } from '../../rest/wire-enum';
import { exactMoney, graphMoney, moneyOf } from '../money/money-mapping';
import { flightComplianceOf } from '../policy/policy-mapping';

export const tripType = enumReader(FlightTripType);
const ticketing = enumReader(FlightTicketing);
const cabin = enumReader(CabinClass);
const segmentState = enumReader(SegmentState);
const penaltyKind = enumReader(FarePenaltyKind);
const cancellationOutcome = enumReader(FlightCancellationOutcome);
const exchangeTag = enumReader(FlightExchangeTag);

export function flightOf(wire: Wire<'BookedFlight'>, now: Date): BookedFlight {
  const outcome = cancellationOutcome(wire.cancellationOutcome);
  const tag = exchangeTag(wire.exchange);
  return {
    tripType: tripType(wire.tripType),
    ticketing: ticketing(wire.ticketing),
    slices: wire.slices.map((slice, index) => {
      const mapped = sliceOf(slice, index, now);
      return wire.showsFareBrand ? mapped : { ...mapped, fareBrand: null };
    }),
    passengers: wire.passengers.map(({ name, type, ticketNumber }) => ({
      name: plainText(name),
      kind: passengerKind(type) ?? 'UNKNOWN',
      ticketNumber: ticketNumber ?? null,
    })),
    locators: wire.locators.map(({ airline, value }) => ({ airline: plainText(airline), value })),
    fare: wire.fare ? fareOf(wire.fare) : null,
    policyCompliance: flightComplianceOf(wire.policyCompliance),
    cancelPenalty: cancelPenaltyOf(wire),
    changePenalty: changePenaltyOf(wire),
    cancellation: { outcome, text: CANCELLATION_OUTCOMES[outcome] },
    exchange: { tag, text: EXCHANGE_TAGS[tag] },
  };
}

/** Null when an amount cannot be read: an incomplete fare is omitted. */
function fareOf({ base, taxes }: NonNullable<Wire<'BookedFlight'>['fare']>): FlightFare | null {
  const amounts = { base: moneyOf(base), taxes: moneyOf(taxes) };
  return amounts.base && amounts.taxes ? { base: amounts.base, taxes: amounts.taxes } : null;
}

function cancelPenaltyOf({ cancelPenalty, slices: [first] }: Wire<'BookedFlight'>): FarePenalty {
  const { kind, fee } = readPenalty(cancelPenalty);
  const airline = first?.segments[0]?.airline.code ?? '';
  return {
    kind,
    fee: fee && graphMoney(fee),
    text: cancelPenaltyText({ kind, fee }, airline, first?.fareBrand ?? null),
  };
}

function changePenaltyOf({ changePenalty }: Wire<'BookedFlight'>): FarePenalty {
  const { kind, fee } = readPenalty(changePenalty);
  return { kind, fee: fee && graphMoney(fee), text: changePenaltyText({ kind, fee }) };
}

function readPenalty(wire: Wire<'FarePenalty'> | undefined) {
  const kind = penaltyKind(wire?.kind);
  return { kind, fee: kind === 'WITH_FEE' ? exactMoney(wire?.fee) : null };
}

function sliceOf(
  { fareBrand, bags = [], segments: wire }: Wire<'FlightSlice'>,
  index: number,
  now: Date,
): FlightSlice {
  const segments = wire.map(segmentOf);
  const [first] = segments;
  const last = segments.at(-1);
  if (!first || !last) throw new Error('The contract has no slice without a flight.');
  const departure = { at: first.departure.expectedAt, timeZone: first.departure.timeZone };
  const arrival = { at: last.arrival.expectedAt, timeZone: last.arrival.timeZone };
  return {
    index,
    fareBrand: plainTextOf(fareBrand),
    bags: bags.flatMap(({ number, price }) => {
      const amount = exactMoney(price);
      return amount ? [bagText(number, amount)] : [];
    }),
    segments,
    durationMinutes: minutesBetween(departure.at, arrival.at),
    stops: segments.length - 1,
    plusDays: plusDays(departure, arrival),
    departsIn: partOfDayAt(departure),
    isExpired: isSliceExpired(arrival.at, now),
  };
}

export function segmentOf(wire: Wire<'FlightSegment'>): FlightSegment {
  const departure = timeOf(wire.departure, wire.origin.timeZone);
  const arrival = timeOf(wire.arrival, wire.destination.timeZone);
  return {
    airline: airlineOf(wire.airline),
    operatedBy:
      wire.operatedBy && wire.operatedBy.code !== wire.airline.code ? airlineOf(wire.operatedBy) : null,
    flightNumber: `${wire.airline.code} ${plainText(wire.flightNumber)}`,
    cabin: cabin(wire.cabin),
    origin: airportOf(wire.origin),
    destination: airportOf(wire.destination),
    departure,
    arrival,
    durationMinutes: minutesBetween(departure.expectedAt, arrival.expectedAt),
    isSelfTransfer: wire.isSelfTransfer ?? false,
    state: segmentState(wire.state),
  };
}

export const airlineOf = ({ code, name }: Wire<'Airline'>): Airline => ({ code, name: plainText(name) });

export const airportOf = ({ code, city }: Wire<'Airport'>) => ({ code, city: plainText(city) });

const timeOf = ({ scheduled, updated = scheduled }: Wire<'FlightTime'>, timeZone: string): FlightTime => ({
  scheduledAt: scheduled,
  expectedAt: updated,
  delayMinutes: Math.max(0, minutesBetween(scheduled, updated)),
  timeZone,
});
