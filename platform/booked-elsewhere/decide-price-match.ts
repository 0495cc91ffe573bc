/**
 * The end of a claim. One conditional update makes it, so that of many decisions and withdrawals exactly one counts; the credit of an
 * approval and the message of a refusal are written in the same transaction.
 */
import type { Transaction } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import { actingFor } from '../database/acting';
import type { Database } from '../database/connect';
import type { Tables } from '../database/tables';
import { requireAgent, type Session } from '../http/session';
import type { Clock } from '../kernel/dates';
import { newId } from '../kernel/identifiers';
import { Refusal } from '../kernel/refusal';
import { post } from '../payment/ledger/ledger';
import { creditAccount, platformAccount, transfer } from '../payment/ledger/postings';
import { claimsOfTenant } from './price-match-claims';
import { claimView } from './price-match-view';
import type { ClaimRow } from './trips-elsewhere';

type Schemas = components['schemas'];

export type ClaimDecision =
  { readonly state: 'Approved' } | { readonly state: 'Declined'; readonly reason: string };

/** Of an agent, on a claim of the agent's tenant. */
export async function decideClaim(
  database: Database,
  clock: Clock,
  session: Session,
  claimId: string,
  decision: ClaimDecision,
): Promise<Schemas['PriceMatchDecision']> {
  const agentUserId = requireAgent(session);
  const found = await claimsOfTenant(database, session.tenant)
    .select('claim.user_id')
    .where('claim.id', '=', claimId)
    .executeTakeFirst();
  if (!found) throw new Refusal(40401, 'There is no such claim.');
  // The agent need not act for the traveler, whose wallet and ledger the decision changes.
  return actingFor({ agentUserId, customerUserId: found.user_id }, () =>
    end(database, clock, { claimId, userId: found.user_id, by: agentUserId, ...decision }),
  );
}

/** Of the traveler, or of an agent who acts for the traveler. */
export const withdrawClaim = (
  database: Database,
  clock: Clock,
  { userId, agentUserId }: Session,
  claimId: string,
): Promise<Schemas['PriceMatchDecision']> =>
  end(database, clock, { claimId, userId, by: agentUserId ?? userId, state: 'Withdrawn' });

interface End {
  readonly claimId: string;
  readonly userId: string;
  readonly by: string;
  readonly state: ClaimDecision['state'] | 'Withdrawn';
  readonly reason?: string;
}

const end = (
  database: Database,
  clock: Clock,
  { claimId, userId, by, state, reason }: End,
): Promise<Schemas['PriceMatchDecision']> =>
  database.transaction().execute(async (tx) => {
    const now = clock.now();
    const ended = await tx
      .updateTable('price_match_claims')
      .set({ state, decided_at: now, decided_by: by, decline_reason: reason ?? null })
      .where('id', '=', claimId)
      .where('user_id', '=', userId)
      .where('state', '=', 'Received')
      .returningAll()
      .executeTakeFirst();
    if (ended) {
      if (state === 'Approved') await credit(tx, ended, now);
      if (state === 'Declined') await sendAnswer(tx, ended, now);
      return { claim: claimView(ended) };
    }
    const claim = await tx
      .selectFrom('price_match_claims')
      .selectAll()
      .where('id', '=', claimId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!claim) throw new Refusal(40401, 'There is no such claim.');
    const isOwn = claim.state === state && claim.decided_by === by;
    return { claim: claimView(claim), ...(isOwn ? {} : { isDecidedOtherwise: true }) };
  });

/** The difference as travel credit. Nothing is paid for a trip that is canceled meanwhile. */
async function credit(tx: Transaction<Tables>, claim: ClaimRow, now: Date): Promise<void> {
  const trip = await tx
    .selectFrom('trips_elsewhere')
    .select(['state', 'confirmation_code', 'currency'])
    .where('id', '=', claim.trip_id)
    .forShare()
    .executeTakeFirstOrThrow();
  if (trip.state === 'Canceled') throw new Refusal(40902, 'The trip is canceled.');
  const description = `Price match of ${trip.confirmation_code}`;
  const creditId = newId('credit');
  await tx
    .insertInto('wallet_credits')
    .values({
      id: creditId,
      user_id: claim.user_id,
      kind: 'GoodwillCredit',
      description,
      currency: trip.currency,
      expires_on: null,
      granted_at: now,
    })
    .execute();
  await post(tx, [
    {
      idempotencyKey: `${claim.id}:approved`,
      kind: 'CreditCreated',
      description,
      bookingId: null,
      at: now,
      entries: transfer(
        claim.difference_minor,
        platformAccount('Claims', trip.currency),
        creditAccount(claim.user_id, creditId, trip.currency),
      ),
    },
  ]);
}

/** AD-24: a claim is declined by e-mail. */
async function sendAnswer(tx: Transaction<Tables>, { id, user_id }: ClaimRow, now: Date): Promise<void> {
  const traveler = await tx
    .selectFrom('users')
    .select('email_address')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('outbox')
    .values({
      id: newId('msg'),
      user_id,
      booking_id: null,
      price_match_claim_id: id,
      kind: 'PriceMatchDeclined',
      email_address: traveler.email_address,
      created_at: now,
    })
    .execute();
}
