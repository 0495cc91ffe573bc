/** The mutations that decide on a booking (CP-11). The platform decides once, and returns the first decision to all others. */
import { MAX_DECLINE_REASON } from '#domain/booking/approval.ts';
import type { MutationFailure } from '#domain/failures/mutation-failures.ts';
import type { GatewayContext } from '../../context';
import type {
  DeclineBookingInput,
  InputError,
  ResolversTypes,
  ResolversUnionTypes,
} from '../../generated/graph';
import {
  approveBooking as approveRequest,
  declineBooking as declineRequest,
  withdrawBooking as withdrawRequest,
} from '../../rest/endpoints';
import { isIdentifier } from '../../rest/identifier';
import type { Wire } from '../../rest/wire';
import { failed } from '../failure/failure-mapping';
import { inputError } from '../failure/input-errors';
import { platformRefusal, type Refusals } from '../failure/platform-refusal';
import { approvalOf, decisionText } from './approval-mapping';

type Result = ResolversUnionTypes<ResolversTypes>['ApprovalResult'];
type Refusal = MutationFailure<'declineBooking', 'ApprovalRefused'>;

export const approveBooking = (approvalId: string, context: GatewayContext): Promise<Result> =>
  decide(approvalId, context, () => approveRequest(context.platform, { body: { approvalId } }));

export async function declineBooking(
  { approvalId, reason }: DeclineBookingInput,
  context: GatewayContext,
): Promise<Result> {
  const inputErrors = reasonErrors(reason);
  if (inputErrors.length > 0) return refused('INVALID_REQUEST', context, inputErrors);
  return decide(approvalId, context, () =>
    declineRequest(context.platform, { body: { approvalId, reason: reason.trim() } }),
  );
}

export const withdrawBooking = (approvalId: string, context: GatewayContext): Promise<Result> =>
  decide(approvalId, context, () => withdrawRequest(context.platform, { body: { approvalId } }));

function reasonErrors(reason: string): InputError[] {
  const length = [...reason.trim()].length;
  if (length === 0) return [inputError('REQUIRED', ['input', 'reason'])];
  return length > MAX_DECLINE_REASON ? [inputError('TOO_LONG', ['input', 'reason'])] : [];
}

const REFUSALS: Refusals<Refusal> = {
  notFound: 'APPROVAL_MISSING',
  byCode: new Map([['40302', 'APPROVAL_NOT_ALLOWED']]),
};

async function decide(
  approvalId: string,
  context: GatewayContext,
  send: () => Promise<Wire<'ApprovalDecision'>>,
): Promise<Result> {
  if (!isIdentifier(approvalId)) return refused('APPROVAL_MISSING', context);
  try {
    const answer = await send();
    const approval = approvalOf(answer.approval);
    if (answer.isDecidedOtherwise !== true) return { __typename: 'ApprovalDecided', approval };
    return {
      __typename: 'ApprovalAlreadyDecided',
      ...failed('APPROVAL_ALREADY_DECIDED', 'TRIPS', context, { detail: decisionText(approval) }),
      approval,
    };
  } catch (error) {
    const { code, rawCode } = platformRefusal(error, REFUSALS);
    return refused(code, context, [], rawCode);
  }
}

const refused = (
  code: Refusal,
  context: GatewayContext,
  inputErrors: readonly InputError[] = [],
  rawCode: string | null = null,
): Result => ({
  __typename: 'ApprovalRefused',
  ...failed(code, 'TRIPS', context, { rawCode }),
  inputErrors:
    code === 'APPROVAL_MISSING' ? [inputError('NOT_FOUND', ['input', 'approvalId'])] : [...inputErrors],
});
