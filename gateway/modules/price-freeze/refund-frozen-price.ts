/** The mutation `refundFrozenPrice` (AD-25). The platform refunds a frozen price once, however often the request is sent. */
import type { MutationFailure } from '#domain/failures/mutation-failures.ts';
import {
  REFUND_ERRORS,
  type RefundErrorCode,
  refundErrorOf,
} from '#domain/price-freeze/price-freeze-errors.ts';
import type { GatewayContext } from '../../context';
import type { RefundFrozenPriceInput, ResolversTypes, ResolversUnionTypes } from '../../generated/graph';
import { PlatformError } from '../../rest/client/platform-error';
import { refundPriceFreeze } from '../../rest/endpoints';
import { failed } from '../failure/failure-mapping';
import { idErrors } from '../failure/input-errors';
import { platformRefusal, type Refusals } from '../failure/platform-refusal';
import { frozenPriceOf } from './frozen-price-mapping';
import { frozenPrice } from './frozen-prices';

type Result = ResolversUnionTypes<ResolversTypes>['RefundFrozenPriceResult'];

const REFUSALS: Refusals<MutationFailure<'refundFrozenPrice'>> = {
  badRequest: 'INVALID_REQUEST',
  notFound: 'PRICE_FREEZE_UNUSABLE',
  conflict: 'PRICE_FREEZE_UNUSABLE',
};

export async function refundFrozenPrice(
  input: RefundFrozenPriceInput,
  context: GatewayContext,
): Promise<Result> {
  const { frozenPriceId } = input;
  const inputErrors = idErrors(input, 'frozenPriceId');
  if (inputErrors.length > 0) {
    return {
      __typename: 'FrozenPriceNotRefunded',
      ...failed('INVALID_REQUEST', 'PRICE_FREEZE', context),
      inputErrors,
      refundError: null,
    };
  }
  try {
    const { priceFreeze } = await refundPriceFreeze(context.platform, {
      body: { priceFreezeId: frozenPriceId },
    });
    if (priceFreeze) return { __typename: 'FrozenPriceRefunded', frozenPrice: frozenPriceOf(priceFreeze) };
    const listed = await frozenPrice(frozenPriceId, { platform: context.platform.fresh() });
    if (listed) return { __typename: 'FrozenPriceRefunded', frozenPrice: listed };
    throw new PlatformError('contract', { endpoint: 'POST /api/v0/priceFreeze/refund' });
  } catch (error) {
    const { code, rawCode } = platformRefusal(error, REFUSALS);
    const refundError = code === 'INVALID_REQUEST' ? null : await refundErrorNow(frozenPriceId, context);
    return {
      __typename: 'FrozenPriceNotRefunded',
      ...failed(code, 'PRICE_FREEZE', context, { rawCode }),
      ...(refundError && REFUND_ERRORS[refundError]),
      refundError,
    };
  }
}

/** VO-13: the state of the frozen price gives the reason; a state that cannot be read does not affect the refusal. */
async function refundErrorNow(id: string, context: GatewayContext): Promise<RefundErrorCode> {
  try {
    const price = await frozenPrice(id, { platform: context.platform.fresh() });
    return refundErrorOf(price?.state ?? null);
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return 'UNKNOWN';
  }
}
