import type { Selectable } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../../database/connect';
import { json } from '../../database/json';
import type { Tables } from '../../database/tables';
import type { Clock } from '../../kernel/dates';
import { Refusal } from '../../kernel/refusal';
import { administeredBusiness } from './administered-business';
import { pageOf, placeOf } from './page-of';
import { changedLimits, limitsOf, withLimits } from './policy-limits';

type Schemas = components['schemas'];

const policiesOf = (database: Pick<Database, 'selectFrom'>, businessId: string) =>
  database
    .selectFrom('travel_policies')
    .select(['id', 'name', 'rules'])
    .where('business_id', '=', businessId)
    .orderBy('position');

async function policyView(
  database: Database,
  { id, name, rules }: Pick<Selectable<Tables['travel_policies']>, 'id' | 'name' | 'rules'>,
): Promise<Schemas['BusinessPolicy']> {
  const { count } = await database
    .selectFrom('business_members')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('policy_id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, name, limits: limitsOf(rules), travelerCount: Number(count) };
}

export async function businessPolicies(
  database: Database,
  businessId: string,
): Promise<Schemas['BusinessPolicyList']> {
  const policies = await policiesOf(database, businessId).execute();
  return { policies: await Promise.all(policies.map((policy) => policyView(database, policy))) };
}

/** Replaces the limits of a policy of the user's business, and records what has changed. */
export async function changePolicyLimits(
  database: Database,
  clock: Clock,
  userId: string,
  { policyId, limits }: Schemas['UpdatePolicyLimitsRequest'],
): Promise<Schemas['BusinessPolicy']> {
  const policy = await database.transaction().execute(async (transaction) => {
    const businessId = await administeredBusiness(transaction, userId);
    const found = await policiesOf(transaction, businessId)
      .where('id', '=', policyId)
      .forUpdate()
      .executeTakeFirst();
    if (!found) throw new Refusal(40401);
    const rules = withLimits(found.rules, limits);
    const changes = changedLimits(limitsOf(found.rules), limitsOf(rules));
    if (changes.length === 0) return found;
    await transaction
      .updateTable('travel_policies')
      .set({ rules: json(rules) })
      .where('id', '=', policyId)
      .execute();
    await transaction
      .insertInto('policy_changes')
      .values(
        changes.map(({ limit, from, to }) => ({
          policy_id: policyId,
          limit_name: limit,
          from_value: from,
          to_value: to,
          changed_by: userId,
          changed_at: clock.now(),
        })),
      )
      .execute();
    return { ...found, rules };
  });
  return policyView(database, policy);
}

/** The latest first. */
export async function policyChanges(
  database: Database,
  businessId: string,
  page: Schemas['BusinessPageRequest'],
): Promise<Schemas['PolicyChangePage']> {
  const after = placeOf(page, 1)?.map(Number).find(Number.isSafeInteger);
  const changes = database
    .selectFrom('policy_changes as change')
    .innerJoin('travel_policies as policy', 'policy.id', 'change.policy_id')
    .innerJoin('users', 'users.id', 'change.changed_by')
    .where('policy.business_id', '=', businessId);
  const [counted, found] = await Promise.all([
    changes.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    changes
      .selectAll('change')
      .select(['policy.name', 'users.first_name', 'users.last_name'])
      .$if(after !== undefined, (query) => query.where('change.id', '<', after ?? 0))
      .orderBy('change.id', 'desc')
      .limit(page.size + 1)
      .execute(),
  ]);
  const { rows, next } = pageOf(found, page, ({ id }) => [String(id)]);
  return {
    changes: rows.map((row) => ({
      id: String(row.id),
      policyName: row.name,
      limit: row.limit_name,
      changedAt: row.changed_at.toISOString(),
      changedBy: `${row.first_name} ${row.last_name}`,
      ...(row.from_value === null ? {} : { from: row.from_value }),
      ...(row.to_value === null ? {} : { to: row.to_value }),
    })),
    ...next,
    totalCount: Number(counted.count),
  };
}
