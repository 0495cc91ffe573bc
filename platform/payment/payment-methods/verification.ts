import { sql } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../../database/connect';
import type { Clock } from '../../kernel/dates';
import { HOUR_MS } from '../../kernel/durations';
import type { VerifyRefusal } from '../vault/test-cards';
import { findCard, type VaultCard } from '../vault/vault-cards';
import { saveCard } from './payment-methods';

type Verification = components['schemas']['PaymentVerification']['value'];

export interface VerificationRequest {
  readonly userId: string;
  readonly cardToken: string;
  readonly accountReferenceId: string;
  readonly isVirtual: boolean;
  /** Cards with these last digits belong to any account. */
  readonly testCardLastFours: readonly string[];
}

/** More attempts than this by one user within an hour are refused, whatever the card. */
const TRIES_PER_HOUR = 10;

const ISSUER_SAYS: Record<VerifyRefusal, string> = {
  CardDeclined: 'The issuer declined the card.',
  ExcessiveUserActivity: 'There were too many tries. Please wait an hour.',
  GenericError: 'The card could not be checked.',
  UnknownCard: 'The issuer does not know this card.',
  InvalidCVV: 'The security code is wrong.',
  InvalidAddress: 'The ZIP code or country is wrong.',
};

/**
 * Verifies a card with its issuer and saves it on success. Every attempt is counted, and those of one user are serialized, so
 * that parallel ones neither bypass the limit nor save a card twice.
 */
export const verifyCard = (
  database: Database,
  clock: Clock,
  request: VerificationRequest,
): Promise<Verification> =>
  database.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`cards of ${request.userId}`}, 0))`.execute(tx);
    const at = clock.now();
    const card = await findCard(tx, request.cardToken);
    const refusal = await refusalOf(tx, request, card, at);
    await tx
      .insertInto('payment_verifications')
      .values({ user_id: request.userId, attempted_at: at, result: refusal ?? 'Success' })
      .execute();
    if (!card || refusal) {
      const result = refusal ?? 'UnknownCard';
      return { PaymentVerifyResult: result, errors: [{ message: ISSUER_SAYS[result] }] };
    }
    return { PaymentVerifyResult: 'Success', payment: await saveCard(tx, { ...request, card, at }) };
  });

async function refusalOf(
  database: Database,
  { userId, accountReferenceId, testCardLastFours }: VerificationRequest,
  card: VaultCard | undefined,
  at: Date,
): Promise<VerifyRefusal | undefined> {
  const { tries } = await database
    .selectFrom('payment_verifications')
    .select(({ fn }) => fn.countAll<number>().as('tries'))
    .where('user_id', '=', userId)
    .where('attempted_at', '>', new Date(at.getTime() - HOUR_MS))
    .executeTakeFirstOrThrow();
  if (tries >= TRIES_PER_HOUR) return 'ExcessiveUserActivity';
  const account = await database
    .selectFrom('rewards_accounts')
    .select(['last_four', 'last_four_virtual'])
    .where('id', '=', accountReferenceId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!card || !account) return 'UnknownCard';
  const lastFours = [account.last_four, ...account.last_four_virtual, ...testCardLastFours];
  if (!lastFours.includes(card.last4)) return 'UnknownCard';
  return card.testCard.at === 'Verify' ? card.testCard.answer : undefined;
}
