/** The mutation `claimPriceMatch` (AD-10). */
import type { MutationFailure } from '#domain/failures/mutation-failures.ts';
import { websiteAddress } from '#domain/other-bookings/price-match.ts';
import type { GatewayContext } from '../../context';
import type {
  ClaimPriceMatchInput,
  InputError,
  ResolversTypes,
  ResolversUnionTypes,
} from '../../generated/graph';
import { claimPriceMatch as claim } from '../../rest/endpoints';
import { tripElsewhereOf } from '../booked-elsewhere/trip-elsewhere-mapping';
import { failed } from '../failure/failure-mapping';
import { idErrors, inputError } from '../failure/input-errors';
import { platformRefusal, type Refusals } from '../failure/platform-refusal';
import { moneyFromInput } from '../money/money-mapping';

type Result = ResolversUnionTypes<ResolversTypes>['ClaimPriceMatchResult'];
type Code = MutationFailure<'claimPriceMatch'>;

const REFUSALS: Refusals<Code> = {
  badRequest: 'INVALID_REQUEST',
  notFound: 'TRIP_MISSING',
  conflict: 'PRICE_MATCH_CLAIMED',
  byCode: new Map<string, Code>([
    ['40905', 'PRICE_MATCH_EXCLUDED'],
    ['40906', 'PRICE_MATCH_TOO_LATE'],
    ['42205', 'PRICE_NOT_LOWER'],
  ]),
};

export async function claimPriceMatch(input: ClaimPriceMatchInput, context: GatewayContext): Promise<Result> {
  const website = websiteAddress(input.website);
  const inputErrors = [...idErrors(input, 'tripId'), ...priceErrors(input)];
  if (typeof website === 'object') inputErrors.push(inputError(website.error, ['input', 'website']));
  if (inputErrors.length > 0 || typeof website === 'object') {
    return refused('INVALID_REQUEST', context, { inputErrors });
  }
  try {
    const { trip } = await claim(context.platform, {
      body: { itineraryId: input.tripId, lowerPriceUsd: Number(input.lowerPrice.value), website },
    });
    const claimed = tripElsewhereOf(trip, context.clock.now());
    if (!claimed) throw new Error('A trip with a claim has lost its kind.');
    return { __typename: 'PriceMatchClaimed', trip: claimed };
  } catch (error) {
    const { code, rawCode } = platformRefusal(error, REFUSALS);
    return refused(code, context, {
      rawCode,
      inputErrors:
        code === 'PRICE_NOT_LOWER' ? [inputError('OUT_OF_RANGE', ['input', 'lowerPrice', 'value'])] : [],
    });
  }
}

const MAX_PRICE_CENTS = 100_000_000;

function priceErrors({ lowerPrice }: ClaimPriceMatchInput): InputError[] {
  if (lowerPrice.currencyCode !== 'USD')
    return [inputError('UNSUPPORTED_VALUE', ['input', 'lowerPrice', 'currencyCode'])];
  const { minorUnits } = moneyFromInput(lowerPrice);
  const isPrice = minorUnits > 0 && minorUnits <= MAX_PRICE_CENTS;
  return isPrice ? [] : [inputError('OUT_OF_RANGE', ['input', 'lowerPrice', 'value'])];
}

const refused = (
  code: Code,
  context: GatewayContext,
  {
    rawCode = null,
    inputErrors,
  }: { readonly rawCode?: string | null; readonly inputErrors: readonly InputError[] },
): Result => ({
  __typename: 'PriceMatchNotClaimed',
  ...failed(code, 'TRIPS', context, { rawCode }),
  inputErrors: [...inputErrors],
});
