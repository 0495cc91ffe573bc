/** Sessions start and end: a sign-in, wrong codes, and a token after its sign-out. Writes. */
import { routeOf } from '../contract';
import type { Platform } from '../platform';

export interface SignIn {
  readonly emailAddress: string;
  readonly code: string;
}

/** After five wrong codes the sixth is refused as too many. */
const WRONG_CODES = 6;

export async function checkSessions(platform: Platform, account: SignIn | undefined): Promise<void> {
  await checkWrongCodes(platform);
  if (account === undefined)
    return platform.notes.unchecked(
      'logout, and loginByCode with the right code: no account to sign in (--sign-in)',
    );
  const opened = await platform.ask('loginByCode', account, { session: {} });
  if (opened === undefined) return;
  const session = { token: opened.token, csrfToken: opened.csrfToken };
  if (Date.parse(opened.expiresAt) <= Date.now())
    platform.problem('loginByCode', 'time', 'has already passed', '/expiresAt');
  const info = await platform.ask('getUserInfo', undefined, { session });
  if (info !== undefined && info.csrfToken !== opened.csrfToken)
    platform.problem('getUserInfo', 'anti-forgery', 'is not the token of the sign-in', '/csrfToken');
  await platform.ask('logout', undefined, { session });
  for (const operation of ['getUserInfo', 'listPaymentMethods'] as const)
    await platform.refused(operation, undefined, {
      session,
      statuses: [401],
      rule: 'session',
      what: 'with a token after its sign-out',
    });
}

async function checkWrongCodes(platform: Platform): Promise<void> {
  const emailAddress = `conformance-${crypto.randomUUID()}@portal.example`;
  const attempt = { emailAddress, code: '000000' };
  const sent = { session: {} };
  await platform.refused('loginByCode', attempt, {
    ...sent,
    statuses: [401],
    code: 40104,
    rule: 'session',
    what: 'a wrong code',
  });
  for (let tries = 2; tries <= WRONG_CODES; tries += 1) {
    const answer = await platform.raw('loginByCode', attempt, { ...sent, mayBeLimited: true });
    if (answer?.status === 429) return platform.checkRetryAfter('loginByCode', answer);
  }
  const { method, path } = routeOf('loginByCode');
  platform.problem(
    'loginByCode',
    'retry',
    `${method} ${path} returns no 429 after ${WRONG_CODES} wrong codes`,
  );
}
