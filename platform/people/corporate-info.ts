import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../database/connect';
import { businessesOfPerson } from './businesses-of-person';

/** The business data of a user, for the selected business; undefined for consumers. */
export async function corporateInfoOf(
  database: Database,
  userId: string,
): Promise<components['schemas']['CorporateInfo'] | undefined> {
  const selected = await membershipOf(database, userId);
  if (!selected) return undefined;

  const [businesses, accounts, hidden, seenModals] = await Promise.all([
    businessesOfPerson(database, userId),
    businessAccountsOf(database, userId),
    hiddenTravelersOf(database, userId, selected.id),
    database.selectFrom('seen_modals').select('name').where('user_id', '=', userId).execute(),
  ]);
  return {
    permissions: { canViewUsers: selected.can_view_users, canViewAdmin: selected.can_view_admin },
    businessIsLive: selected.is_live,
    roles: selected.roles,
    businessId: selected.id,
    businessName: selected.name,
    accountReferenceId: selected.account_reference_id,
    businessLoyaltyPrograms: selected.loyalty_programs,
    hiddenTravelerIds: hidden.map(({ id }) => id),
    hasSeenModalMap: Object.fromEntries(seenModals.map(({ name }) => [name, true])),
    cap1Role: selected.cap1_role,
    eligibleBusinessAccounts: accounts.map(({ id, product_display_name }) => ({
      accountReferenceId: id,
      productDisplayName: product_display_name,
    })),
    businesses: businesses.map(({ id, name, account_reference_id }) => ({
      id,
      name,
      accountReferenceId: account_reference_id,
    })),
    ...(selected.policy_name === null ? {} : { policyTier: selected.policy_name }),
    ...(selected.default_traveler_id === null ? {} : { defaultTravelerId: selected.default_traveler_id }),
    ...(selected.logo_src === null ? {} : { logo: { src: selected.logo_src, alt: selected.name } }),
  };
}

const membershipOf = (database: Database, userId: string) =>
  database
    .selectFrom('business_members as member')
    .innerJoin('businesses as business', 'business.id', 'member.business_id')
    .innerJoin('users', 'users.id', 'member.user_id')
    .leftJoin('travel_policies as policy', 'policy.id', 'member.policy_id')
    .select([
      'business.id',
      'business.name',
      'business.account_reference_id',
      'business.is_live',
      'business.logo_src',
      'business.loyalty_programs',
      'member.roles',
      'member.can_view_users',
      'member.can_view_admin',
      'member.cap1_role',
      'policy.name as policy_name',
      'users.default_traveler_id',
    ])
    .where('member.user_id', '=', userId)
    .executeTakeFirst();

const businessAccountsOf = (database: Database, userId: string) =>
  database
    .selectFrom('rewards_accounts')
    .select(['id', 'product_display_name'])
    .where('user_id', '=', userId)
    .where('account_use_type', '=', 'Business')
    .orderBy('position')
    .execute();

/** Travelers whom other members of the business have hidden from it. */
const hiddenTravelersOf = (database: Database, userId: string, businessId: string) =>
  database
    .selectFrom('travelers')
    .innerJoin('business_members as member', 'member.user_id', 'travelers.owner_user_id')
    .select('travelers.id')
    .where('member.business_id', '=', businessId)
    .where('travelers.owner_user_id', '!=', userId)
    .where('is_private', '=', true)
    .orderBy('travelers.id')
    .execute();
