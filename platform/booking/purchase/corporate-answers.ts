import type { components } from '#schema/platform.openapi.ts';

const ANSWERS = ['corporateOutOfPolicyReason', 'approvalRequestReason', 'tripPurpose'] as const;

/** What the traveler has answered to the business. */
export type CorporateAnswers = Pick<
  components['schemas']['ScheduleFulfillmentRequest'],
  (typeof ANSWERS)[number]
>;

/** The answers that were given. */
export const corporateAnswersOf = (answers: CorporateAnswers): CorporateAnswers =>
  Object.fromEntries(ANSWERS.flatMap((name) => (answers[name] === undefined ? [] : [[name, answers[name]]])));
