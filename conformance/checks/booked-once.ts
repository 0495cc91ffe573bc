/** One quote is booked once, for its exact price and by its own user, however often the request is sent. Writes. */
import type { components } from '#schema/platform.openapi.ts';
import type { AnswerOf } from '../contract';
import type { Platform } from '../platform';
import type { PurchaseOptions } from './purchase-options';
import { paymentOf, type ReadyQuote } from './purchase-requests';
import { refusedToOther } from './refused-to-other';

type Schemas = components['schemas'];

/** Payments that the platform must refuse: less or more than the total, or a card of another user. */
async function refusedPayments(
  platform: Platform,
  request: (amount: number, paymentId?: string) => Schemas['ScheduleFulfillmentRequest'],
  due: number,
): Promise<void> {
  for (const [what, amount] of [
    ['a payment of less than the total', due - 1],
    ['a payment of more than the total', due + 1],
  ] as const)
    await platform.refused('scheduleFulfillment', request(amount), {
      idempotencyKey: crypto.randomUUID(),
      statuses: [422],
      code: 42203,
      rule: 'money',
      what,
    });
  await platform.refused('scheduleFulfillment', request(due, 'conformance-no-such-card'), {
    idempotencyKey: crypto.randomUUID(),
    statuses: [404, 422],
    rule: 'consistency',
    what: 'a card that the user does not have',
  });
}

/** The token of the one booking. */
export async function checkBookedOnce(
  platform: Platform,
  { cardId, other }: PurchaseOptions,
  { token, due }: ReadyQuote,
): Promise<string | undefined> {
  const request = (amount: number, paymentId = cardId) => paymentOf(token, paymentId, due, amount);
  await refusedPayments(platform, request, due.value);
  const idempotencyKey = crypto.randomUUID();
  const sent = { idempotencyKey };
  if (other !== undefined) await refusedToOther(platform, other, 'scheduleFulfillment', request(due.value));
  const first = await Promise.all([
    platform.ask('scheduleFulfillment', request(due.value), sent),
    platform.ask('scheduleFulfillment', request(due.value), sent),
  ]);
  const booking = first[0]?.value ?? first[1]?.value;
  if (booking === undefined) return undefined;
  const again = [
    ['the same key again', await platform.ask('scheduleFulfillment', request(due.value), sent)],
    [
      'another key for the same quote',
      await platform.ask('scheduleFulfillment', request(due.value), { idempotencyKey: crypto.randomUUID() }),
    ],
  ] as const;
  for (const [what, answer] of [
    ['the same key concurrently', first[0]],
    ['the same key concurrently', first[1]],
    ...again,
  ] as const)
    if (answer !== undefined && answer.value !== booking)
      platform.problem(
        'scheduleFulfillment',
        'once',
        `${what}: returns the token of a second booking`,
        '/value',
      );
  checkRepeated(platform, [...first, ...again.map(([, answer]) => answer)]);
  await platform.refused('scheduleFulfillment', request(due.value + 1), {
    idempotencyKey,
    statuses: [409],
    code: 40901,
    rule: 'once',
    what: 'the same key with another payload',
  });
  if (other !== undefined) {
    await refusedToOther(platform, other, 'pollFulfillment', { value: booking });
    await platform.refused('scheduleFulfillment', request(due.value), {
      session: other,
      idempotencyKey,
      statuses: [403, 404, 409],
      rule: 'other users',
      what: "another user's quote with that user's key",
    });
  }
  return booking;
}

/** A platform that returns `isRepeated` says that one of the requests started the booking, and that the others repeated it. */
function checkRepeated(
  platform: Platform,
  answers: readonly (AnswerOf<'scheduleFulfillment'> | undefined)[],
): void {
  const repeated = answers.map((answer) => answer?.isRepeated);
  if (repeated.includes(undefined)) return;
  const starts = repeated.filter((isRepeated) => !isRepeated).length;
  if (starts !== 1)
    platform.problem(
      'scheduleFulfillment',
      'once',
      `is false for ${starts} of ${repeated.length} requests for one booking, and has to be false for one`,
      '/isRepeated',
    );
}
