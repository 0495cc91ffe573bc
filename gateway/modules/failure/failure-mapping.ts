/** Maps failures of the platform to the messages of domain/failures/messages, as the graph's `UserFacingError`. */
import { failureCode, type FailureCode } from '#domain/failures/failure-codes.ts';
import { failureMessage, type FailureStage } from '#domain/failures/failure-messages.ts';
import type { TrackingTag } from '#domain/failures/message-kinds.ts';
import type { UserMessage } from '#domain/failures/messages.ts';
import type { GatewayContext } from '../../context';
import type { FailureTrackingTag, UserFacingError } from '../../generated/graph';

const TAGS: Readonly<Record<TrackingTag, FailureTrackingTag>> = {
  pc_price_difference: 'PC_PRICE_DIFFERENCE',
  payment_verification_failed: 'PAYMENT_VERIFICATION_FAILED',
  confirmation_details_failed: 'CONFIRMATION_DETAILS_FAILED',
  schedule_book_failed: 'SCHEDULE_BOOK_FAILED',
  schedule_price_quote_failed: 'SCHEDULE_PRICE_QUOTE_FAILED',
  poll_price_quote_failed: 'POLL_PRICE_QUOTE_FAILED',
  add_main_guest_failed: 'ADD_MAIN_GUEST_FAILED',
};

/** The fields that all user-facing errors of the graph share. */
export type ErrorFields = Omit<UserFacingError, '__typename'>;

type Words = Pick<GatewayContext, 'environment'>;

export const errorFields = (
  message: UserMessage,
  code: FailureCode,
  rawCode: string | null,
): ErrorFields => ({
  code,
  rawCode,
  title: message.title,
  text: message.text,
  buttons: [...message.buttons],
  icon: message.icon,
  trackingTag: message.trackingTag && TAGS[message.trackingTag],
  inputErrors: [],
});

export const supportPhone = ({ environment }: Words): string => environment.brand.supportPhone;

/** A failure that the portal itself has detected, or that the platform reported without a name (`rawCode` null). */
export function failed(
  code: FailureCode,
  stage: FailureStage,
  context: Words,
  { rawCode = null, detail }: { readonly rawCode?: string | null; readonly detail?: string | undefined } = {},
): ErrorFields {
  const facts = { supportPhone: supportPhone(context), ...(detail === undefined ? {} : { detail }) };
  return errorFields(failureMessage({ code, stage }, facts), code, rawCode);
}

/** A failure with the platform's name; an unknown name keeps its text in `rawCode`. */
export const failedAs = (wire: string, stage: FailureStage, context: Words): ErrorFields =>
  failed(failureCode(wire), stage, context, { rawCode: wire });
