import type { Database } from '../database/connect';
import { json } from '../database/json';
import { DAY_MS } from '../kernel/durations';
import { openLedgerAccount } from '../payment/ledger/opening-balance';
import { storeCard } from '../payment/vault/vault-cards';
import { demoBusinesses } from './businesses';
import type { Persona } from './personas/persona.types';
import { demoUsers, personaIds } from './personas/personas';
import { openedOn, seedBenefits, seedCredits, seedOffers } from './seed-wallet';
import { hashSignInCode } from './sign-in-code';

const hundredths = (amount: number): number => Math.round(amount * 100);

/** Inserts missing businesses and personas. */
export async function seedPeople(database: Database, now: Date): Promise<number> {
  const present = new Set((await database.selectFrom('users').select('id').execute()).map(({ id }) => id));
  const missing = demoUsers.filter(({ key }) => !present.has(personaIds.user(key)));
  if (missing.length === 0) return 0;
  await seedBusinesses(database);
  await seedBenefits(database, now);
  for (const persona of missing) await seedPersona(database, persona, now);
  return missing.length;
}

async function seedBusinesses(database: Database): Promise<void> {
  await database
    .insertInto('businesses')
    .values(
      demoBusinesses.map((business) => ({
        id: personaIds.business(business.key),
        name: business.name,
        account_reference_id: personaIds.account(business.owner, business.ownerAccount),
        is_live: business.isLive,
        onboarding_step: business.isLive ? null : 'welcome',
        logo_src: `/photos/logo-${business.key}.webp`,
        is_approval_required: business.isApprovalRequired,
        who_books: business.whoBooks,
        loyalty_programs: json(business.loyaltyPrograms),
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await database
    .insertInto('travel_policies')
    .values(
      demoBusinesses.flatMap(({ key, policies }) =>
        policies.map(({ name, rules }, position) => ({
          id: personaIds.policy(key, name),
          business_id: personaIds.business(key),
          position,
          name,
          rules: json(rules),
        })),
      ),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

async function seedPersona(database: Database, persona: Persona, now: Date): Promise<void> {
  const userId = personaIds.user(persona.key);
  const momentAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const [defaultTraveler] = persona.travelers;
  await database
    .insertInto('users')
    .values({
      id: userId,
      email_address: persona.emailAddress,
      first_name: persona.firstName,
      last_name: persona.lastName,
      phone_number: persona.phoneNumber ?? null,
      tenant: persona.tenant,
      access: persona.access ?? 'Allowed',
      customer_id: `cust_${persona.key}`,
      customer_since: persona.customerSince,
      sign_in_code_hash: hashSignInCode(userId, persona.code),
      is_persona: true,
      main_user_id: persona.samePersonAs === undefined ? null : personaIds.user(persona.samePersonAs),
      is_agent: persona.isAgent ?? false,
      last_signed_in_at:
        persona.lastSignInDaysAgo === undefined ? null : momentAgo(persona.lastSignInDaysAgo),
      // Checked at commit, when the traveler exists.
      default_traveler_id: defaultTraveler ? personaIds.traveler(persona.key, defaultTraveler.key) : null,
    })
    .execute();
  if (persona.travelers.length > 0) {
    await database.insertInto('travelers').values(travelerRows(persona, momentAgo)).execute();
  }
  if (persona.business) await seedMembership(database, userId, persona.business);
  await seedRewards(database, persona, momentAgo);
  await seedCards(database, persona, momentAgo);
  await seedCredits(database, persona, now, momentAgo);
  await seedOffers(database, persona, now, momentAgo);
}

const travelerRows = ({ key, travelers }: Persona, momentAgo: (days: number) => Date) =>
  travelers.map(({ person, ...traveler }) => ({
    id: personaIds.traveler(key, traveler.key),
    owner_user_id: personaIds.user(key),
    linked_user_id: traveler.isSomebodyElse ? null : personaIds.user(key),
    given_name: person.givenName,
    middle_name: person.middleName ?? null,
    surname: person.surname,
    gender: person.gender,
    date_of_birth: person.dateOfBirth,
    nationality: person.nationality ?? null,
    email_address: person.emailAddress ?? null,
    phone_number: person.phoneNumber ?? null,
    assistance: [...(person.assistance ?? [])],
    frequent_flyer: json(person.frequentFlyer ?? {}),
    hotel_loyalty: json(person.hotelLoyalty ?? {}),
    passport: person.passport ? json(person.passport) : null,
    custom_fields: json(person.customFields ?? {}),
    driver_license: person.driverLicense ? json(person.driverLicense) : null,
    tsa_redress_number: person.tsaRedressNumber ?? null,
    known_traveler_number: person.knownTravelerNumber ?? null,
    is_ghost: traveler.isGhost ?? false,
    is_private: traveler.isPrivate ?? false,
    created_at: momentAgo(traveler.addedDaysAgo),
  }));

const seedMembership = (database: Database, userId: string, business: NonNullable<Persona['business']>) =>
  database
    .insertInto('business_members')
    .values({
      business_id: personaIds.business(business.key),
      user_id: userId,
      roles: [...business.roles],
      can_view_users: business.canViewUsers,
      can_view_admin: business.canViewAdmin,
      cap1_role: business.cardRole,
      policy_id: personaIds.policy(business.key, business.policy),
    })
    .execute();

async function seedRewards(
  database: Database,
  persona: Persona,
  momentAgo: (days: number) => Date,
): Promise<void> {
  for (const [position, account] of persona.accounts.entries()) {
    const id = personaIds.account(persona.key, account.key);
    await database
      .insertInto('rewards_accounts')
      .values({
        id,
        user_id: personaIds.user(persona.key),
        position,
        product_display_name: account.product,
        customer_account_role: account.role,
        currency: account.currency,
        currency_description: { Miles: 'Travel miles', Points: 'Reward points', Cash: 'Cash back' }[
          account.currency
        ],
        redemption_minimum_hundredths: hundredths(account.redemptionMinimum),
        allow_redemption: account.allowsRedemption,
        last_four: account.lastFour,
        last_four_virtual: [...(account.lastFourVirtual ?? [])],
        is_tiered: account.isTiered ?? false,
        account_use_type: account.useType,
        homes_multiplier: account.earn.homes,
        flights_multiplier: account.earn.flights,
        hotels_multiplier: account.earn.hotels,
        cars_multiplier: account.earn.cars,
        unit_value: account.unitValue ?? (account.currency === 'Cash' ? 10_000 : 100),
        opened_on: openedOn(persona, account, momentAgo),
      })
      .execute();
    await seedStanding(database, id, account, momentAgo);
    await openLedgerAccount(database, {
      ownerUserId: personaIds.user(persona.key),
      kind: 'Rewards',
      reference: id,
      unit: account.currency,
      movements: [
        {
          kind: 'RewardsEarned',
          amount: hundredths(account.balance),
          description: 'Rewards earned so far',
          at: momentAgo(30),
        },
      ],
    });
  }
}

async function seedStanding(
  database: Database,
  accountId: string,
  { badStandingSinceDaysAgo }: Persona['accounts'][number],
  momentAgo: (days: number) => Date,
): Promise<void> {
  if (badStandingSinceDaysAgo === undefined) return;
  await database
    .insertInto('account_changes')
    .values({
      id: `${accountId}_bad`,
      account_id: accountId,
      change: 'BadStanding',
      occurred_at: momentAgo(badStandingSinceDaysAgo),
    })
    .execute();
}

async function seedCards(
  database: Database,
  persona: Persona,
  momentAgo: (days: number) => Date,
): Promise<void> {
  for (const card of persona.cards) {
    const addedAt = momentAgo(card.addedDaysAgo);
    const year = momentAgo(0).getUTCFullYear() + card.expiresInYears;
    const stored = await storeCard(
      database,
      addedAt,
      {
        number: card.number,
        month: card.expiryMonth,
        year,
        fullName: `${persona.firstName} ${persona.lastName}`,
        zip: '10001',
        country: 'US',
      },
      personaIds.vaultToken(persona.key, card.key),
    );
    await database
      .insertInto('payment_methods')
      .values({
        id: personaIds.card(persona.key, card.key),
        user_id: personaIds.user(persona.key),
        vault_token: stored.token,
        last4: stored.last4,
        card_type: stored.brand,
        expiry_month: stored.month,
        expiry_year: stored.year,
        cardholder_name: stored.fullName,
        account_reference_id: personaIds.account(persona.key, card.account),
        is_virtual: card.isVirtual ?? false,
        created_at: addedAt,
        deleted_at: null,
      })
      .execute();
  }
}
