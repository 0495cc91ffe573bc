/** The mutation `refundFrozenPrice` (AD-25). The platform refunds a frozen price once, however often it is asked. */
import type { MutationFailure } from '../../../domain/failures/mutation-failures';
import type { GatewayContext } from '../../context';
import type { RefundFrozenPriceInput, ResolversTypes, ResolversUnionTypes } from '../../generated/graph';
import { PlatformError } from '../../rest/client/platform-error';
import { refundPriceFreeze } from '../../rest/endpoints/price-freeze';
import { failed } from '../failure/failure-mapping';
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
  { frozenPriceId }: RefundFrozenPriceInput,
  context: GatewayContext,
): Promise<Result> {
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
    return { __typename: 'FrozenPriceNotRefunded', ...failed(code, 'PRICE_FREEZE', context, { rawCode }) };
  }
}
