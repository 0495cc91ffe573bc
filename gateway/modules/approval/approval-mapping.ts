/** Maps bookings that need an approval from REST to the graph (CP-11). */
import { plainText, plainTextOf } from '#domain/plain-text.ts';
import { type ApprovalRequest, ApprovalState, type BookingApproval } from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { enumReader } from '../../rest/wire-enum';
import { listingCollection, type ListingModel, listingOf } from '../listing/listing-mapping';
import { moneyOf } from '../money/money-mapping';
import { allowedStars, policyReason } from '../policy/policy-mapping';
import { corporateOf } from '../trip/corporate-details';

/** A decision; its errors become texts when they are selected. */
export interface BookingApprovalModel extends Omit<BookingApproval, '__typename' | 'errors'> {
  readonly errors: readonly Wire<'PurchaseError'>[];
}

export interface ApprovalRequestModel extends Omit<ApprovalRequest, '__typename' | 'approval' | 'listing'> {
  readonly approval: BookingApprovalModel;
  readonly listing: ListingModel;
}

const approvalState = enumReader(ApprovalState);

export const approvalOf = (wire: Wire<'Approval'>): BookingApprovalModel => ({
  id: wire.id,
  state: approvalState(wire.state),
  tripId: wire.reservationNumber,
  requestedAt: wire.requestedAt,
  expiresAt: wire.expiresAt,
  approverNames: wire.approverNames.map(plainText),
  decidedAt: wire.decidedAt ?? null,
  deciderName: plainTextOf(wire.deciderName),
  declineReason: plainTextOf(wire.declineReason),
  errors: wire.errors ?? [],
});

export const approvalRequestOf = (wire: Wire<'ApprovalRequest'>): ApprovalRequestModel => ({
  id: wire.approval.id,
  approval: approvalOf(wire.approval),
  travelerName: plainText(wire.travelerName),
  mainGuestName: plainTextOf(wire.mainGuestName),
  fromDate: wire.stayDates.from,
  untilDate: wire.stayDates.until,
  listing: { ...listingOf(wire.listing), collection: listingCollection(wire.listing.listingCollection) },
  total: moneyOf(wire.total),
  pricePerNight: moneyOf(wire.pricePerNight),
  maxPricePerNight: moneyOf(wire.maxPricePerNight),
  allowedStarRatings: allowedStars(wire.allowedStarRatings),
  outOfPolicyReasons: wire.outOfPolicyReasons.map(policyReason),
  corporate: corporateOf(wire.corporate),
});

/** The decision in words, for those who come second. */
export function decisionText({ state, deciderName }: BookingApprovalModel): string | undefined {
  const by = deciderName === null ? '' : ` by ${deciderName}`;
  switch (state) {
    case 'APPROVED':
      return `It was approved${by}.`;
    case 'DECLINED':
      return `It was declined${by}.`;
    case 'EXPIRED':
      return 'Nobody decided in time.';
    case 'WITHDRAWN':
      return 'The traveler withdrew it.';
    default:
      return undefined;
  }
}

/** The reason of an approver who has declined a booking, for its traveler. */
export const declineText = ({ deciderName, declineReason }: BookingApprovalModel): string | undefined =>
  declineReason === null ? undefined : `${deciderName ?? 'Your approver'} wrote: “${declineReason}”`;
