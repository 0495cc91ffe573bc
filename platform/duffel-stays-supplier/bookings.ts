/**
 * Bookings of Duffel Stays, which takes no idempotency key: each booking carries the platform's key as metadata, and is looked up by
 * it before it is made. A quote is booked once, so that two calls at the same moment make one booking.
 */
import { minorOfDecimal } from '../kernel/money';
import { MINUTE_MS, DAY_MS } from '../kernel/durations';
import type {
  CancelOutcome,
  CancelRequest,
  ConfirmOutcome,
  ConfirmRequest,
  RefusalReason,
} from '../supplier/supplier';
import { AnswerLost, type StaysClient, StaysRefusal } from './stays-client';
import { bookingAnswer, bookingsAnswer, quoteAnswer, type StaysBooking } from './stays.types';

/** How long an earlier call may still have an effect: no refusal is believed earlier. */
const SETTLED_AFTER_MS = MINUTE_MS;

const REASONS: Readonly<Record<string, RefusalReason>> = {
  accommodation_unavailable: 'Sold',
  rate_unavailable: 'Sold',
  price_changed: 'PriceChanged',
  quote_expired: 'PriceChanged',
};

export interface Bookings {
  confirm(request: ConfirmRequest): Promise<ConfirmOutcome>;
  cancel(request: CancelRequest): Promise<CancelOutcome>;
}

export function createBookings(client: StaysClient): Bookings {
  /** When the last answer for a key was lost. */
  const lostAt = new Map<string, number>();

  const isSettled = ({ key, firstCalledMsAgo }: ConfirmRequest): boolean =>
    (firstCalledMsAgo ?? Infinity) >= SETTLED_AFTER_MS &&
    Date.now() - (lostAt.get(key) ?? -Infinity) >= SETTLED_AFTER_MS;

  async function refusedOrMade(request: ConfirmRequest, reason: RefusalReason): Promise<ConfirmOutcome> {
    const made = await bookingOfKey(client, request.key);
    if (made) return outcomeOf(made);
    return isSettled(request) ? { kind: 'Refused', reason } : { kind: 'Unknown' };
  }

  async function confirm(request: ConfirmRequest): Promise<ConfirmOutcome> {
    const made = await bookingOfKey(client, request.key);
    if (made) return outcomeOf(made);
    try {
      if (!(await isStillFor(client, request))) return await refusedOrMade(request, 'PriceChanged');
      return outcomeOf((await client.command('/stays/bookings', bookingAnswer, bookingData(request))).data);
    } catch (error) {
      if (error instanceof StaysRefusal) return refusedOrMade(request, REASONS[error.code] ?? 'Refused');
      if (!(error instanceof AnswerLost)) throw error;
      lostAt.set(request.key, Date.now());
      return { kind: 'Unknown' };
    }
  }

  return {
    confirm: async (request) => {
      const outcome = await confirm(request);
      if (outcome.kind !== 'Unknown') lostAt.delete(request.key);
      return outcome;
    },
    cancel: (request) => cancel(client, request),
  };
}

const bookingData = ({ key, quoteId, guest }: ConfirmRequest) => ({
  quote_id: quoteId,
  email: guest.emailAddress,
  phone_number: guest.phoneNumber,
  guests: [{ given_name: guest.givenName, family_name: guest.surname }],
  metadata: { key },
});

/** Whether the quote still has the price for which the traveler books. */
async function isStillFor(client: StaysClient, { quoteId, price }: ConfirmRequest): Promise<boolean> {
  const { data } = await client.read(
    'GET',
    `/stays/quotes/${encodeURIComponent(quoteId ?? '')}`,
    quoteAnswer,
  );
  return (
    data.total_currency === price.currencyCode &&
    minorOfDecimal(data.total_amount, data.total_currency) === price.minor
  );
}

/** Newest first, and no further back than a day: no booking is confirmed for longer. */
async function bookingOfKey(client: StaysClient, key: string): Promise<StaysBooking | undefined> {
  let after = '';
  do {
    const path = `/stays/bookings?limit=200${after === '' ? '' : `&after=${encodeURIComponent(after)}`}`;
    const { data, meta } = await client.read('GET', path, bookingsAnswer);
    const found = data.find(({ metadata }) => metadata?.['key'] === key);
    const oldest = data.at(-1)?.confirmed_at;
    const isOld = oldest ? Date.parse(oldest) < Date.now() - DAY_MS : data.length === 0;
    if (found || isOld) return found;
    after = meta?.after ?? '';
  } while (after !== '');
  return undefined;
}

function outcomeOf({ id, status, reference, accommodation }: StaysBooking): ConfirmOutcome {
  if (status === 'cancelled') return { kind: 'Refused', reason: 'Refused' };
  const instructions = accommodation?.key_collection?.instructions;
  return {
    kind: 'Confirmed',
    bookingId: id,
    ...(reference ? { hostReference: reference } : {}),
    ...(instructions ? { checkInInstructions: instructions } : {}),
  };
}

async function cancel(client: StaysClient, { bookingId }: CancelRequest): Promise<CancelOutcome> {
  const path = `/stays/bookings/${encodeURIComponent(bookingId ?? '')}`;
  const isCanceled = async () => (await client.read('GET', path, bookingAnswer)).data.status === 'cancelled';
  if (await isCanceled()) return { kind: 'Canceled' };
  try {
    const { data } = await client.command(`${path}/actions/cancel`, bookingAnswer);
    return data.status === 'cancelled' ? { kind: 'Canceled' } : { kind: 'Unknown' };
  } catch (error) {
    if (error instanceof AnswerLost) return { kind: 'Unknown' };
    if (!(error instanceof StaysRefusal)) throw error;
    if (await isCanceled()) return { kind: 'Canceled' };
    return {
      kind: 'Refused',
      reason: 'Refused',
      errors: [{ kind: 'ErrorCode', code: 'CancellationAttemptFailed' }],
    };
  }
}
