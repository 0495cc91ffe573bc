/** The wallets of the demo: the benefits of cards, and the credits and offers that users already have. */
import type { Insertable } from 'kysely';
import type { Database } from '../database/connect';
import { json } from '../database/json';
import type { Tables } from '../database/tables';
import { addDays, addYears, dayOf, type PlainDate } from '../kernel/dates';
import type { BenefitKind } from '../payment/benefits/benefits.tables';
import { dueCredit } from '../payment/benefits/due-credit';
import { openLedgerAccount } from '../payment/ledger/opening-balance';
import { readWorld } from '../world/read-world';
import type { Persona } from './personas/persona.types';
import { personaIds } from './personas/personas';

const hundredths = (amount: number): number => Math.round(amount * 100);

/** The ledger transaction kinds of a credit; wallet histories read them. */
const creditMovements = {
  redeemed: 'CreditRedeemed',
  canceled: 'CreditCanceled',
  expired: 'CreditExpired',
} as const;

interface CardBenefit {
  readonly product: string;
  readonly kind: BenefitKind;
  readonly description: string;
  readonly amount: number;
  /** How long before seeding an account may have been opened; any day by default. */
  readonly openedWithinDays?: number;
}

/** AD-14: the benefits of the demo's cards. */
export async function seedBenefits(database: Database, now: Date): Promise<void> {
  const dayAgo = (days: number): PlainDate => addDays(dayOf(now), -days);
  const { benefits } = readWorld<{ benefits: readonly CardBenefit[] }>('people/card-benefits.json');
  await database
    .insertInto('card_benefits')
    .values(
      benefits.map(({ product, kind, description, amount, openedWithinDays }) => ({
        product_display_name: product,
        kind,
        description,
        amount_minor: hundredths(amount),
        currency: 'USD',
        opened_from: openedWithinDays === undefined ? null : dayAgo(openedWithinDays),
        opened_until: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['product_display_name', 'kind']).doNothing())
    .execute();
}

export const openedOn = (
  { customerSince }: Persona,
  { opened }: Persona['accounts'][number],
  momentAgo: (days: number) => Date,
): PlainDate => (opened ? addYears(dayOf(momentAgo(opened.daysAgo)), -opened.yearsAgo) : customerSince);

export async function seedCredits(
  database: Database,
  persona: Persona,
  now: Date,
  momentAgo: (days: number) => Date,
): Promise<void> {
  const userId = personaIds.user(persona.key);
  const dayIn = (days: number): PlainDate => addDays(dayOf(now), days);
  for (const credit of persona.credits) {
    const id = personaIds.credit(persona.key, credit.key);
    await database
      .insertInto('wallet_credits')
      .values({
        id,
        user_id: userId,
        kind: credit.kind,
        description: credit.description,
        currency: 'USD',
        expires_on: credit.expiresInDays === undefined ? null : dayIn(credit.expiresInDays),
        granted_at: momentAgo(credit.grantedDaysAgo),
        ...grantOf(persona, credit, momentAgo),
      })
      .execute();
    await openLedgerAccount(database, {
      ownerUserId: userId,
      kind: 'TravelCredit',
      reference: id,
      unit: 'USD',
      movements: [
        {
          kind: 'CreditCreated',
          amount: hundredths(credit.amount),
          description: credit.description,
          at: momentAgo(credit.grantedDaysAgo),
        },
        ...credit.history.map(({ event, amount, description, daysAgo }) => ({
          kind: creditMovements[event],
          amount: -hundredths(amount),
          description,
          at: momentAgo(daysAgo),
        })),
      ],
    });
  }
}

/** The key of the grant of a credit that an account already has. */
function grantOf(
  persona: Persona,
  credit: Persona['credits'][number],
  momentAgo: (days: number) => Date,
): Pick<Insertable<Tables['wallet_credits']>, 'account_id' | 'benefit_period' | 'granted_for'> {
  const account = persona.accounts.find(({ key }) => key === credit.account);
  if (!account || credit.kind === 'GoodwillCredit') {
    return { account_id: null, benefit_period: null, granted_for: null };
  }
  const due = dueCredit(
    { kind: credit.kind, opened_from: null, opened_until: null },
    openedOn(persona, account, momentAgo),
    dayOf(momentAgo(credit.grantedDaysAgo)),
  );
  if (!due) throw new Error(`The account of ${credit.key} is due no such credit.`);
  return {
    account_id: personaIds.account(persona.key, account.key),
    benefit_period: due.period,
    granted_for: due.grantedFor,
  };
}

export async function seedOffers(
  database: Database,
  persona: Persona,
  now: Date,
  momentAgo: (days: number) => Date,
): Promise<void> {
  const userId = personaIds.user(persona.key);
  const dayIn = (days: number): PlainDate => addDays(dayOf(now), days);
  if (persona.offers.length === 0) return;
  await database
    .insertInto('offers')
    .values(
      persona.offers.map((offer) => ({
        id: personaIds.offer(persona.key, offer.key),
        user_id: userId,
        state: 'Open' as const,
        amount_minor: hundredths(offer.amount),
        currency: 'USD',
        descriptions: [...offer.descriptions],
        max_applicable_credit_minor:
          offer.maxApplicableCredit === undefined ? null : hundredths(offer.maxApplicableCredit),
        sale_event_start_on: offer.saleStartsInDays === undefined ? null : momentAgo(-offer.saleStartsInDays),
        expires_on: dayIn(offer.expiresInDays),
        funnels: [...offer.funnels],
        condition: offer.condition === undefined ? null : json(offer.condition),
        used_by_booking_id: null,
      })),
    )
    .execute();
}
