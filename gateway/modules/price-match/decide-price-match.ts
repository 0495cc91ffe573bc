/** The mutations that end a claim (AD-10, AD-24, AG-05). The platform decides once, and returns the first decision to all others. */
import { MAX_DECLINE_REASON } from '#domain/booking/approval.ts';
import type { MutationFailure } from '#domain/failures/mutation-failures.ts';
import { decidedClaimText } from '#domain/other-bookings/price-match.ts';
import type { GatewayContext } from '../../context';
import type {
  DeclinePriceMatchInput,
  InputError,
  ResolversTypes,
  ResolversUnionTypes,
} from '../../generated/graph';
import {
  approvePriceMatch as approve,
  declinePriceMatch as decline,
  withdrawPriceMatch as withdraw,
} from '../../rest/endpoints';
import { isIdentifier } from '../../rest/identifier';
import type { Wire } from '../../rest/wire';
import { claimOf } from '../booked-elsewhere/price-match-mapping';
import { failed } from '../failure/failure-mapping';
import { inputError } from '../failure/input-errors';
import { platformRefusal, type Refusals } from '../failure/platform-refusal';

type Result = ResolversUnionTypes<ResolversTypes>['PriceMatchDecisionResult'];
type Code =
  | MutationFailure<'approvePriceMatch', 'PriceMatchNotDecided'>
  | MutationFailure<'declinePriceMatch', 'PriceMatchNotDecided'>;

export const approvePriceMatch = (claimId: string, context: GatewayContext): Promise<Result> =>
  decide(claimId, context, () => approve(context.platform, { body: { claimId } }));

export const withdrawPriceMatch = (claimId: string, context: GatewayContext): Promise<Result> =>
  decide(claimId, context, () => withdraw(context.platform, { body: { claimId } }));

export async function declinePriceMatch(
  { claimId, reason }: DeclinePriceMatchInput,
  context: GatewayContext,
): Promise<Result> {
  const length = [...reason.trim()].length;
  if (length === 0 || length > MAX_DECLINE_REASON) {
    const error = inputError(length === 0 ? 'REQUIRED' : 'TOO_LONG', ['input', 'reason']);
    return refused('INVALID_REQUEST', context, [error]);
  }
  return decide(claimId, context, () =>
    decline(context.platform, { body: { claimId, reason: reason.trim() } }),
  );
}

/** Only the approval of a canceled trip is a conflict. */
const REFUSALS: Refusals<Code> = {
  notFound: 'PRICE_MATCH_MISSING',
  conflict: 'PRICE_MATCH_TRIP_CANCELED',
};

async function decide(
  claimId: string,
  context: GatewayContext,
  send: () => Promise<Wire<'PriceMatchDecision'>>,
): Promise<Result> {
  if (!isIdentifier(claimId)) return missing(context, null);
  try {
    const answer = await send();
    const claim = claimOf(answer.claim);
    if (answer.isDecidedOtherwise !== true) return { __typename: 'PriceMatchDecided', claim };
    return {
      __typename: 'PriceMatchAlreadyDecided',
      ...failed('PRICE_MATCH_ALREADY_DECIDED', 'TRIPS', context, { detail: decidedClaimText(claim.state) }),
      claim,
    };
  } catch (error) {
    const { code, rawCode } = platformRefusal(error, REFUSALS);
    return code === 'PRICE_MATCH_MISSING' ? missing(context, rawCode) : refused(code, context, [], rawCode);
  }
}

const missing = (context: GatewayContext, rawCode: string | null): Result =>
  refused('PRICE_MATCH_MISSING', context, [inputError('NOT_FOUND', ['input', 'claimId'])], rawCode);

const refused = (
  code: Code,
  context: GatewayContext,
  inputErrors: readonly InputError[],
  rawCode: string | null = null,
): Result => ({
  __typename: 'PriceMatchNotDecided',
  ...failed(code, 'TRIPS', context, { rawCode }),
  inputErrors: [...inputErrors],
});
