/** The mutation `buyProtection` (AD-18). */
import {
  failureCodeAmong,
  MUTATION_FAILURES,
  type MutationFailure,
} from '#domain/failures/mutation-failures.ts';
import { moneyNumber } from '#domain/money/money.ts';
import { NOT_BOUGHT_TEXTS } from '#domain/protection/protection-texts.ts';
import type { GatewayContext } from '../../context';
import type {
  BuyProtectionInput,
  InputError,
  Money,
  ResolversTypes,
  ResolversUnionTypes,
} from '../../generated/graph';
import { pollHomeProtectionPurchase, purchaseHomeProtection } from '../../rest/endpoints';
import type { Wire } from '../../rest/wire';
import { purchaseOnce, type PurchaseKind } from '../card-purchase/card-purchase';
import { failed } from '../failure/failure-mapping';
import { amountErrors, idErrors, inputError, keyErrors } from '../failure/input-errors';
import { moneyFromInput, moneyOf } from '../money/money-mapping';
import { tripOf } from '../trip/trip-mapping';
import { trip } from '../trip/trips';

type Result = ResolversUnionTypes<ResolversTypes>['BuyProtectionResult'];
type NotBoughtCode = MutationFailure<'buyProtection'>;

export async function buyProtection(input: BuyProtectionInput, context: GatewayContext): Promise<Result> {
  const { idempotencyKey: key, ...payload } = input;
  const inputErrors = [
    ...keyErrors(key),
    ...idErrors(input, 'quoteId', 'paymentMethodId'),
    ...amountErrors(input.premium, 'premium'),
    ...(input.termsAccepted ? [] : [inputError('REQUIRED', ['input', 'termsAccepted'])]),
  ];
  if (inputErrors.length > 0) return refused('INVALID_REQUEST', context, { inputErrors });
  const premium = moneyFromInput(input.premium);
  const itineraryId = (await trip(input.tripId, context))?.itineraryId;
  if (!itineraryId) {
    return refused('TRIP_MISSING', context, { inputErrors: [inputError('NOT_FOUND', ['input', 'tripId'])] });
  }
  const send = () =>
    purchaseHomeProtection(context.platform, {
      header: { 'Idempotency-Key': key },
      body: {
        itineraryId,
        quoteId: input.quoteId,
        seenPremium: { value: moneyNumber(premium), currencyCode: premium.currencyCode },
        paymentId: input.paymentMethodId,
      },
    });
  return purchaseOnce(PROTECTION_PURCHASE, { key, payload, send }, context);
}

function protectionResult(
  answer: Wire<'HomeProtectionPurchase'> | null,
  idempotencyKey: string,
  context: GatewayContext,
): Result {
  if (answer?.result === 'Success' && answer.itinerary) {
    return { __typename: 'ProtectionBought', trip: tripOf(answer.itinerary) };
  }
  if (answer?.result !== 'Failed') return { __typename: 'ProtectionPending', idempotencyKey };
  const rawCode = answer.errors?.[0]?.code ?? null;
  const code = failureCodeAmong(MUTATION_FAILURES.buyProtection.ProtectionNotBought, rawCode ?? '');
  return refused(code, context, { rawCode, premium: moneyOf(answer.offer?.premiumPrices.total.fiat) });
}

interface Details {
  readonly rawCode?: string | null;
  readonly inputErrors?: readonly InputError[];
  readonly premium?: Money | null;
}

const refused = (
  code: NotBoughtCode,
  context: GatewayContext,
  { rawCode = null, inputErrors = [], premium = null }: Details = {},
): Result => ({
  __typename: 'ProtectionNotBought',
  ...failed(code, 'TRIPS', context, { rawCode }),
  ...(code === 'ANCILLARY_NOT_AVAILABLE' || code === 'PRICE_CHANGED' ? NOT_BOUGHT_TEXTS[code] : {}),
  inputErrors: [...inputErrors],
  premium,
});

export const PROTECTION_PURCHASE: PurchaseKind<Wire<'HomeProtectionPurchase'>, Result> = {
  name: 'protection purchase',
  pendingType: 'ProtectionPending',
  refusedType: 'ProtectionNotBought',
  poll: pollHomeProtectionPurchase,
  resultOf: protectionResult,
  refused,
};
