/** The mutations `actFor` and `stopActing` (AG-02, SE-17). */
import type { MutationFailure } from '#domain/failures/mutation-failures.ts';
import type { GatewayContext } from '../../context';
import type { ActForInput, ResolversTypes } from '../../generated/graph';
import { actFor, stopActing } from '../../rest/endpoints';
import { failed } from '../failure/failure-mapping';
import { inputError } from '../failure/input-errors';
import { platformRefusal, type Refusals } from '../failure/platform-refusal';
import { opened } from '../session/sign-in';

/** An id that the platform cannot read does not identify a customer either. */
const REFUSALS: Refusals<MutationFailure<'actFor'>> = {
  badRequest: 'CUSTOMER_MISSING',
  notFound: 'CUSTOMER_MISSING',
};

export async function actForCustomer(
  { customerId }: ActForInput,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes['ActForResult']>> {
  try {
    return opened(await actFor(context.platform, { body: { customerId } }), context);
  } catch (error) {
    const { code, rawCode } = platformRefusal(error, REFUSALS);
    return {
      __typename: 'CustomerNotFound',
      ...failed(code, 'TRIPS', context, { rawCode }),
      inputErrors: [inputError('NOT_FOUND', ['input', 'customerId'])],
    };
  }
}

export const stopActingForCustomer = async (context: GatewayContext) =>
  opened(await stopActing(context.platform, {}), context);
