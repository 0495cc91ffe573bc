/**
 * The mutation `buyProtection` (AD-18). It is idempotent, like `book`: a repeated key returns the purchase that was made first,
 * and different input with the same key is a conflict. If a gateway has lost its records, the platform finds the purchase by the
 * same key. If the platform does not report an outcome, the purchase is pending, never failed.
 */
import {
  failureCodeAmong,
  MUTATION_FAILURES,
  type MutationFailure,
} from '../../../domain/failures/mutation-failures';
import { moneyNumber } from '../../../domain/money/money';
import { NOT_BOUGHT_TEXTS } from '../../../domain/protection/protection-texts';
import type { GatewayContext } from '../../context';
import type {
  BuyProtectionInput,
  InputError,
  Money,
  ResolversTypes,
  ResolversUnionTypes,
} from '../../generated/graph';
import { PlatformError } from '../../rest/client/platform-error';
import { pollHomeProtectionPurchase, purchaseHomeProtection } from '../../rest/endpoints/itineraries';
import type { Wire } from '../../rest/wire';
import { failed } from '../failure/failure-mapping';
import { amountErrors, idErrors, inputError, keyErrors } from '../failure/input-errors';
import { platformRefusal, type Refusals } from '../failure/platform-refusal';
import { purchaseStream, type PurchaseStream } from '../live/purchase-stream';
import { moneyFromInput, moneyOf } from '../money/money-mapping';
import { tripOf } from '../trip/trip-mapping';
import { trip } from '../trip/trips';

type Result = ResolversUnionTypes<ResolversTypes>['BuyProtectionResult'];
type NotBoughtCode = MutationFailure<'buyProtection'>;
type Purchase = Wire<'HomeProtectionPurchase'>;

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
  const { credentials, intents } = context;
  const body: Wire<'PurchaseHomeProtectionRequest'> = {
    itineraryId,
    quoteId: input.quoteId,
    seenPremium: { value: moneyNumber(premium), currencyCode: premium.currencyCode },
    paymentId: input.paymentMethodId,
  };
  const result = await intents.once<Result>(
    { key, credentials, quoteToken: `protection ${key}`, payload },
    async () => {
      const outcome = await purchase(body, key, context);
      return { outcome, isBooked: outcome.__typename !== 'ProtectionNotBought' };
    },
  );
  if (result.kind === 'conflict') return refused('IDEMPOTENCY_CONFLICT', context);
  if (result.kind === 'outcome' && result.outcome.__typename !== 'ProtectionPending') return result.outcome;
  return purchasedOrSentAgain(body, key, context);
}

/** A pending purchase may have ended since; one that never reached the platform is sent again, with its key. */
async function purchasedOrSentAgain(
  body: Wire<'PurchaseHomeProtectionRequest'>,
  key: string,
  context: GatewayContext,
): Promise<Result> {
  try {
    return (await protectionPurchase(key, context)) ?? (await purchase(body, key, context));
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return protectionPending(key);
  }
}

export const protectionPending = (idempotencyKey: string): Result => ({
  __typename: 'ProtectionPending',
  idempotencyKey,
});

async function purchase(
  body: Wire<'PurchaseHomeProtectionRequest'>,
  key: string,
  context: GatewayContext,
): Promise<Result> {
  try {
    const answer = await purchaseHomeProtection(context.platform, {
      header: { 'Idempotency-Key': key },
      body,
    });
    return protectionResult(answer, key, context);
  } catch (error) {
    const { code, rawCode } = platformRefusal(error, REFUSALS);
    return refused(code, context, { rawCode });
  }
}

/** None of these has an effect. The trip is known, so a missing object is the card. */
const REFUSALS: Refusals<NotBoughtCode> = {
  badRequest: 'INVALID_REQUEST',
  notFound: 'USER_CARD_NOT_FOUND',
  byCode: new Map([['40901', 'IDEMPOTENCY_CONFLICT']]),
};

async function knownPurchase(idempotencyKey: string, context: GatewayContext): Promise<Result> {
  const answer = await pollHomeProtectionPurchase(context.platform.fresh(), { body: { idempotencyKey } });
  return protectionResult(answer, idempotencyKey, context);
}

/** The progress of a purchase; null when the platform does not know it. */
export async function protectionPurchase(
  idempotencyKey: string,
  context: GatewayContext,
): Promise<Result | null> {
  try {
    return await knownPurchase(idempotencyKey, context);
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'notFound') return null;
    throw error;
  }
}

export const protectionStream = (idempotencyKey: string, context: GatewayContext): PurchaseStream<Purchase> =>
  purchaseStream(
    'protection purchase',
    idempotencyKey,
    (signal) => pollHomeProtectionPurchase(context.platform.polled(signal), { body: { idempotencyKey } }),
    context,
  );

export function protectionResult(
  { result, itinerary, errors, offer }: Purchase,
  idempotencyKey: string,
  context: GatewayContext,
): Result {
  if (result === 'Success' && itinerary) return { __typename: 'ProtectionBought', trip: tripOf(itinerary) };
  if (result !== 'Failed') return protectionPending(idempotencyKey);
  const rawCode = errors?.[0]?.code ?? null;
  const code = failureCodeAmong(MUTATION_FAILURES.buyProtection.ProtectionNotBought, rawCode ?? '');
  return refused(code, context, { rawCode, premium: moneyOf(offer?.premiumPrices.total.fiat) });
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
