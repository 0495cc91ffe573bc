import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables';
import { lockOwner, post } from '../../payment/ledger/ledger';
import { type Movement, refundPostings } from '../../payment/ledger/postings';
import type { RefundLine } from './booking-payment';
import type { Booking, BookingStep } from './booking-step';
import { cancellationsOf } from './cancellations';
import { creditTaken } from './credit-taken';
import { reopenOffer } from './rewards-and-wallet.step';

/** The end of a cancellation: the refund is posted in the ledger, and the nights are on sale again. */
export const postRefund: BookingStep = {
  name: 'PostRefund',
  take: {
    inside: async (tx, { clock, supplier }, booking) => {
      await lockOwner(tx, booking.user_id);
      const lines = booking.refund ?? [];
      const movements: Movement[] = [];
      for (const line of lines) movements.push(...(await movementsOf(tx, booking, line)));
      const [attempt] = await cancellationsOf(tx, booking.id);
      await post(
        tx,
        refundPostings(
          {
            bookingId: booking.id,
            reservationNumber: booking.reservation_number,
            at: clock.now(),
            movements,
          },
          attempt?.uses === 'CancelForAnyReason' ? 'Claims' : 'Refunds',
        ),
      );
      if (lines.some(({ kind }) => kind === 'TravelWalletOffer')) await reopenOffer(tx, booking);
      await supplier.nights?.release(tx, booking.id);
    },
  },
  undo: {},
};

async function movementsOf(tx: Transaction<Tables>, booking: Booking, line: RefundLine): Promise<Movement[]> {
  const amount = { currency: booking.currency, amountMinor: line.amountMinor };
  switch (line.kind) {
    case 'UserCard':
    case 'TravelWalletOffer':
    case 'HotelPriceFreezeDeposit':
    case 'HotelPriceFreezeDiscount':
      return [{ kind: line.kind, ...amount }];
    case 'Rewards': {
      const part = booking.payments.find(({ kind }) => kind === 'Rewards');
      if (part?.kind !== 'Rewards') return [];
      return [
        {
          kind: 'Rewards',
          ownerUserId: booking.user_id,
          accountReferenceId: part.accountReferenceId,
          unit: part.unit,
          hundredths: line.hundredths ?? 0,
          ...amount,
        },
      ];
    }
    case 'TravelWalletCredit':
      return creditRefunds(tx, booking, line.amountMinor);
  }
}

/** Credit returns to the grants that it was taken from, the one that expires last first. */
async function creditRefunds(
  tx: Transaction<Tables>,
  booking: Booking,
  amountMinor: number,
): Promise<Movement[]> {
  const movements: Movement[] = [];
  let left = amountMinor;
  for (const taken of await creditTaken(tx, booking.id)) {
    const given = Math.min(left, taken.amountMinor);
    if (given <= 0) continue;
    left -= given;
    movements.push({
      kind: 'TravelWalletCredit',
      ownerUserId: booking.user_id,
      creditId: taken.creditId,
      currency: booking.currency,
      amountMinor: given,
    });
  }
  return movements;
}
