/** The customers that an agent may act for: the travelers of the agent's tenant who may sign in themselves. */
import { type ExpressionBuilder, sql } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../../database/connect';
import type { Tables } from '../../database/tables';
import { Refusal } from '../../kernel/refusal';
import type { Services } from '../../services';

type Schemas = components['schemas'];
type Request = Schemas['SearchCustomersRequest'];

/** A letter would list half of the customers. */
const SHORTEST = 2;

export async function searchCustomers(
  services: Pick<Services, 'database' | 'demo'>,
  agentUserId: string,
  { text, bookingReference, cursor, limit }: Request,
): Promise<Schemas['CustomerPage']> {
  if (text.trim().length < SHORTEST)
    throw new Refusal(40001, `The text has fewer than ${SHORTEST} characters.`);
  const found = customersOf(services, agentUserId).where((where) =>
    bookingReference === undefined ? isNamed(where, text) : hasBooked(where, text, bookingReference),
  );
  const [{ count }, customers] = await Promise.all([
    found.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    found
      .leftJoin('business_members as member', 'member.user_id', 'users.id')
      .leftJoin('businesses', 'businesses.id', 'member.business_id')
      .select(['users.id', 'first_name', 'last_name', 'email_address', 'businesses.name as business_name'])
      .$if(cursor !== undefined, (query) =>
        query.where(
          sql<boolean>`(last_name, first_name, users.id) >
            (select last_name, first_name, id from users where id = ${cursor})`,
        ),
      )
      .orderBy('last_name')
      .orderBy('first_name')
      .orderBy('users.id')
      .limit(limit + 1)
      .execute(),
  ]);
  const page = customers.slice(0, limit);
  const last = page.at(-1);
  return {
    customers: page.map((customer) => ({
      id: customer.id,
      firstName: customer.first_name,
      lastName: customer.last_name,
      emailAddress: customer.email_address,
      ...(customer.business_name === null ? {} : { businessName: customer.business_name }),
    })),
    totalCount: count,
    ...(last && customers.length > limit ? { nextCursor: last.id } : {}),
  };
}

export const customersOf = (
  { database, demo }: { readonly database: Pick<Database, 'selectFrom'>; readonly demo: boolean },
  agentUserId: string,
) =>
  database
    .selectFrom('users')
    .where('users.is_agent', '=', false)
    .where('users.access', '=', 'Allowed')
    .where('users.is_persona', 'in', demo ? [true, false] : [false])
    .where('users.tenant', '=', (agent) =>
      agent.selectFrom('users as agent').select('agent.tenant').where('agent.id', '=', agentUserId),
    );

type Where = ExpressionBuilder<Tables, 'users'>;

const startsWith = (column: string, text: string) =>
  sql<boolean>`starts_with(lower(${sql.ref(column)}), ${text.toLowerCase()})`;

function isNamed(where: Where, text: string) {
  const words = text.trim().split(/\s+/);
  return where.or([
    startsWith('email_address', text.trim()),
    where.and(
      words.map((word) =>
        where.or([
          startsWith('first_name', word),
          startsWith('last_name', word),
          // A last name of several words.
          sql<boolean>`position(${` ${word.toLowerCase()}`} in lower(first_name || ' ' || last_name)) > 0`,
        ]),
      ),
    ),
  ]);
}

const hasBooked = (where: Where, lastName: string, reference: string) =>
  where.and([
    sql<boolean>`lower(last_name) = ${lastName.trim().toLowerCase()}`,
    where.or([
      where.exists(
        where
          .selectFrom('bookings')
          .select('bookings.id')
          .whereRef('bookings.user_id', '=', 'users.id')
          .where('reservation_number', '=', reference.trim().toUpperCase()),
      ),
      where.exists(
        where
          .selectFrom('trips_elsewhere')
          .select('trips_elsewhere.id')
          .whereRef('trips_elsewhere.user_id', '=', 'users.id')
          .where('confirmation_code', '=', reference.trim().toUpperCase()),
      ),
    ]),
  ]);
