import type { Database } from '../../database/connect';
import { post, undoPostings } from '../../payment/ledger/ledger';
import { paidName, paymentPostings } from '../../payment/ledger/postings';
import type { VaultAnswer } from '../../payment/vault/vault-operations';
import { StepRefusal, type StepTools } from '../durable-worker';
import type { CardPart } from './booking-payment';
import type { Booking, BookingStep, Details } from './booking-step';
import { cardError } from './purchase-error';

const cardOf = ({ payments }: Booking): CardPart | undefined =>
  payments.find((part) => part.kind === 'UserCard');

const authorizationOf = (details: Details): string => {
  const id = details.AuthorizeCard?.authorizationId;
  if (id === undefined) throw new Error('The card was not authorized.');
  return id;
};

function approvedOrRefused(answer: VaultAnswer): string {
  if (!answer.approved) throw new StepRefusal([cardError(answer.decline)]);
  return answer.authorizationId;
}

/** Keys of requests to the vault; a booking sends each request once, however often it is resumed. */
const vaultKey = (booking: Booking, operation: string): string => `${booking.id}:${operation}`;

export const authorizeCard: BookingStep = {
  name: 'AuthorizeCard',
  take: {
    outside: async ({ vault }, booking) => {
      const card = cardOf(booking);
      if (!card) return {};
      const answer = await vault.authorize({
        idempotencyKey: vaultKey(booking, 'authorize'),
        cardToken: card.vaultToken,
        amountMinor: card.amountMinor,
        currency: booking.currency,
      });
      return { authorizationId: approvedOrRefused(answer) };
    },
  },
  undo: {
    outside: async ({ vault }, booking, details) => {
      // A captured authorization was refunded when the capture was undone; there is nothing left to void.
      if (cardOf(booking) && !details.CaptureCard) {
        await vault.void({
          idempotencyKey: vaultKey(booking, 'void'),
          authorizationId: authorizationOf(details),
        });
      }
      return {};
    },
  },
};

export const captureCard: BookingStep = {
  name: 'CaptureCard',
  take: {
    outside: async ({ vault }, booking, details) => {
      const card = cardOf(booking);
      if (!card) return {};
      const answer = await vault.capture({
        idempotencyKey: vaultKey(booking, 'capture'),
        authorizationId: authorizationOf(details),
        amountMinor: card.amountMinor,
      });
      approvedOrRefused(answer);
      return {};
    },
    inside: async (tx, { clock }, booking) => {
      const card = cardOf(booking);
      if (!card) return;
      await post(
        tx,
        paymentPostings({
          bookingId: booking.id,
          reservationNumber: booking.reservation_number,
          at: clock.now(),
          movements: [{ kind: 'UserCard', currency: booking.currency, amountMinor: card.amountMinor }],
        }),
      );
    },
  },
  undo: {
    outside: async ({ vault }, booking, details) => {
      const card = cardOf(booking);
      if (card) {
        await vault.refund({
          idempotencyKey: vaultKey(booking, 'capture-refund'),
          authorizationId: authorizationOf(details),
          amountMinor: card.amountMinor,
        });
      }
      return {};
    },
    inside: (tx, { clock }, { id }) =>
      undoPostings(tx, { bookingId: id, kinds: [paidName('UserCard')], at: clock.now() }),
  },
};

/** A canceled stay: the card's part of the refund. */
export const refundCard: BookingStep = {
  name: 'RefundCard',
  take: {
    outside: async ({ vault, database }, booking, details) => {
      const line = booking.refund?.find(({ kind }) => kind === 'UserCard');
      if (line && line.amountMinor > 0) {
        await vault.refund({
          idempotencyKey: vaultKey(booking, 'cancel-refund'),
          authorizationId: authorizationOf(details),
          amountMinor: line.amountMinor,
        });
      }
      await refundDeposit(vault, database, booking);
      return {};
    },
  },
  undo: {},
};

/** The deposit of a frozen price is refunded to the card that paid it, which may be a different one. */
async function refundDeposit(vault: StepTools['vault'], database: Database, booking: Booking): Promise<void> {
  const line = booking.refund?.find(({ kind }) => kind === 'HotelPriceFreezeDeposit');
  if (!line || line.amountMinor <= 0) return;
  const freeze = await database
    .selectFrom('price_freezes')
    .select('authorization_id')
    .where('booking_id', '=', booking.id)
    .executeTakeFirst();
  if (!freeze?.authorization_id) throw new Error(`The booking ${booking.id} has no deposit to refund.`);
  await vault.refund({
    idempotencyKey: vaultKey(booking, 'cancel-refund-deposit'),
    authorizationId: freeze.authorization_id,
    amountMinor: line.amountMinor,
  });
}
