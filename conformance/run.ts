import { addDays } from '#domain/stay/stay-dates.ts';
import { today } from '#domain/clock.ts';
import { withoutTrailingSlashes } from '#domain/trailing-slashes.ts';
import { checkChanges } from './checks/changes';
import { checkElsewhereChanges } from './checks/elsewhere';
import { expectFuture } from './checks/expect';
import { checkOtherUsers } from './checks/other-users';
import { checkPriceFreeze } from './checks/price-freeze';
import { checkPurchase } from './checks/purchase';
import { checkReads, type WantedStay } from './checks/reads';
import { checkRefusals } from './checks/refusals';
import { checkSessions, type SignIn } from './checks/sessions';
import type { TenantName } from './operations';
import { Platform, type Session } from './platform';
import { Notes, type Report } from './report';

export interface ConformanceOptions {
  readonly url: string;
  readonly token: string;
  /** The token of a second user, who must not see the data of the first. */
  readonly otherToken?: string | undefined;
  /** An account that the kit may sign in and out, if it may write. */
  readonly signIn?: SignIn | undefined;
  /** Whether the kit may book, cancel, and change the user's data. */
  readonly write?: boolean;
  readonly stay?: Partial<WantedStay>;
  /** The saved card that pays the booking; otherwise the first of the list. */
  readonly cardId?: string | undefined;
  readonly tenant?: TenantName;
  readonly paths?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
  readonly pollIntervalMs?: number;
}

/** The gateway's default time limit for a response, and its pause between two polls. */
const TIMEOUT_MS = 5_000;
const POLL_INTERVAL_MS = 1_000;
const DAYS_AHEAD = 60;
const NIGHTS = 3;

/** Tests a platform against the contract; throws only for a defect in the kit. */
export async function runConformance(options: ConformanceOptions): Promise<Report> {
  const notes = new Notes();
  const { url, token, otherToken, paths = {}, timeoutMs = TIMEOUT_MS, tenant = 'consumer' } = options;
  const platform = new Platform(notes, { url: withoutTrailingSlashes(url), paths, timeoutMs }, { token });
  try {
    const session = await sessionOf(platform, token);
    if (session === undefined) {
      notes.unchecked('everything else: it requires a session');
      return notes.report(url, tenant);
    }
    platform.session = session;
    const other = otherToken === undefined ? undefined : await sessionOf(platform, otherToken);
    if (other !== undefined && other.userId === session.userId)
      platform.problem('getUserInfo', 'other users', 'is the same for two users', '/userId');
    if (other === undefined)
      notes.unchecked("whether users can see each other's data: no second user (--other-token)");
    await checkAll(platform, options, other);
    return notes.report(url, tenant);
  } finally {
    platform.close();
  }
}

async function checkAll(
  platform: Platform,
  { stay, write = false, cardId, signIn, pollIntervalMs = POLL_INTERVAL_MS }: ConformanceOptions,
  other: Session | undefined,
): Promise<void> {
  const from = stay?.from ?? addDays(today({ now: () => new Date() }), DAYS_AHEAD);
  const belongings = await checkReads(platform, {
    from,
    until: stay?.until ?? addDays(from, NIGHTS),
    listingId: stay?.listingId,
  });
  await checkRefusals(platform, write);
  if (other !== undefined) await checkOtherUsers(platform, other, belongings);
  if (!write) return platform.notes.unchecked('commands: they change the data of the user (--write)');
  await checkChanges(platform, belongings.stay?.listingId);
  const card = cardId ?? belongings.cardIds[0];
  if (belongings.stay === undefined || card === undefined)
    platform.notes.unchecked('quotes and bookings: they need a home that can be booked and a saved card');
  else {
    const options = { stay: belongings.stay, cardId: card, other, pollIntervalMs };
    await checkPurchase(platform, options);
    await checkPriceFreeze(platform, options);
  }
  await checkElsewhereChanges(platform, belongings.tripsElsewhere, other);
  await checkSessions(platform, signIn);
}

async function sessionOf(platform: Platform, token: string): Promise<Session | undefined> {
  const info = await platform.ask('getUserInfo', undefined, { session: { token } });
  if (info === undefined) return undefined;
  expectFuture(platform, 'getUserInfo', '/sessionExpiration', info.sessionExpiration);
  return { token, csrfToken: info.csrfToken, userId: info.userId };
}
