/** The mutation `freezePrice` (AD-11). */
import {
  failureCodeAmong,
  MUTATION_FAILURES,
  type MutationFailure,
} from '#domain/failures/mutation-failures.ts';
import {
  PURCHASE_ERRORS,
  type PurchaseErrorCode,
  purchaseErrorCode,
} from '#domain/price-freeze/price-freeze-errors.ts';
import type { GatewayContext } from '../../context';
import type {
  FreezePriceInput,
  InputError,
  PriceFreezeOption,
  ResolversTypes,
  ResolversUnionTypes,
} from '../../generated/graph';
import { pollPriceFreezePurchase, purchasePriceFreeze } from '../../rest/endpoints';
import type { Wire } from '../../rest/wire';
import { purchaseOnce, type PurchaseKind } from '../card-purchase/card-purchase';
import { failed } from '../failure/failure-mapping';
import { idErrors, inputError, keyErrors } from '../failure/input-errors';
import { freezeTerms } from './freeze-option-id';
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
  const send = () =>
    purchasePriceFreeze(context.platform, {
      header: { 'Idempotency-Key': key },
      body: { ...terms, paymentId: input.paymentMethodId },
    });
  return purchaseOnce(PRICE_FREEZE, { key, payload, send }, context);
}

function freezeResult(
  answer: Wire<'PriceFreezePurchase'> | null,
  idempotencyKey: string,
  context: GatewayContext,
): Result {
  if (answer?.result === 'Success' && answer.priceFreeze) {
    return { __typename: 'PriceFrozen', frozenPrice: frozenPriceOf(answer.priceFreeze) };
  }
  if (answer?.result !== 'Failed') return { __typename: 'PriceFreezePending', idempotencyKey };
  return notFrozen(answer.errors?.[0], changedOptions(answer.offer), context);
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

export const PRICE_FREEZE: PurchaseKind<Wire<'PriceFreezePurchase'>, Result> = {
  name: 'price freeze',
  pendingType: 'PriceFreezePending',
  refusedType: 'PriceNotFrozen',
  poll: pollPriceFreezePurchase,
  resultOf: freezeResult,
  refused,
};
