import type { Transaction, Updateable } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../../database/connect';
import { json } from '../../database/json';
import type { Tables } from '../../database/tables';
import type { Handlers } from '../../http/operations';
import { toFiat } from '../../kernel/money';
import { Refusal } from '../../kernel/refusal';
import type { Services } from '../../services';
import type { OnboardingStep } from './first-steps.tables';

type Schemas = components['schemas'];
type Completed = Schemas['OnboardingStepRequest'];

/** TN-06: in this order. */
const STEPS: readonly OnboardingStep[] = [
  'welcome',
  'list',
  'details',
  'additional',
  'policy',
  'you_are_all_set',
];

/** The step that 40105 leads to. What a step requires is stored where it is used, so a business continues where it stopped. */
export const onboardingHandlers = ({ database }: Services) =>
  ({
    async getOnboarding({ session }) {
      return onboardingOf(database, session.userId);
    },

    async completeOnboardingStep({ body, session }) {
      if (session.agentUserId !== null) throw new Refusal(40302);
      await database.transaction().execute(async (transaction) => {
        const business = await businessOf(transaction, session.userId)
          .forUpdate('business')
          .executeTakeFirst();
        if (!business?.can_view_admin) throw new Refusal(40302);
        const reached = business.onboarding_step === null ? -1 : STEPS.indexOf(business.onboarding_step);
        const completed = STEPS.indexOf(body.step);
        if (completed > reached) throw new Refusal(40902);
        await save(transaction, { businessId: business.id, userId: session.userId, body });
        await continueAfter(transaction, business.id, Math.max(reached, completed + 1));
      });
      return onboardingOf(database, session.userId);
    },
  }) satisfies Partial<Handlers>;

const businessOf = (database: Database | Transaction<Tables>, userId: string) =>
  database
    .selectFrom('businesses as business')
    .innerJoin('business_members as member', 'member.business_id', 'business.id')
    .selectAll('business')
    .select('member.can_view_admin')
    .where('member.user_id', '=', userId);

async function onboardingOf(database: Database, userId: string): Promise<Schemas['Onboarding']> {
  const business = await businessOf(database, userId).executeTakeFirst();
  if (!business) throw new Refusal(40401);
  const [administrators, accounts, policy] = await Promise.all([
    database
      .selectFrom('business_members')
      .innerJoin('users', 'users.id', 'business_members.user_id')
      .select(['first_name', 'last_name'])
      .where('business_id', '=', business.id)
      .where('can_view_admin', '=', true)
      .orderBy('last_name')
      .orderBy('first_name')
      .execute(),
    businessAccounts(database, userId).orderBy('position').execute(),
    firstPolicy(database, business.id).executeTakeFirst(),
  ]);
  const limit = policy?.rules.hotels.maxPricePerNight;
  return {
    step: business.onboarding_step ?? 'you_are_all_set',
    isLive: business.is_live,
    canOnboard: business.can_view_admin,
    administrators: administrators.map(({ first_name, last_name }) => `${first_name} ${last_name}`),
    businessName: business.name,
    accountReferenceId: business.account_reference_id,
    accounts: accounts.map(({ id, product_display_name }) => ({
      accountReferenceId: id,
      productDisplayName: product_display_name,
    })),
    loyaltyPrograms: business.loyalty_programs,
    ...(limit && { maxPricePerNight: limit }),
    isApprovalRequired: business.is_approval_required,
  };
}

const businessAccounts = (database: Database | Transaction<Tables>, userId: string) =>
  database
    .selectFrom('rewards_accounts')
    .select(['id', 'product_display_name'])
    .where('user_id', '=', userId)
    .where('account_use_type', '=', 'Business');

const firstPolicy = (database: Database | Transaction<Tables>, businessId: string) =>
  database
    .selectFrom('travel_policies')
    .select(['id', 'rules'])
    .where('business_id', '=', businessId)
    .orderBy('position')
    .limit(1);

interface Step {
  readonly businessId: string;
  readonly userId: string;
  readonly body: Completed;
}

async function save(transaction: Transaction<Tables>, { businessId, userId, body }: Step): Promise<void> {
  const set = (values: Updateable<Tables['businesses']>) =>
    transaction.updateTable('businesses').set(values).where('id', '=', businessId).execute();
  switch (body.step) {
    case 'welcome':
    case 'you_are_all_set':
      return;
    case 'list': {
      const { accountReferenceId } = required(body, 'accountReferenceId');
      const account = await businessAccounts(transaction, userId)
        .where('id', '=', accountReferenceId)
        .executeTakeFirst();
      if (!account) throw new Refusal(40401);
      await set({ account_reference_id: accountReferenceId });
      return;
    }
    case 'details':
      await set({ name: required(body, 'businessName').businessName.trim() });
      return;
    case 'additional':
      await set({ loyalty_programs: json(required(body, 'loyaltyPrograms').loyaltyPrograms) });
      return;
    case 'policy':
      await set({ is_approval_required: required(body, 'isApprovalRequired').isApprovalRequired });
      await limitNights(transaction, businessId, body.maxUsdPerNight);
  }
}

function required<Name extends keyof Completed>(
  body: Completed,
  name: Name,
): { [Each in Name]-?: NonNullable<Completed[Each]> } {
  const value = body[name];
  if (value === undefined) throw new Refusal(40001, `The step ${body.step} has ${name}.`);
  return { [name]: value } as { [Each in Name]-?: NonNullable<Completed[Each]> };
}

async function limitNights(
  transaction: Transaction<Tables>,
  businessId: string,
  dollars: number | undefined,
): Promise<void> {
  const policy = await firstPolicy(transaction, businessId).executeTakeFirstOrThrow();
  const { allowedStarRatings } = policy.rules.hotels;
  const limit = dollars === undefined ? {} : { maxPricePerNight: toFiat(dollars * 100, 'USD') };
  await transaction
    .updateTable('travel_policies')
    .set({ rules: json({ ...policy.rules, hotels: { allowedStarRatings, ...limit } }) })
    .where('id', '=', policy.id)
    .execute();
}

/** After the last step the business is live, and its users are admitted. */
async function continueAfter(
  transaction: Transaction<Tables>,
  businessId: string,
  next: number,
): Promise<void> {
  const step = STEPS[next] ?? null;
  await transaction
    .updateTable('businesses')
    .set({ onboarding_step: step, is_live: step === null })
    .where('id', '=', businessId)
    .execute();
  if (step !== null) return;
  await transaction
    .updateTable('users')
    .set({ access: 'Allowed' })
    .where('access', '=', 'OnboardingUnfinished')
    .where('id', 'in', (members) =>
      members.selectFrom('business_members').select('user_id').where('business_id', '=', businessId),
    )
    .execute();
}
