/** Booked cars and experiences of the wire as those of the graph. */
import { plainText, plainTextOf } from '../../../domain/plain-text';
import type {
  BookedCar,
  BookedExperience,
  CarHandover,
  CarMileage,
  CarTransmission,
  ExperienceCancellation,
  ExperienceTicket,
  GroundCancellation,
} from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { enumReader } from '../../rest/wire-enum';

const transmission = enumReader<CarTransmission>(
  { AUTOMATIC: true, CVT: true, MANUAL: true, UNKNOWN: true },
  'UNKNOWN',
);
const mileage = enumReader<CarMileage>({ LIMITED: true, UNLIMITED: true, UNKNOWN: true }, 'UNKNOWN');
const groundCancellation = enumReader<GroundCancellation>(
  {
    FREE_CANCELLATION: true,
    NON_REFUNDABLE: true,
    PARTIALLY_REFUNDABLE: true,
    CONDITIONAL: true,
    UNKNOWN: true,
  },
  'UNKNOWN',
);
const ticket = enumReader<ExperienceTicket>({ MOBILE_ONLY: true, PAPER: true, UNKNOWN: true }, 'UNKNOWN');
const experienceCancellation = enumReader<ExperienceCancellation>(
  {
    ALREADY_CANCELED: true,
    BOOKING_PENDING: true,
    CANCELLATION_PENDING: true,
    CONTACT_CUSTOMER_SERVICE: true,
    FULLY_REFUNDABLE: true,
    NON_CANCELLABLE: true,
    NON_REFUNDABLE: true,
    PARTIALLY_REFUNDABLE: true,
    PAST_ACTIVITY_START: true,
    UNKNOWN: true,
  },
  'UNKNOWN',
);

export const carOf = (wire: Wire<'BookedCar'>): BookedCar => ({
  company: plainText(wire.company),
  model: plainText(wire.model),
  driverName: plainText(wire.driverName),
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
  ticket: ticket(wire.ticket),
  cancellation: experienceCancellation(wire.cancellation),
});
