import { createHash, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/connect';
import type { Acting } from '../database/acting';
import type { Clock } from '../kernel/dates';
import { SECOND_MS } from '../kernel/durations';
import type { AgentLimits } from '../kernel/environment';
import { Refusal, type RefusalCode } from '../kernel/refusal';
import type { Tenant, UserAccess } from '../people/people.tables';

/** The caller's session. */
export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly csrfToken: string;
  readonly expiresAt: Date;
  readonly isFirst: boolean;
  /** The agent who acts for the user, or who is the user. */
  readonly agentUserId: string | null;
  /** For the session of an agent who acts for a customer. */
  readonly acting: ActingTime | undefined;
  readonly access: UserAccess;
  readonly tenant: Tenant;
}

interface ActingTime {
  /** The session that the agent has signed in to. */
  readonly agentSessionId: string;
  readonly since: Date;
  readonly usedAt: Date;
}

/** Codes of users who have signed in but may not use the platform yet. */
const closedDoors: Partial<Record<UserAccess, RefusalCode>> = {
  OnboardingUnfinished: 40105,
  TermsNotAcknowledged: 40106,
};

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The session of an `Authorization` header. Refuses with 40101. */
export async function requireSession(
  database: Database,
  clock: Clock,
  authorization: string | undefined,
): Promise<Session> {
  const token = /^Bearer ([\w-]{20,200})$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new Refusal(40101);
  const row = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.user_id',
      'sessions.csrf_token',
      'sessions.expires_at',
      'sessions.is_first_session',
      'sessions.agent_user_id',
      'sessions.agent_session_id',
      'sessions.created_at',
      'sessions.used_at',
      'users.access',
      'users.tenant',
    ])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  if (row === undefined) throw new Refusal(40101);
  return {
    id: row.id,
    userId: row.user_id,
    csrfToken: row.csrf_token,
    expiresAt: row.expires_at,
    isFirst: row.is_first_session,
    agentUserId: row.agent_user_id,
    acting:
      row.agent_session_id === null || row.used_at === null
        ? undefined
        : { agentSessionId: row.agent_session_id, since: row.created_at, usedAt: row.used_at },
    access: row.access,
    tenant: row.tenant,
  };
}

/** TN-07: refuses with 40103 a user of another tenant than that of the portal; undefined: the caller is no portal. */
export function requireTenant({ tenant }: { readonly tenant: Tenant }, portal: unknown): void {
  if (portal !== undefined && portal !== tenant)
    throw new Refusal(40103, 'The user belongs to another tenant.');
}

/** Refuses with 40105 or 40106 users who may sign in and out, and nothing else. */
export function requireAccess({ access }: Session): void {
  const closed = closedDoors[access];
  if (closed !== undefined) throw new Refusal(closed);
}

/** The agent and the customer whom the rows of a request name. */
export const actingOf = ({ agentUserId, userId, acting }: Session): Acting | undefined =>
  acting && agentUserId !== null ? { agentUserId, customerUserId: userId } : undefined;

/** The agent of a session. Refuses travelers with 40302. */
export function requireAgent({ agentUserId }: Session): string {
  if (agentUserId === null) throw new Refusal(40302);
  return agentUserId;
}

/** When acting for the customer ends, if the agent does nothing more. */
export const actsUntil = ({ since, usedAt }: ActingTime, { idleMs, maxMs }: AgentLimits): Date =>
  new Date(Math.min(usedAt.getTime() + idleMs, since.getTime() + maxMs));

/** Refuses with 40107 agents who have chosen no customer, and with 40108 or 40109 those whose time for the customer has ended. */
export function requireCustomer(
  { agentUserId, acting }: Session,
  { clock, agents }: { readonly clock: Clock; readonly agents: AgentLimits },
): void {
  if (agentUserId === null) return;
  if (!acting) throw new Refusal(40107);
  const now = clock.now().getTime();
  if (now >= acting.since.getTime() + agents.maxMs) throw new Refusal(40109);
  if (now >= acting.usedAt.getTime() + agents.idleMs) throw new Refusal(40108);
}

/** A write for each request would cost more than it tells. */
const USE_MS = 5 * SECOND_MS;

/** Records that an agent has used the session. */
export async function recordUse(database: Database, clock: Clock, { id, acting }: Session): Promise<void> {
  const now = clock.now();
  if (!acting || now.getTime() < acting.usedAt.getTime() + USE_MS) return;
  await database.updateTable('sessions').set({ used_at: now }).where('id', '=', id).execute();
}

/** Refuses with 40301 unless the header carries the session's anti-forgery token. */
export function requireAntiForgery(session: Session, header: string | string[] | undefined): void {
  const given = Buffer.from(typeof header === 'string' ? header : '');
  const expected = Buffer.from(session.csrfToken);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Refusal(40301);
}
