import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables';
import { today } from '../../kernel/dates';
import { InsufficientBalance, lockOwner, post, undoPostings } from '../../payment/ledger/ledger';
import { type CreditMovement, type Movement, paidName, paymentPostings } from '../../payment/ledger/postings';
import { creditsOf } from '../../payment/wallet/credits';
import { StepRefusal } from '../durable-worker';
import type { CreditPart, OfferPart } from './booking-payment';
import type { Booking, BookingStep } from './booking-step';
import { paymentError } from './purchase-error';

export const takeRewardsAndWallet: BookingStep = {
  name: 'TakeRewardsAndWallet',
  take: {
    inside: async (tx, { clock }, booking) => {
      await lockOwner(tx, booking.user_id);
      const movements: Movement[] = [];
      for (const part of booking.payments) {
        if (part.kind === 'Rewards') {
          movements.push({
            kind: 'Rewards',
            ownerUserId: booking.user_id,
            accountReferenceId: part.accountReferenceId,
            unit: part.unit,
            hundredths: part.hundredths,
            currency: booking.currency,
            amountMinor: part.amountMinor,
          });
        } else if (part.kind === 'TravelWalletCredit') {
          movements.push(...(await creditMovements(tx, booking, part, today(clock))));
        } else if (part.kind === 'TravelWalletOffer') {
          await useOffer(tx, booking, part);
          movements.push({
            kind: 'TravelWalletOffer',
            currency: booking.currency,
            amountMinor: part.amountMinor,
          });
        } else if (part.kind === 'HotelPriceFreezeDeposit' || part.kind === 'HotelPriceFreezeDiscount') {
          movements.push({ kind: part.kind, currency: booking.currency, amountMinor: part.amountMinor });
        }
      }
      try {
        await post(
          tx,
          paymentPostings({
            bookingId: booking.id,
            reservationNumber: booking.reservation_number,
            at: clock.now(),
            movements,
          }),
        );
      } catch (error) {
        // Credit was counted under the owner's lock, so only rewards can turn out to be too low.
        if (error instanceof InsufficientBalance) throw new StepRefusal([paymentError('RedemptionFailure')]);
        throw error;
      }
    },
  },
  undo: {
    inside: async (tx, { clock }, booking) => {
      await lockOwner(tx, booking.user_id);
      await undoPostings(tx, {
        bookingId: booking.id,
        kinds: [
          paidName('Rewards'),
          paidName('TravelWalletCredit'),
          paidName('TravelWalletOffer'),
          paidName('HotelPriceFreezeDeposit'),
          paidName('HotelPriceFreezeDiscount'),
        ],
        at: clock.now(),
      });
      await reopenOffer(tx, booking);
    },
  },
};

/** An offer is used once, as a whole. */
async function useOffer(tx: Transaction<Tables>, booking: Booking, { offerId }: OfferPart): Promise<void> {
  const used = await tx
    .updateTable('offers')
    .set({ used_by_booking_id: booking.id })
    .where('id', '=', offerId)
    .where('user_id', '=', booking.user_id)
    .where('state', '=', 'Open')
    .where('used_by_booking_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!used) throw new StepRefusal([paymentError('OfferInvalid')]);
}

export const reopenOffer = async (tx: Transaction<Tables>, booking: Pick<Booking, 'id'>): Promise<void> => {
  await tx
    .updateTable('offers')
    .set({ used_by_booking_id: null })
    .where('used_by_booking_id', '=', booking.id)
    .execute();
};

/** The amounts taken from the user's credit: the named part first, then those that expire first. */
async function creditMovements(
  tx: Transaction<Tables>,
  booking: Booking,
  part: CreditPart,
  day: string,
): Promise<CreditMovement[]> {
  const parts = (await creditsOf(tx, booking.user_id, day)).filter(
    ({ currency }) => currency === booking.currency,
  );
  const movements: CreditMovement[] = [];
  let left = part.amountMinor;
  const isNamed = ({ id }: { readonly id: string }) => id === part.creditId;
  const inOrder = [...parts.filter(isNamed), ...parts.filter((each) => !isNamed(each))];
  for (const { id, usable } of inOrder) {
    const amountMinor = Math.min(left, usable);
    if (amountMinor <= 0) continue;
    left -= amountMinor;
    movements.push({
      kind: 'TravelWalletCredit',
      ownerUserId: booking.user_id,
      creditId: id,
      currency: booking.currency,
      amountMinor,
    });
  }
  if (left > 0) throw new StepRefusal([paymentError('CartValidationError')]);
  return movements;
}
