/** What the policy of a business demands from a booking: the one rule for every way to book. */
import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../../database/connect';
import { Refusal } from '../../kernel/refusal';
import { outOfPolicyReasons, type PolicyReason, travelPolicyOf } from './travel-policy';

type Answers = Pick<
  components['schemas']['ScheduleFulfillmentRequest'],
  'corporateOutOfPolicyReason' | 'approvalRequestReason'
>;

export interface BookingDemand {
  /** The limits that the booking exceeds; empty in policy, and for users without a business. */
  readonly outOfPolicyReasons: readonly PolicyReason[];
  /** Whether the traveler has to say why a stay out of policy was chosen. */
  readonly isReasonRequired: boolean;
  /** Whether an approver decides; the traveler writes a message to them. */
  readonly isApprovalRequired: boolean;
}

/** The stay that is booked: the home's stars, and the average night as quoted. */
export interface JudgedStay {
  readonly starRating: number | null;
  readonly nightlyMinor: number;
  readonly currencyCode: string;
}

export async function bookingDemandOf(
  database: Database,
  userId: string,
  { starRating, nightlyMinor, currencyCode }: JudgedStay,
): Promise<BookingDemand> {
  const policy = await travelPolicyOf(database, userId);
  const reasons = policy
    ? outOfPolicyReasons(policy, { starRating }, { minor: nightlyMinor, currencyCode })
    : [];
  const isOut = reasons.length > 0;
  return {
    outOfPolicyReasons: reasons,
    isReasonRequired: isOut,
    isApprovalRequired: isOut && policy?.isApprovalRequired === true,
  };
}

/** Refuses with 42203 and the names of the answers that are demanded and missing. */
export function requireAnswers(demand: BookingDemand, answers: Answers): void {
  const required = {
    corporateOutOfPolicyReason: demand.isReasonRequired,
    approvalRequestReason: demand.isApprovalRequired,
  } satisfies Record<keyof Answers, boolean>;
  const missing = (Object.keys(required) as (keyof Answers)[]).filter(
    (name) => required[name] && (answers[name] ?? '').trim() === '',
  );
  if (missing.length > 0) {
    throw new Refusal(42203, 'The travel policy demands answers that are missing.', { errors: missing });
  }
}
