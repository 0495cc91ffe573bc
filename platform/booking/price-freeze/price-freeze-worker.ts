/**
 * Takes and refunds deposits, and expires prices: in the background, in any number of processes, and after a crash from the
 * committed state: charges and refunds can be repeated, and each state is left once.
 */
import type { Database } from '../../database/connect';
import { BATCH, claimDue, leaveState, postponeWork } from '../../database/due-work';
import { json } from '../../database/json';
import { findListing, scenarioOf, type StoredListing } from '../../homes/listing-store';
import { type BackgroundWorker, createBackgroundWorker } from '../../kernel/background-worker';
import { type Clock, startOfDay } from '../../kernel/dates';
import { HOUR_MS } from '../../kernel/durations';
import { newId } from '../../kernel/identifiers';
import type { Logger } from '../../kernel/logger';
import { post } from '../../payment/ledger/ledger';
import { depositPosting } from '../../payment/ledger/postings';
import type { Vault } from '../../payment/vault/vault-operations';
import { charge, refundCharge } from '../card-purchase/charge';
import { errorByNights, frozenStayOf, type PriceFreeze } from './frozen-stay';
import { changedOfferView, lastEndOf } from './offer';
import { changedAtPayment, releaseNights } from './purchase';
import { vouchersOf } from './vouchers';

export interface PriceFreezeTools {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: Vault;
}

export const createPriceFreezeWorker = (tools: PriceFreezeTools, logger: Logger): BackgroundWorker =>
  createBackgroundWorker(
    {
      name: 'price freezes',
      claim: async () => {
        await endPriceFreezes(tools);
        return claimDue(tools.database, 'price_freezes');
      },
      advance: (freeze) => advancePriceFreeze(tools, freeze),
      rest: (freeze) => postponeWork(tools.database, 'price_freezes', freeze),
    },
    logger,
  );

/** Advances a purchase or a refund until it has nothing left to do. */
export async function advancePriceFreeze(tools: PriceFreezeTools, freeze: PriceFreeze): Promise<void> {
  if (freeze.state === 'Refunding') return refund(tools, freeze);
  if (freeze.state === 'Running' && !(await agree(tools, freeze))) return;
  await pay(tools, freeze);
}

/** Checks the price and the provider, before any money moves; once the purchase is Paying, neither is checked again. */
async function agree(tools: PriceFreezeTools, freeze: PriceFreeze): Promise<boolean> {
  const { database, clock } = tools;
  const scenario = (await scenarioOf(database, freeze.listing_id))?.freeze;
  if (freeze.attempts < (scenario?.pendingAsks ?? 0)) {
    await postponeWork(database, 'price_freezes', freeze);
    return false;
  }
  const changed = await changedAtPayment(database, clock, freeze);
  const purchaseError = errorByNights(scenario?.purchaseErrors, freeze);
  const code = purchaseError ?? changed?.code;
  if (code !== undefined) {
    const options = purchaseError === undefined ? changed?.options : undefined;
    const offer = options && changedOfferView(freeze.listing_id, frozenStayOf(freeze), options);
    await fail(tools, freeze, [{ code }], offer && json(offer));
    return false;
  }
  return leaveState(database, 'price_freezes', freeze, 'Running', { state: 'Paying' });
}

async function pay(tools: PriceFreezeTools, freeze: PriceFreeze): Promise<void> {
  const { database, clock, vault } = tools;
  const charged = await charge(vault, freeze);
  if (!charged.approved) {
    return fail(tools, freeze, [{ code: 'GenericFailed', paymentError: charged.decline }]);
  }
  const listing = await findListing(database, freeze.listing_id);
  if (!listing) throw new Error(`The listing ${freeze.listing_id} of a frozen price has disappeared.`);
  const now = clock.now();
  await database.transaction().execute(async (tx) => {
    const valid = await leaveState(tx, 'price_freezes', freeze, 'Paying', {
      state: 'Valid',
      authorization_id: charged.authorizationId,
      purchased_at: now,
      expires_at: endOf(freeze, listing, now),
      attempts: 0,
    });
    if (!valid) return;
    await tx
      .insertInto('price_freeze_vouchers')
      .values(
        vouchersOf(freeze).map((voucher) => ({
          ...voucher,
          id: newId('voucher'),
          price_freeze_id: freeze.id,
        })),
      )
      .execute();
    await post(tx, [depositPosting('Paid', freeze, now)]);
  });
}

/** After its hours, and while the home can still be booked. */
function endOf({ duration_hours, stay_from }: PriceFreeze, { rules }: StoredListing, now: Date): Date {
  const secondsToUse = rules.scenario?.freeze?.secondsToUse;
  const lasts = secondsToUse === undefined ? duration_hours * HOUR_MS : secondsToUse * 1_000;
  return new Date(Math.min(now.getTime() + lasts, startOfDay(lastEndOf(rules, stay_from)).getTime()));
}

const fail = (
  { database }: PriceFreezeTools,
  freeze: PriceFreeze,
  errors: readonly { readonly code: string; readonly paymentError?: string }[],
  offer: string | null = null,
): Promise<void> =>
  database.transaction().execute(async (tx) => {
    await tx
      .updateTable('price_freezes')
      .set({ state: 'Failed', errors: json(errors), offer })
      .where('id', '=', freeze.id)
      .where('state', 'in', ['Running', 'Paying'])
      .execute();
    await releaseNights(tx, freeze.id);
  });

async function refund({ database, clock, vault }: PriceFreezeTools, freeze: PriceFreeze): Promise<void> {
  await refundCharge(vault, freeze);
  const now = clock.now();
  await database.transaction().execute(async (tx) => {
    const columns = { state: 'Refunded', refunded_at: now } as const;
    if (!(await leaveState(tx, 'price_freezes', freeze, 'Refunding', columns))) return;
    await post(tx, [depositPosting('Refunded', freeze, now)]);
    await releaseNights(tx, freeze.id);
  });
}

/** Expires prices: their nights are on sale again, and their deposits are kept. */
async function endPriceFreezes({ database, clock }: PriceFreezeTools): Promise<void> {
  const now = clock.now();
  const over = await database
    .selectFrom('price_freezes')
    .selectAll()
    .where('state', '=', 'Valid')
    .where('expires_at', '<=', now)
    .limit(BATCH)
    .execute();
  for (const freeze of over) {
    await database.transaction().execute(async (tx) => {
      if (!(await leaveState(tx, 'price_freezes', freeze, 'Valid', { state: 'Expired' }))) return;
      await post(tx, [depositPosting('Kept', freeze, now)]);
      await releaseNights(tx, freeze.id);
    });
  }
}
