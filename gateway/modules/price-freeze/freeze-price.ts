/**
 * The mutation `freezePrice` (AD-11). It is idempotent, like `book`: a repeated key returns the purchase that was made first, and
 * different input with the same key is a conflict. If a gateway has lost its records, the platform finds the purchase by the same
 * key. If the platform does not report an outcome, the purchase is pending, never failed.
 */
import {
  failureCodeAmong,
  MUTATION_FAILURES,
  type MutationFailure,
} from '../../../domain/failures/mutation-failures';
import {
  PURCHASE_ERRORS,
  type PurchaseErrorCode,
  purchaseErrorCode,
} from '../../../domain/price-freeze/price-freeze-errors';
import type { GatewayContext } from '../../context';
import type {
  FreezePriceInput,
  InputError,
  PriceFreezeOption,
  ResolversTypes,
  ResolversUnionTypes,
} from '../../generated/graph';
import { PlatformError } from '../../rest/client/platform-error';
import { pollPriceFreezePurchase, purchasePriceFreeze } from '../../rest/endpoints/price-freeze';
import type { Wire } from '../../rest/wire';
import { failed } from '../failure/failure-mapping';
import { idErrors, inputError, keyErrors } from '../failure/input-errors';
import { platformRefusal, type Refusals } from '../failure/platform-refusal';
import { purchaseStream, type PurchaseStream } from '../live/purchase-stream';
import { freezeTerms, type FreezeTerms } from './freeze-option-id';
import { freezeOptionsOf } from './freeze-option-mapping';
import { wireParty } from './frozen-party';
import { frozenPriceOf } from './frozen-price-mapping';

type Result = ResolversUnionTypes<ResolversTypes>['FreezePriceResult'];
type NotFrozenCode = MutationFailure<'freezePrice'>;
type NotFrozen = Extract<Result, { __typename: 'PriceNotFrozen' }>;

export async function freezePrice(input: FreezePriceInput, context: GatewayContext): Promise<Result> {
  const { idempotencyKey: key, ...payload } = input;
  const terms = freezeTerms(input.optionId);
  const inputErrors = [
    ...keyErrors(key),
    ...(terms ? [] : [inputError('NOT_FOUND', ['input', 'optionId'])]),
    ...idErrors(input, 'paymentMethodId'),
  ];
  if (!terms || inputErrors.length > 0) return refused('INVALID_REQUEST', context, { inputErrors });
  const { credentials, intents } = context;
  const result = await intents.once<Result>(
    { key, credentials, quoteToken: `price freeze ${key}`, payload },
    async () => {
      const outcome = await purchase(terms, input, context);
      return { outcome, isBooked: outcome.__typename !== 'PriceNotFrozen' };
    },
  );
  if (result.kind === 'conflict') return refused('IDEMPOTENCY_CONFLICT', context);
  if (result.kind === 'outcome' && result.outcome.__typename !== 'PriceFreezePending') return result.outcome;
  return purchasedOrSentAgain(terms, input, context);
}

/** A pending purchase may have ended since; one that never reached the platform is sent again, with its key. */
async function purchasedOrSentAgain(
  terms: FreezeTerms,
  input: FreezePriceInput,
  context: GatewayContext,
): Promise<Result> {
  try {
    const known = await priceFreezePurchase(input.idempotencyKey, context);
    return known ?? (await purchase(terms, input, context));
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return freezePending(input.idempotencyKey);
  }
}

export const freezePending = (idempotencyKey: string): Result => ({
  __typename: 'PriceFreezePending',
  idempotencyKey,
});

async function purchase(
  terms: FreezeTerms,
  { idempotencyKey, paymentMethodId }: FreezePriceInput,
  context: GatewayContext,
): Promise<Result> {
  try {
    const answer = await purchasePriceFreeze(context.platform, {
      header: { 'Idempotency-Key': idempotencyKey },
      body: { ...terms, paymentId: paymentMethodId },
    });
    return freezeResult(answer, idempotencyKey, context);
  } catch (error) {
    const { code, rawCode } = platformRefusal(error, REFUSALS);
    return refused(code, context, { rawCode });
  }
}

/** None of these has an effect. */
const REFUSALS: Refusals<NotFrozenCode> = {
  badRequest: 'INVALID_REQUEST',
  notFound: 'USER_CARD_NOT_FOUND',
  byCode: new Map([['40901', 'IDEMPOTENCY_CONFLICT']]),
};

/** The progress of a purchase; null when the platform does not know it. */
export async function priceFreezePurchase(
  idempotencyKey: string,
  context: GatewayContext,
): Promise<Result | null> {
  try {
    const answer = await pollPriceFreezePurchase(context.platform.fresh(), { body: { idempotencyKey } });
    return freezeResult(answer, idempotencyKey, context);
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'notFound') return null;
    throw error;
  }
}

export const freezeStream = (
  idempotencyKey: string,
  context: GatewayContext,
): PurchaseStream<Wire<'PriceFreezePurchase'>> =>
  purchaseStream(
    'price freeze',
    idempotencyKey,
    (signal) => pollPriceFreezePurchase(context.platform.polled(signal), { body: { idempotencyKey } }),
    context,
  );

export function freezeResult(
  { result, priceFreeze, errors, offer }: Wire<'PriceFreezePurchase'>,
  idempotencyKey: string,
  context: GatewayContext,
): Result {
  if (result === 'Success' && priceFreeze) {
    return { __typename: 'PriceFrozen', frozenPrice: frozenPriceOf(priceFreeze) };
  }
  if (result !== 'Failed') return freezePending(idempotencyKey);
  return notFrozen(errors?.[0], changedOptions(offer), context);
}

const changedOptions = (offer: Wire<'PriceFreezePurchase'>['offer']): PriceFreezeOption[] => {
  if (!offer) return [];
  const { listingId, stayDates, guests } = offer;
  return freezeOptionsOf(offer, { listingId, stayDates, guests: wireParty(guests) });
};

const CODES: Readonly<Record<PurchaseErrorCode, NotFrozenCode>> = {
  SET_BOOK_PARAMS_FAILED: 'PRICE_FREEZE_FAILED',
  GENERIC_FAILED: 'PRICE_FREEZE_FAILED',
  GENERATE_CUSTOM_OFFER_FAILED: 'PRICE_FREEZE_FAILED',
  FROZEN_PRICE_INCREASED: 'PRICE_CHANGED',
  FROZEN_PRICE_INCREASED_DURING_PAYMENT: 'PRICE_CHANGED',
  FROZEN_PRICE_DECREASED: 'PRICE_CHANGED',
  FROZEN_PRICE_DECREASED_DURING_PAYMENT: 'PRICE_CHANGED',
  NO_AVAILABILITY: 'NO_AVAILABILITY',
  UNKNOWN: 'PRICE_FREEZE_FAILED',
};

/** A declined card shows the message of a declined card. */
function notFrozen(
  wire: Wire<'PriceFreezeError'> | undefined,
  options: PriceFreezeOption[],
  context: GatewayContext,
): NotFrozen {
  const error = purchaseErrorCode(wire?.code);
  const rawCode = wire?.paymentError ?? wire?.code ?? null;
  const isPayment = wire?.paymentError !== undefined;
  const code = isPayment
    ? failureCodeAmong(MUTATION_FAILURES.freezePrice.PriceNotFrozen, wire?.paymentError ?? '')
    : CODES[error];
  return {
    __typename: 'PriceNotFrozen',
    ...failed(code, 'PRICE_FREEZE', context, { rawCode }),
    ...(isPayment ? {} : PURCHASE_ERRORS[error]),
    error,
    options,
  };
}

const refused = (
  code: NotFrozenCode,
  context: GatewayContext,
  {
    rawCode = null,
    inputErrors = [],
  }: { readonly rawCode?: string | null; readonly inputErrors?: readonly InputError[] } = {},
): NotFrozen => ({
  __typename: 'PriceNotFrozen',
  ...failed(code, 'PRICE_FREEZE', context, { rawCode }),
  inputErrors: [...inputErrors],
  error: null,
  options: [],
});
