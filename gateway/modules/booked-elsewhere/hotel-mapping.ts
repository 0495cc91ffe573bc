/** Maps booked hotels from REST to the graph. */
import { plainText, plainTextOf } from '#domain/plain-text.ts';
import type {
  BedType,
  BookedHotel,
  BookedRoom,
  HotelBookingStatus,
  HotelRefundability,
  MealPlan,
  PaymentTiming,
} from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { enumReader } from '../../rest/wire-enum';

const status = enumReader<HotelBookingStatus>(
  {
    PENDING_CONFIRM: true,
    CANCELLED_WITH_ERRORS: true,
    CANCELLED: true,
    FAILURE: true,
    CONFIRMED: true,
    PARTIALLY_PAID: true,
    RECEIVED: true,
    UNKNOWN: true,
  },
  'UNKNOWN',
);
const paymentTiming = enumReader<PaymentTiming>({ PAY_NOW: true, PAY_LATER: true, UNKNOWN: true }, 'UNKNOWN');
const refundability = enumReader<HotelRefundability>(
  { FULLY_REFUNDABLE: true, NON_REFUNDABLE: true, PARTIALLY_REFUNDABLE: true, UNKNOWN: true },
  'UNKNOWN',
);
const mealPlan = enumReader<MealPlan>(
  {
    ALL_INCLUSIVE: true,
    BREAKFAST: true,
    BREAKFAST_FOR1: true,
    BREAKFAST_FOR2: true,
    DINNER: true,
    FULL_BOARD: true,
    HALF_BOARD: true,
    LUNCH: true,
    ROOM_ONLY: true,
    UNKNOWN: true,
  },
  'UNKNOWN',
);
const bedType = enumReader<BedType>(
  {
    MURPHY: true,
    SINGLE: true,
    DOUBLE: true,
    KING: true,
    TWIN: true,
    QUEEN: true,
    SOFA: true,
    FULL: true,
    TATAMI: true,
    FUTON: true,
    UNKNOWN: true,
  },
  'UNKNOWN',
);

export const hotelOf = (wire: Wire<'BookedHotel'>): BookedHotel => ({
  name: plainText(wire.name),
  city: plainTextOf(wire.city),
  address: plainTextOf(wire.address),
  phoneNumber: wire.phoneNumber ?? null,
  stars: wire.stars || null,
  checkIn: wire.checkIn,
  checkOut: wire.checkOut,
  status: status(wire.status),
  paymentTiming: paymentTiming(wire.paymentTiming),
  refundability: refundability(wire.refundability),
  rooms: wire.rooms.map(roomOf),
});

const roomOf = ({
  name,
  guestName,
  beds = [],
  mealPlan: meals,
}: Wire<'BookedHotel'>['rooms'][number]): BookedRoom => ({
  name: plainText(name),
  guestName: plainText(guestName),
  beds: beds.map(({ type, count }) => ({ type: bedType(type), count })),
  mealPlan: mealPlan(meals),
});
