import { timingSafeEqual } from 'node:crypto';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables';
import type { Handlers } from '../../http/operations';
import type { Clock } from '../../kernel/dates';
import { HOUR_MS } from '../../kernel/durations';
import { newId, newSecret } from '../../kernel/identifiers';
import { Refusal } from '../../kernel/refusal';
import { grantCredits } from '../../payment/benefits/grant-credits';
import type { Services } from '../../services';
import { permissionsOf } from '../permissions';
import { businessesOfPerson } from '../businesses-of-person';
import { personas } from '../personas/personas';
import { hashSignInCode } from '../sign-in-code';
import { hashToken, requireTenant } from '../../http/session';
import type { Tenant } from '../people.tables';

const sessionHours = 12;
/**
 * Wrong codes within the window, after which every code is refused until the window has passed. A sender who knows an address cannot
 * lock out its owner, who sends from elsewhere; five senders can, because many senders must not try all codes either.
 */
const allowedFailures = { ofSenderForAddress: 5, forAddress: 25, ofSender: 50 };
const failureWindowSeconds = 300;

export const authHandlers = (services: Services) =>
  ({
    loginByCode: (call) => signInByCode(services, call, false),

    loginAgentByCode: (call) => signInByCode(services, call, true),

    loginByIdToken: (call) => signInByIdToken(services, call, false),

    loginAgentByIdToken: (call) => signInByIdToken(services, call, true),

    async logout({ session }) {
      const id = session.acting?.agentSessionId ?? session.id;
      await services.database.deleteFrom('sessions').where('id', '=', id).execute();
    },

    async selectBusiness({ body: { accountReferenceId }, session, portalTenant, setHeader }) {
      if (session.agentUserId !== null) throw new Refusal(40302);
      const businesses = await businessesOfPerson(services.database, session.userId);
      const chosen = businesses.find(
        ({ account_reference_id }) => account_reference_id === accountReferenceId,
      );
      if (!chosen) throw new Refusal(40401);
      const opened = await services.database.transaction().execute(async (transaction) => {
        const user = admitted(
          await transaction
            .selectFrom('users')
            .selectAll()
            .where('id', '=', chosen.user_id)
            .executeTakeFirstOrThrow(),
        );
        if (user instanceof Refusal) throw user;
        await transaction.deleteFrom('sessions').where('id', '=', session.id).execute();
        return openSession(transaction, user, portalTenant, services.clock);
      });
      setHeader('set-cookie', antiForgeryCookie(opened.csrfToken));
      return opened;
    },

    listPersonas: () => ({
      personas: services.demo
        ? personas.map(({ emailAddress, code, firstName, lastName, role, tenant, description, isAgent }) => ({
            emailAddress,
            code,
            ...(isAgent && { isAgent }),
            name: `${firstName} ${lastName}`,
            role,
            tenant,
            description,
          }))
        : [],
    }),
  }) satisfies Partial<Handlers>;

type ByCode = Pick<Parameters<Handlers['loginByCode']>[0], 'body' | 'sender' | 'portalTenant' | 'setHeader'>;

async function signInByCode(
  services: Services,
  { body: { emailAddress, code }, sender, portalTenant, setHeader }: ByCode,
  isAgent: boolean,
) {
  const attempt = { emailAddress: emailAddress.toLowerCase(), code, sender, portalTenant, isAgent };
  const session = await signIn(services, attempt);
  setHeader('set-cookie', antiForgeryCookie(session.csrfToken));
  return session;
}

type ByIdToken = Pick<Parameters<Handlers['loginByIdToken']>[0], 'body' | 'portalTenant' | 'setHeader'>;

/** Agents have a separate provider: a user who can register at that of travelers must not become an agent by it. */
async function signInByIdToken(
  services: Services,
  { body, portalTenant, setHeader }: ByIdToken,
  isAgent: boolean,
) {
  const idTokens = isAgent ? services.agentIdTokens : services.idTokens;
  const emailAddress = await idTokens?.emailAddressOf(body.idToken);
  if (!emailAddress) throw new Refusal(40104, 'The ID token opens no session.');
  const session = await services.database.transaction().execute(async (transaction) => {
    const user = admitted(await userOf(transaction, services, emailAddress.toLowerCase(), isAgent));
    if (user instanceof Refusal) throw user;
    return openSession(transaction, user, portalTenant, services.clock);
  });
  setHeader('set-cookie', antiForgeryCookie(session.csrfToken));
  return session;
}

export const antiForgeryCookie = (csrfToken: string): string =>
  `h-csrf-token=${csrfToken}; Path=/; SameSite=Lax; Max-Age=${sessionHours * 3600}`;

interface Attempt {
  readonly emailAddress: string;
  readonly code: string;
  readonly sender: string;
  readonly portalTenant: Tenant | undefined;
  /** Whether it was made where agents sign in: travelers cannot sign in there, nor agents elsewhere. */
  readonly isAgent: boolean;
}

/** Attempts for one address are serialized, so that parallel ones cannot bypass its limit. */
async function signIn(services: Services, attempt: Attempt) {
  const outcome = await services.database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext(${attempt.emailAddress}))`.execute(transaction);
    const user = await identify(transaction, services, attempt);
    if (user instanceof Refusal) return user;
    await transaction
      .deleteFrom('failed_sign_ins')
      .where('email_address', '=', attempt.emailAddress)
      .where('sender', '=', attempt.sender)
      .execute();
    // A refusal is returned, not thrown, inside: the failed attempt must be committed.
    return openSession(transaction, user, attempt.portalTenant, services.clock);
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

export type User = Selectable<Tables['users']>;

/** The user of this code, if sign-in is allowed; a wrong code is counted. */
async function identify(
  transaction: Transaction<Tables>,
  services: Services,
  { emailAddress, code, sender, isAgent }: Attempt,
): Promise<User | Refusal> {
  const now = services.clock.now();
  const windowStart = new Date(now.getTime() - failureWindowSeconds * 1000);
  const wait = await secondsToWait(transaction, { emailAddress, sender }, windowStart);
  if (wait !== undefined) return new Refusal(42901, undefined, {}, { 'retry-after': String(wait) });
  const user = await userOf(transaction, services, emailAddress, isAgent);
  if (!user || !timingSafeEqual(user.sign_in_code_hash, hashSignInCode(user.id, code))) {
    await discardFailuresBefore(transaction, windowStart);
    await transaction
      .insertInto('failed_sign_ins')
      .values({ email_address: emailAddress, sender, failed_at: now })
      .execute();
    return new Refusal(40104);
  }
  return admitted(user);
}

/** Until the oldest failure of a limit leaves the window; undefined while no limit is reached. */
async function secondsToWait(
  transaction: Transaction<Tables>,
  { emailAddress, sender }: Pick<Attempt, 'emailAddress' | 'sender'>,
  windowStart: Date,
): Promise<number | undefined> {
  const failures = await transaction
    .selectFrom('failed_sign_ins')
    .select(['email_address', 'sender', 'failed_at'])
    .where('failed_at', '>', windowStart)
    .where((where) => where.or([where('email_address', '=', emailAddress), where('sender', '=', sender)]))
    .orderBy('failed_at')
    .execute();
  const forAddress = failures.filter(({ email_address }) => email_address === emailAddress);
  const ofSender = failures.filter((failure) => failure.sender === sender);
  const ofBoth = forAddress.filter((failure) => failure.sender === sender);
  const reached = [
    ...(ofBoth.length >= allowedFailures.ofSenderForAddress ? [ofBoth] : []),
    ...(forAddress.length >= allowedFailures.forAddress ? [forAddress] : []),
    ...(ofSender.length >= allowedFailures.ofSender ? [ofSender] : []),
  ];
  const waits = reached.map(([oldest]) => (oldest?.failed_at.getTime() ?? 0) - windowStart.getTime());
  return waits.length === 0 ? undefined : Math.ceil(Math.max(...waits) / 1000);
}

/** Attempts for other addresses do not wait for each other. */
const discardFailuresBefore = (transaction: Transaction<Tables>, windowStart: Date) =>
  transaction
    .deleteFrom('failed_sign_ins')
    .where('id', 'in', (old) =>
      old
        .selectFrom('failed_sign_ins')
        .select('id')
        .where('failed_at', '<=', windowStart)
        .forUpdate()
        .skipLocked(),
    )
    .execute();

/** The user of the business that the person used last. Personas are users of a demo only. */
async function userOf(
  transaction: Transaction<Tables>,
  { demo }: Services,
  emailAddress: string,
  isAgent: boolean,
): Promise<User | undefined> {
  const user = await transaction
    .selectFrom('users')
    .selectAll()
    .where('email_address', '=', emailAddress)
    .where('is_agent', '=', isAgent)
    .orderBy(sql`last_signed_in_at desc nulls last`)
    .orderBy(sql`main_user_id nulls first`)
    .executeTakeFirst();
  return user && (demo || !user.is_persona) ? user : undefined;
}

function admitted(user: User | undefined): User | Refusal {
  if (!user) return new Refusal(40104);
  if (user.access === 'NotInBeta') return new Refusal(40102);
  if (user.access === 'Denied') return new Refusal(40103);
  return user;
}

/** Refuses with 40103 a user, or the customer of an agent, of another tenant than that of the portal. */
async function openSession(
  transaction: Transaction<Tables>,
  user: User,
  portalTenant: Tenant | undefined,
  clock: Clock,
) {
  const now = clock.now();
  await transaction.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await transaction.updateTable('users').set({ last_signed_in_at: now }).where('id', '=', user.id).execute();
  requireTenant(user, portalTenant);
  return startSession(transaction, user, {
    now,
    expiresAt: new Date(now.getTime() + sessionHours * HOUR_MS),
    agentUserId: user.is_agent ? user.id : null,
  });
}

interface NewSession {
  readonly now: Date;
  readonly expiresAt: Date;
  readonly agentUserId: string | null;
  /** The agent's session that acts for the user with this one. */
  readonly agentSessionId?: string;
}

export async function startSession(
  transaction: Transaction<Tables>,
  user: User,
  { now, expiresAt, agentUserId, agentSessionId }: NewSession,
) {
  await grantCredits(transaction, { now: () => now }, user.id);
  const token = newSecret();
  const csrfToken = newSecret();
  await transaction
    .insertInto('sessions')
    .values({
      id: newId('sess'),
      token_hash: hashToken(token),
      csrf_token: csrfToken,
      user_id: user.id,
      agent_user_id: agentUserId,
      agent_session_id: agentSessionId ?? null,
      used_at: agentSessionId === undefined ? null : now,
      is_first_session: agentSessionId === undefined && user.last_signed_in_at === null,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return {
    token,
    expiresAt: expiresAt.toISOString(),
    csrfToken,
    userId: user.id,
    tenant: user.tenant,
    permissions: await permissionsOf(transaction, user.id),
  };
}
