/**
 * Takes the premiums of protections that are bought after a stay was booked: in the background, in any number of processes, and
 * after a crash from the committed state: charges and refunds can be repeated. A stay that was canceled while its premium was paid
 * has no protection: the premium is refunded.
 */
import type { Database } from '../../database/connect';
import { claimDue, leaveState, postponeWork } from '../../database/due-work';
import { json } from '../../database/json';
import { scenarioOf } from '../../homes/listing-store';
import { type BackgroundWorker, createBackgroundWorker } from '../../kernel/background-worker';
import type { Clock } from '../../kernel/dates';
import type { Logger } from '../../kernel/logger';
import { post } from '../../payment/ledger/ledger';
import { laterPremiumPosting } from '../../payment/ledger/postings';
import type { Vault } from '../../payment/vault/vault-operations';
import { charge, refundCharge } from '../card-purchase/charge';
import type { BookedProtection } from '../purchase/protection';
import { cardError, productError } from '../purchase/purchase-error';
import type { ProtectionPurchase } from './purchase';

export interface ProtectionTools {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: Vault;
}

export const createProtectionWorker = (tools: ProtectionTools, logger: Logger): BackgroundWorker =>
  createBackgroundWorker(
    {
      name: 'protections',
      claim: () => claimDue(tools.database, 'protection_purchases'),
      advance: (purchase) => advanceProtection(tools, purchase),
      rest: (purchase) => postponeWork(tools.database, 'protection_purchases', purchase),
    },
    logger,
  );

/** Advances a purchase until it has nothing left to do. */
export async function advanceProtection(tools: ProtectionTools, purchase: ProtectionPurchase): Promise<void> {
  const { protection } = purchase;
  if (!protection) throw new Error(`The purchase ${purchase.id} has nothing to buy.`);
  if (purchase.state === 'Refunding') return refund(tools, purchase);
  if (purchase.state === 'Running' && !(await agree(tools, purchase))) return;
  await pay(tools, purchase, protection);
}

/** Asks the seller, before any money moves; once the purchase is Paying, this is not repeated. */
async function agree({ database }: ProtectionTools, purchase: ProtectionPurchase): Promise<boolean> {
  const booking = await database
    .selectFrom('bookings')
    .select('listing_id')
    .where('id', '=', purchase.booking_id)
    .executeTakeFirstOrThrow();
  const { pendingSales = 0 } = (await scenarioOf(database, booking.listing_id))?.protection ?? {};
  if (purchase.attempts < pendingSales) {
    await postponeWork(database, 'protection_purchases', purchase);
    return false;
  }
  return leaveState(database, 'protection_purchases', purchase, 'Running', { state: 'Paying' });
}

async function pay(
  tools: ProtectionTools,
  purchase: ProtectionPurchase,
  protection: BookedProtection,
): Promise<void> {
  const { database, vault } = tools;
  const charged = await charge(vault, purchase);
  if (!charged.approved) return fail(database, purchase, cardError(charged.decline));
  const { authorizationId } = charged;
  const isProtected = await protect(tools, purchase, protection, authorizationId);
  if (!isProtected) await refund(tools, { ...purchase, authorization_id: authorizationId });
}

/** Protects the stay, if it is still booked; also true when another worker has already finished it. */
const protect = (
  { database, clock }: ProtectionTools,
  purchase: ProtectionPurchase,
  protection: BookedProtection,
  authorizationId: string,
): Promise<boolean> =>
  database.transaction().execute(async (tx) => {
    const booking = await tx
      .selectFrom('bookings')
      .select(['id', 'state', 'reservation_number'])
      .where('id', '=', purchase.booking_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const now = clock.now();
    if (booking.state !== 'Confirmed') {
      return !(await leaveState(tx, 'protection_purchases', purchase, 'Paying', {
        state: 'Refunding',
        authorization_id: authorizationId,
      }));
    }
    const isFirst = await leaveState(tx, 'protection_purchases', purchase, 'Paying', {
      state: 'Bought',
      authorization_id: authorizationId,
      bought_at: now,
    });
    if (!isFirst) return true;
    const later = { boughtAt: now.toISOString(), paidWith: purchase.card.description };
    await tx
      .updateTable('bookings')
      .set({ protection: json({ ...protection, later } satisfies BookedProtection) })
      .where('id', '=', booking.id)
      .execute();
    await post(tx, [
      laterPremiumPosting({
        bookingId: booking.id,
        reservationNumber: booking.reservation_number,
        at: now,
        currency: purchase.currency,
        amountMinor: protection.premiumMinor,
      }),
    ]);
    return true;
  });

async function refund({ database, vault }: ProtectionTools, purchase: ProtectionPurchase): Promise<void> {
  await refundCharge(vault, purchase);
  await fail(database, purchase, productError('AncillaryNotAvailable'));
}

async function fail(
  database: Database,
  { id }: ProtectionPurchase,
  error: ProtectionPurchase['errors'][number],
): Promise<void> {
  await database
    .updateTable('protection_purchases')
    .set({ state: 'Failed', errors: json([error]) })
    .where('id', '=', id)
    .where('state', 'in', ['Paying', 'Refunding'])
    .execute();
}
