/** Maps booked hotels from REST to the graph. */
import { plainText, plainTextOf } from '#domain/plain-text.ts';
import {
  BedType,
  type BookedHotel,
  type BookedRoom,
  HotelBookingStatus,
  HotelConfirmation,
  HotelRefundability,
  MealPlan,
  PaymentTiming,
} from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { enumReader } from '../../rest/wire-enum';
import { listingCollection } from '../listing/listing-mapping';
import { hotelComplianceOf } from '../policy/policy-mapping';

const status = enumReader(HotelBookingStatus);
const confirmation = enumReader(HotelConfirmation);
const paymentTiming = enumReader(PaymentTiming);
const refundability = enumReader(HotelRefundability);
const mealPlan = enumReader(MealPlan);
const bedType = enumReader(BedType);

export const hotelOf = (wire: Wire<'BookedHotel'>): BookedHotel => ({
  name: plainText(wire.name),
  collection: listingCollection(wire.collection ?? 'NoCollection'),
  city: plainTextOf(wire.city),
  address: plainTextOf(wire.address),
  phoneNumber: wire.phoneNumber ?? null,
  stars: wire.stars || null,
  checkIn: wire.checkIn,
  checkOut: wire.checkOut,
  status: status(wire.status),
  confirmation: confirmation(wire.confirmation),
  paymentTiming: paymentTiming(wire.paymentTiming),
  refundability: refundability(wire.refundability),
  policyCompliance: hotelComplianceOf(wire.policyCompliance),
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
