/**
 * A booking while it is being confirmed (BK-07 to BK-13). The policy decides when polling continues and when it ends
 * (booking-policy.ts); this file maps its states to the graph.
 */
import { failureCode, type FailureCode } from '#domain/failures/failure-codes.ts';
import { STILL_PROCESSING_PATH } from '#domain/quote/polling.ts';
import type { GatewayContext } from '../../context';
import { requestError } from '../../errors';
import type { BookingError, ResolversTypes, ResolversUnionTypes } from '../../generated/graph';
import { bookingPolicy, type BookingState } from './booking-policy';
import type { LiveStream, StreamEvent } from '../../live/live-stream';
import { PlatformError } from '../../rest/client/platform-error';
import type { PlatformSession } from '../../rest/client/session';
import { pollFulfillment, pollQuote } from '../../rest/endpoints';
import { isIdentifier } from '../../rest/identifier';
import type { Wire } from '../../rest/wire';
import { approvalOf, declineText } from '../approval/approval-mapping';
import { failed } from '../failure/failure-mapping';
import { liveFields } from '../live/live-states';
import { bookedTripOf } from '../trip/trip-mapping';

type FulfillmentPoll = Wire<'FulfillmentPoll'>;
type BookingStatus = ResolversUnionTypes<ResolversTypes>['BookingStatus'];
type BookingStream = LiveStream<FulfillmentPoll, BookingState<FulfillmentPoll>>;

/**
 * The token of a booking whose outcome is unknown contains the token of its quote, which reports the booking as soon as there is
 * one. It is not signed: the platform reports quotes only to their user.
 */
const UNCONFIRMED = 'unconfirmed:';
export const unconfirmedToken = (quoteToken: string): string =>
  `${UNCONFIRMED}${Buffer.from(quoteToken).toString('base64url')}`;

/** `untilKnown`: a separate stream, because it ends later than that of clients that do not wait as long. */
export function bookingStream(
  token: string,
  { credentials, platform, environment, log }: GatewayContext,
  untilKnown = false,
): BookingStream {
  const isUnconfirmed = token.startsWith(UNCONFIRMED);
  const platformToken = isUnconfirmed
    ? Buffer.from(token.slice(UNCONFIRMED.length), 'base64url').toString()
    : token;
  if (!isIdentifier(platformToken)) throw requestError('NOT_FOUND', 'There is no such booking.');
  const poll = isUnconfirmed ? pollBookingOfQuote : pollBooking;
  return {
    name: untilKnown ? 'booking until its end' : 'booking',
    token,
    credentials,
    async poll(signal) {
      try {
        return await poll(platformToken, platform.polled(signal));
      } catch (error) {
        // BK-10: logged, with the wording of the specification; for the traveler the booking is still pending.
        if (error instanceof PlatformError && error.httpStatus === undefined && !signal.aborted) {
          log.warn({ kind: error.kind }, 'Poll Confirmation Details Network Call Failed');
        }
        throw error;
      }
    },
    policy: bookingPolicy({
      resultOf: ({ result }: FulfillmentPoll) => result,
      steps: environment.live.bookingSteps,
      untilKnown,
      waitsForPerson: ({ approval }) => approval !== undefined,
    }),
  };
}

const pollBooking = (token: string, platform: PlatformSession): Promise<FulfillmentPoll> =>
  pollFulfillment(platform, { body: { value: token } });

async function pollBookingOfQuote(quoteToken: string, platform: PlatformSession): Promise<FulfillmentPoll> {
  const { fulfillment } = await pollQuote(platform, { body: { value: quoteToken } });
  return fulfillment ? pollBooking(fulfillment.value, platform) : { result: 'Pending' };
}

export function bookingStatusOf(
  event: StreamEvent<BookingState<FulfillmentPoll>>,
  context: GatewayContext,
): BookingStatus {
  const { state } = event;
  const live = liveFields(event);
  if (state.kind === 'pending') return { __typename: 'BookingPending', ...live };
  if (state.kind === 'waiting') {
    const approval = state.answer.approval && approvalOf(state.answer.approval);
    return approval?.state === 'WAITING'
      ? { __typename: 'BookingAwaitingApproval', ...live, approval }
      : { __typename: 'BookingPending', ...live };
  }
  if (state.kind === 'answered') {
    const { result, fulfillment, errors } = state.answer;
    const approval = state.answer.approval ? approvalOf(state.answer.approval) : null;
    if (result === 'Failure') {
      return {
        __typename: 'BookingFailure',
        ...live,
        errors: bookingErrors(errors ?? [], context, approval ? declineText(approval) : undefined),
        decision: approval,
      };
    }
    if (fulfillment) {
      return { __typename: 'BookingSuccess', ...live, trip: bookedTripOf(fulfillment.value) };
    }
  }
  // Includes a success without its reservation: the trips show it.
  return { __typename: 'BookingStillProcessing', ...live, redirectTo: STILL_PROCESSING_PATH };
}

/** BK-21; never empty. */
export const bookingErrors = (
  errors: readonly Wire<'PurchaseError'>[],
  context: GatewayContext,
  detail?: string,
): BookingError[] =>
  errors.length > 0
    ? errors.map((error) =>
        failed(codeOf(error), 'CONFIRMATION_DETAILS', context, { rawCode: error.code, detail }),
      )
    : [failed('BOOK_FAILED', 'CONFIRMATION_DETAILS', context)];

const KINDS: Readonly<Record<string, FailureCode>> = {
  PaymentError: 'PAYMENT_ERROR',
  ProductError: 'PRODUCT_ERROR',
};

/** An unknown code still has the kind of its error. */
function codeOf({ code, kind }: Wire<'PurchaseError'>): FailureCode {
  const known = failureCode(code);
  return known === 'UNKNOWN' ? (KINDS[kind] ?? known) : known;
}
