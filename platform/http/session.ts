import { createHash, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/connect';
import type { Clock } from '../kernel/dates';
import { Refusal, type RefusalCode } from '../kernel/refusal';
import type { Tenant, UserAccess } from '../people/people.tables';

/** The caller's session. */
export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly csrfToken: string;
  readonly expiresAt: Date;
  readonly isFirst: boolean;
  /** The agent who acts for the user. */
  readonly agentUserId: string | null;
  readonly access: UserAccess;
  readonly tenant: Tenant;
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

/** Refuses with 40301 unless the header carries the session's anti-forgery token. */
export function requireAntiForgery(session: Session, header: string | string[] | undefined): void {
  const given = Buffer.from(typeof header === 'string' ? header : '');
  const expected = Buffer.from(session.csrfToken);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Refusal(40301);
}
