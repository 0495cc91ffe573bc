/** The mutation `selectBusiness` (SE-06). */
import type { MutationFailure } from '#domain/failures/mutation-failures.ts';
import type { GatewayContext } from '../../context';
import type { ResolversTypes, SelectBusinessInput } from '../../generated/graph';
import { selectBusiness as select } from '../../rest/endpoints';
import { failed } from '../failure/failure-mapping';
import { inputError } from '../failure/input-errors';
import { platformRefusal, type Refusals } from '../failure/platform-refusal';
import { opened } from './sign-in';

/** An account that the platform cannot read does not identify a business either. */
const REFUSALS: Refusals<MutationFailure<'selectBusiness'>> = {
  badRequest: 'BUSINESS_MISSING',
  notFound: 'BUSINESS_MISSING',
};

export async function selectBusiness(
  { accountReferenceId }: SelectBusinessInput,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes['SelectBusinessResult']>> {
  try {
    return opened(await select(context.platform, { body: { accountReferenceId } }), context);
  } catch (error) {
    const { code, rawCode } = platformRefusal(error, REFUSALS);
    return {
      __typename: 'SelectBusinessRefused',
      ...failed(code, 'TRIPS', context, { rawCode }),
      inputErrors: [inputError('NOT_FOUND', ['input', 'accountReferenceId'])],
    };
  }
}
