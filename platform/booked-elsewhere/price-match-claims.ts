/** The claims that agents see: those of their tenant. */
import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../database/connect';
import type { Session } from '../http/session';
import type { Clock } from '../kernel/dates';
import { DAY_MS } from '../kernel/durations';
import { elsewhereView } from './elsewhere-view';
import { claimView } from './price-match-view';
import { later } from './rules/flight-times';
import { tripsElsewhereById } from './trips-elsewhere';

type Schemas = components['schemas'];

const DECIDED_WITHIN_MS = 30 * DAY_MS;
/** The oldest decisions are left out first. */
const MAX_CLAIMS = 200;

export const claimsOfTenant = (database: Pick<Database, 'selectFrom'>, tenant: Session['tenant']) =>
  database
    .selectFrom('price_match_claims as claim')
    .innerJoin('users as traveler', 'traveler.id', 'claim.user_id')
    .where('traveler.tenant', '=', tenant);

/** Those that wait, the oldest first, then the last decided ones. Withdrawn ones are not for agents. */
export async function claimsFor(
  database: Database,
  clock: Clock,
  session: Session,
): Promise<Schemas['PriceMatchCase'][]> {
  const now = clock.now();
  const rows = await claimsOfTenant(database, session.tenant)
    .leftJoin('users as agent', 'agent.id', 'claim.agent_user_id')
    .leftJoin('users as decider', 'decider.id', 'claim.decided_by')
    .leftJoin('business_members as member', 'member.user_id', 'claim.user_id')
    .leftJoin('businesses as business', 'business.id', 'member.business_id')
    .select([
      'claim.trip_id',
      'traveler.first_name',
      'traveler.last_name',
      'traveler.email_address',
      'business.name as business_name',
      'agent.first_name as agent_first_name',
      'agent.last_name as agent_last_name',
      'decider.first_name as decider_first_name',
      'decider.last_name as decider_last_name',
    ])
    .where('claim.state', '!=', 'Withdrawn')
    .where((where) =>
      where.or([
        where('claim.decided_at', 'is', null),
        where('claim.decided_at', '>', later(now, -DECIDED_WITHIN_MS)),
      ]),
    )
    .orderBy('claim.decided_at', (order) => order.desc().nullsFirst())
    .orderBy('claim.claimed_at')
    .orderBy('claim.id')
    .limit(MAX_CLAIMS)
    .execute();
  const trips = await tripsElsewhereById(
    database,
    rows.map(({ trip_id }) => trip_id),
  );
  return rows.flatMap((row) => {
    const trip = trips.find(({ id }) => id === row.trip_id);
    // Withdrawn meanwhile.
    if (!trip?.claim || trip.claim.state === 'Withdrawn') return [];
    const agentName = nameOf(row.agent_first_name, row.agent_last_name);
    const deciderName = nameOf(row.decider_first_name, row.decider_last_name);
    return [
      {
        claim: claimView(trip.claim),
        travelerName: `${row.first_name} ${row.last_name}`,
        emailAddress: row.email_address,
        ...(row.business_name !== null && { businessName: row.business_name }),
        ...(agentName !== undefined && { claimedByAgentName: agentName }),
        ...(deciderName !== undefined && { deciderName }),
        trip: elsewhereView(trip, now, session),
      },
    ];
  });
}

const nameOf = (first: string | null, last: string | null): string | undefined =>
  first === null || last === null ? undefined : `${first} ${last}`;
