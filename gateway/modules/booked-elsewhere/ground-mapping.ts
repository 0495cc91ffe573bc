/** Maps booked cars and experiences from REST to the graph. */
import { plainText, plainTextOf } from '#domain/plain-text.ts';
import {
  type BookedCar,
  type BookedExperience,
  CarBookingStatus,
  type CarHandover,
  CarMileage,
  CarTransmission,
  GroundCancellation,
} from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { enumReader } from '../../rest/wire-enum';
import { experienceCancellation, experienceTicket } from '../experience/experience-mapping';

const status = enumReader(CarBookingStatus);
const transmission = enumReader(CarTransmission);
const mileage = enumReader(CarMileage);
const groundCancellation = enumReader(GroundCancellation);

export const carOf = (wire: Wire<'BookedCar'>): BookedCar => ({
  company: plainText(wire.company),
  model: plainText(wire.model),
  driverName: plainText(wire.driverName),
  status: status(wire.status),
  pickUp: handoverOf(wire.pickUp),
  dropOff: handoverOf(wire.dropOff),
  transmission: transmission(wire.transmission),
  mileage: mileage(wire.mileage),
  cancellation: groundCancellation(wire.cancellation),
});

const handoverOf = ({ place, at, timeZone }: Wire<'CarHandover'>): CarHandover => ({
  place: plainText(place),
  at,
  timeZone,
});

export const experienceOf = (wire: Wire<'BookedExperience'>): BookedExperience => ({
  title: plainText(wire.title),
  city: plainTextOf(wire.city),
  meetingPoint: plainTextOf(wire.meetingPoint),
  startsAt: wire.startsAt,
  timeZone: wire.timeZone,
  participants: wire.participants,
  ticket: experienceTicket(wire.ticket),
  cancellation: experienceCancellation(wire.cancellation),
});
