import { CORPORATE_ANSWERS } from '#domain/booking/corporate-answers.ts';
import { addressLines } from '#domain/listing/directions.ts';
import { addressLine } from '#domain/listing/location.ts';
import { formatMoment } from '#domain/moment.ts';
import { formatMoney } from '#domain/money/money-format.ts';
import { formatNights, formatStayWithYear, nightCount } from '#domain/stay/stay-dates.ts';
import { paymentLines } from '#domain/booking/payment-text.ts';
import type { TripReceipt_TripFragment } from './receipt.generated';

export interface ReceiptLine {
  readonly label: string;
  readonly text: string;
}

/** A table of a receipt. */
export interface ReceiptGroup {
  readonly title: string;
  readonly lines: readonly ReceiptLine[];
  readonly sum: ReceiptLine | null;
}

/** A receipt as text, for both screen and paper. */
export interface ReceiptText {
  readonly homeName: string;
  readonly facts: readonly ReceiptLine[];
  readonly groups: readonly ReceiptGroup[];
}

export function receiptOf(trip: TripReceipt_TripFragment): ReceiptText {
  const { id, listing, address, fromDate, untilDate, mainGuestName, corporate, bookedAt, cancellation } =
    trip;
  const place = address ? addressLines(address).join(', ') : addressLine(listing.address);
  const stay = { from: fromDate, until: untilDate };
  const facts = [
    { label: 'Reservation number', text: id },
    { label: 'Issued to', text: mainGuestName },
    { label: CORPORATE_ANSWERS.tripPurpose, text: corporate && corporate.tripPurpose },
    { label: 'Address', text: place },
    { label: 'Stay', text: `${formatStayWithYear(stay)} · ${formatNights(nightCount(stay))}` },
    { label: 'Paid', text: bookedAt && formatMoment(bookedAt) },
    { label: 'Canceled', text: cancellation && formatMoment(cancellation.canceledAt) },
  ];
  return {
    homeName: listing.name,
    facts: facts.flatMap(({ label, text }) => (text ? [{ label, text }] : [])),
    groups: [...priceOf(trip), ...paymentOf(trip)],
  };
}

function priceOf({ priceGroups, total }: TripReceipt_TripFragment): ReceiptGroup[] {
  if (!total) return [];
  const lines = (priceGroups ?? []).flatMap((group) =>
    group.lines.map(({ label, amount }) => ({ label, text: formatMoney(amount) })),
  );
  return [{ title: 'Price', lines, sum: { label: 'Total', text: formatMoney(total) } }];
}

function paymentOf({ payments, cancellation }: TripReceipt_TripFragment): ReceiptGroup[] {
  const refund = cancellation?.refund;
  if (!payments?.length && !refund) return [];
  const lines = paymentLines(payments ?? []);
  return [{ title: 'Payment', lines, sum: refund ? { label: 'Refund', text: formatMoney(refund) } : null }];
}
