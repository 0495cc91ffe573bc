import { refundedToTraveler, type RefundLine, sumOf } from '../purchase/booking-payment';
import { toUsdMinor } from '../../kernel/money';

/** The price of a booking without its refund, in US cents. */
export const spentUsdMinor = (booking: {
  readonly total_minor: number;
  readonly currency: string;
  readonly refund: readonly RefundLine[] | null;
}): number =>
  toUsdMinor(booking.total_minor - sumOf(refundedToTraveler(booking.refund ?? [])), booking.currency);
