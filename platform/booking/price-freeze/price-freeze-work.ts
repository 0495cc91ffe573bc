/**
 * Price freezes as durable work: each state has one step, which ends it. Charges and refunds have keys of the purchase, so that a
 * repeated one has no effect.
 */
import { json } from '../../database/json';
import { findListing, scenarioOf, type StoredListing } from '../../homes/listing-store';
import { startOfDay } from '../../kernel/dates';
import { HOUR_MS } from '../../kernel/durations';
import { newId } from '../../kernel/identifiers';
import { post } from '../../payment/ledger/ledger';
import { depositPosting } from '../../payment/ledger/postings';
import { charge, refundCharge } from '../card-purchase/charge';
import { type DurableWork, type Step, StepRefusal, type StepTools, StepWaits } from '../durable-worker';
import { errorByNights, frozenStayOf, type PriceFreeze } from './frozen-stay';
import { changedOfferView, lastEndOf } from './offer';
import { changedAtPayment, releaseNights } from './purchase';
import { vouchersOf } from './vouchers';

const STEPS = { Running: agree, Paying: pay, Refunding: refund };

export const priceFreezeWork = (tools: StepTools): DurableWork<'price_freezes'> => ({
  table: 'price_freezes',
  states: ['Running', 'Paying', 'Refunding'],
  nextStep: ({ state }) => Promise.resolve(STEPS[state as keyof typeof STEPS](tools)),
  refuse: async (tx, { id }, { errors, offer }) => {
    await releaseNights(tx, id);
    return { state: 'Failed', errors: json(errors), offer: offer ? json(offer) : null };
  },
  agentOf: ({ agent_user_id }) => Promise.resolve(agent_user_id),
  prepare: () => endPriceFreezes(tools),
});

type ThisStep = Step<'price_freezes'>;

/** Checks the price and the provider, before any money moves; once the purchase is Paying, neither is checked again. */
function agree({ database, clock }: StepTools): ThisStep {
  return {
    outside: async (freeze) => {
      const scenario = (await scenarioOf(database, freeze.listing_id))?.freeze;
      if (freeze.attempts < (scenario?.pendingAsks ?? 0)) throw new StepWaits();
      const purchaseError = errorByNights(scenario?.purchaseErrors, freeze);
      if (purchaseError !== undefined) throw new StepRefusal([{ code: purchaseError }]);
      const changed = await changedAtPayment(database, clock, freeze);
      if (changed === null) return {};
      const { code, options } = changed;
      throw new StepRefusal(
        [{ code }],
        options && changedOfferView(freeze.listing_id, frozenStayOf(freeze), options),
      );
    },
    inside: () => Promise.resolve({ state: 'Paying' }),
  };
}

function pay({ clock, vault }: StepTools): ThisStep {
  return {
    outside: (freeze) =>
      charge(vault, freeze, (decline) => ({ code: 'GenericFailed', paymentError: decline })),
    inside: async (tx, freeze, { authorizationId }) => {
      const listing = await findListing(tx, freeze.listing_id);
      if (!listing) throw new Error(`The listing ${freeze.listing_id} of a frozen price has disappeared.`);
      const now = clock.now();
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
      return {
        state: 'Valid',
        authorization_id: authorizationId,
        purchased_at: now,
        expires_at: endOf(freeze, listing, now),
      };
    },
  };
}

/** After its hours, and while the home can still be booked. */
function endOf({ duration_hours, stay_from }: PriceFreeze, { rules }: StoredListing, now: Date): Date {
  const secondsToUse = rules.scenario?.freeze?.secondsToUse;
  const lasts = secondsToUse === undefined ? duration_hours * HOUR_MS : secondsToUse * 1_000;
  return new Date(Math.min(now.getTime() + lasts, startOfDay(lastEndOf(rules, stay_from)).getTime()));
}

function refund({ clock, vault }: StepTools): ThisStep {
  return {
    outside: (freeze) => refundCharge(vault, freeze),
    inside: async (tx, freeze) => {
      const now = clock.now();
      await post(tx, [depositPosting('Refunded', freeze, now)]);
      await releaseNights(tx, freeze.id);
      return { state: 'Refunded', refunded_at: now };
    },
  };
}

/** Expires prices: their nights are on sale again, and their deposits are kept. */
async function endPriceFreezes({ database, clock }: StepTools): Promise<void> {
  const now = clock.now();
  const over = await database
    .selectFrom('price_freezes')
    .selectAll()
    .where('state', '=', 'Valid')
    .where('expires_at', '<=', now)
    .limit(6)
    .execute();
  for (const freeze of over) {
    await database.transaction().execute(async (tx) => {
      const ended = await tx
        .updateTable('price_freezes')
        .set({ state: 'Expired' })
        .where('id', '=', freeze.id)
        .where('state', '=', 'Valid')
        .executeTakeFirst();
      if (ended.numUpdatedRows === 0n) return;
      await post(tx, [depositPosting('Kept', freeze, now)]);
      await releaseNights(tx, freeze.id);
    });
  }
}
