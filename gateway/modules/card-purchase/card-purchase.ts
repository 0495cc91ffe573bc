/**
 * Purchases with a saved card, outside the checkout (AD-11, AD-18). They are idempotent, like `book`: a repeated key returns the
 * purchase that was made first, and different input with the same key is a conflict. If a gateway has lost its records, the platform
 * finds the purchase by the same key. If the platform does not report an outcome, the purchase is pending, never failed.
 */
import type { GatewayContext } from '../../context';
import type { LiveStream, StreamEvent } from '../../live/live-stream';
import { PlatformError } from '../../rest/client/platform-error';
import type { PlatformSession } from '../../rest/client/session';
import { bookingPolicy, type BookingState } from '../booking/booking-policy';
import { IDEMPOTENCY_CONFLICT, platformRefusal, type Refusals } from '../failure/platform-refusal';

type RefusalCode = 'INVALID_REQUEST' | 'USER_CARD_NOT_FOUND' | 'IDEMPOTENCY_CONFLICT';

interface PurchaseAnswer {
  readonly result: string;
}

interface PurchaseResult {
  readonly __typename: string;
}

export interface PurchaseKind<Answer extends PurchaseAnswer, Result extends PurchaseResult> {
  /** Distinguishes its streams and intents from others. */
  readonly name: string;
  readonly pendingType: Result['__typename'];
  /** The type of results without an effect. */
  readonly refusedType: Result['__typename'];
  poll(
    platform: PlatformSession,
    request: { readonly body: { readonly idempotencyKey: string } },
  ): Promise<Answer>;
  /** The answer is null while the outcome is unknown. */
  resultOf(answer: Answer | null, idempotencyKey: string, context: GatewayContext): Result;
  refused(code: RefusalCode, context: GatewayContext, details?: { readonly rawCode: string | null }): Result;
}

interface PurchaseRequest<Answer> {
  readonly key: string;
  /** All parameters except the key. */
  readonly payload: unknown;
  /** Sends the purchase to the platform, with its key. */
  send(): Promise<Answer>;
}

export async function purchaseOnce<Answer extends PurchaseAnswer, Result extends PurchaseResult>(
  kind: PurchaseKind<Answer, Result>,
  { key, payload, send }: PurchaseRequest<Answer>,
  context: GatewayContext,
): Promise<Result> {
  const { credentials, intents } = context;
  // No other key shares the subject.
  const intent = { key, credentials, subject: `${kind.name} ${key}`, payload };
  const result = await intents.once<Result>(intent, async (sending) => {
    await sending();
    const outcome = await purchase(kind, key, send, context);
    return { outcome, hadEffect: outcome.__typename !== kind.refusedType };
  });
  if (result.kind === 'conflict') return kind.refused('IDEMPOTENCY_CONFLICT', context);
  if (result.kind === 'outcome' && result.outcome.__typename !== kind.pendingType) return result.outcome;
  // A pending purchase may have ended since; one that never reached the platform is sent again, with its key.
  try {
    return (await purchaseOfKey(kind, key, context)) ?? (await purchase(kind, key, send, context));
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return kind.resultOf(null, key, context);
  }
}

/** None of these has an effect. Everything but the card was chosen from an offer, so a missing object is the card. */
const REFUSALS: Refusals<RefusalCode> = {
  badRequest: 'INVALID_REQUEST',
  notFound: 'USER_CARD_NOT_FOUND',
  byCode: new Map([IDEMPOTENCY_CONFLICT]),
};

async function purchase<Answer extends PurchaseAnswer, Result extends PurchaseResult>(
  kind: PurchaseKind<Answer, Result>,
  key: string,
  send: () => Promise<Answer>,
  context: GatewayContext,
): Promise<Result> {
  try {
    return kind.resultOf(await send(), key, context);
  } catch (error) {
    const { code, rawCode } = platformRefusal(error, REFUSALS);
    return kind.refused(code, context, { rawCode });
  }
}

/** The progress of a purchase; null when the platform does not know it. */
export async function purchaseOfKey<Answer extends PurchaseAnswer, Result extends PurchaseResult>(
  { poll, resultOf }: PurchaseKind<Answer, Result>,
  idempotencyKey: string,
  context: GatewayContext,
): Promise<Result | null> {
  try {
    const answer = await poll(context.platform.fresh(), { body: { idempotencyKey } });
    return resultOf(answer, idempotencyKey, context);
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'notFound') return null;
    throw error;
  }
}

/** The outcomes of a poll as those of the policy. */
const RESULTS: Readonly<Record<string, string>> = { Success: 'Success', Failed: 'Failure' };

/** A purchase is followed by its key until its outcome is known, like a booking. */
export const purchaseStream = <Answer extends PurchaseAnswer>(
  { name, poll }: Pick<PurchaseKind<Answer, never>, 'name' | 'poll'>,
  idempotencyKey: string,
  { credentials, environment, platform }: GatewayContext,
): LiveStream<Answer, BookingState<Answer>> => ({
  name,
  token: idempotencyKey,
  credentials,
  poll: (signal) => poll(platform.polled(signal), { body: { idempotencyKey } }),
  policy: bookingPolicy({
    resultOf: ({ result }: Answer) => RESULTS[result] ?? 'Pending',
    steps: environment.live.bookingSteps,
    untilKnown: true,
  }),
});

/** The final response of a purchase; null while its outcome is unknown. */
export const purchaseEnd = <Answer extends PurchaseAnswer>({
  state,
}: StreamEvent<BookingState<Answer>>): Answer | null => (state.kind === 'answered' ? state.answer : null);
