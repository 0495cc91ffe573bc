/** Signing in by code (`POST /api/v0/auth/login/code`) or with an OpenID provider (`POST /api/v0/auth/login/token`), and signing out. */
import { normalizedEmail } from '#domain/contact.ts';
import type { MutationFailure } from '#domain/failures/mutation-failures.ts';
import type { GatewayContext } from '../../context';
import { requestError } from '../../errors';
import type {
  InputError,
  OpenIdProvider,
  ResolversTypes,
  SignedIn,
  SignedOut,
  SignInInput,
  SignInWithOpenIdInput,
} from '../../generated/graph';
import { ACCESS_DENIED } from '#domain/portal/access-redirect.ts';
import { credentialsOf } from '../../kernel/credentials';
import { PlatformError } from '../../rest/client/platform-error';
import type { PlatformSession } from '../../rest/client/session';
import { type loginAgentByIdToken, loginByCode, loginByIdToken, logout } from '../../rest/endpoints';
import type { Wire } from '../../rest/wire';
import { failed } from '../failure/failure-mapping';
import { emailErrors, inputError } from '../failure/input-errors';

/** A sign-in; its session is read when it is selected, so that a failure there does not lose the token. */
export interface SignedInModel extends Omit<SignedIn, 'session' | '__typename'> {
  /** The platform for the user who has signed in. */
  readonly platform: PlatformSession;
}

type SignInResult = Awaited<ResolversTypes['SignInResult']>;

/** The cookie that the platform's own response sets, under the same name. */
const CSRF_COOKIE = 'h-csrf-token';

export async function signIn(
  { emailAddress, code }: SignInInput,
  context: GatewayContext,
  login = loginByCode,
): Promise<SignInResult> {
  const inputErrors = [
    ...emailErrors(emailAddress),
    ...(code.trim() === '' ? [inputError('REQUIRED', ['input', 'code'])] : []),
  ];
  return inputErrors.length > 0
    ? refused('INVALID_REQUEST', 'SIGN_IN', context, { inputErrors })
    : signedIn(
        login(context.platform, {
          body: { emailAddress: normalizedEmail(emailAddress), code: code.normalize('NFKC').trim() },
          header: { 'X-Forwarded-For': context.address.replace('/64', '') },
        }),
        'SIGN_IN',
        context,
      );
}

/** Null when none is configured. */
export async function openIdProvider(provider: GatewayContext['openId']): Promise<OpenIdProvider | null> {
  if (provider === undefined) return null;
  const { name, clientId, scope } = provider;
  return { name, authorizationUrl: await provider.authorizationUrl(), clientId, scope };
}

export async function signInWithOpenId(
  { issuer, ...grant }: SignInWithOpenIdInput,
  context: GatewayContext,
  { provider, login }: OpenIdSignIn = { provider: context.openId, login: loginByIdToken },
): Promise<SignInResult> {
  if (provider === undefined) throw requestError('NOT_FOUND', 'There is no OpenID provider.');
  const idToken = await provider.redeem({ ...grant, issuer: issuer ?? undefined });
  return idToken === undefined
    ? refused('AUTH_ERROR', 'OPENID_SIGN_IN', context)
    : signedIn(login(context.platform, { body: { idToken } }), 'OPENID_SIGN_IN', context);
}

interface OpenIdSignIn {
  readonly provider: GatewayContext['openId'];
  readonly login: typeof loginByIdToken | typeof loginAgentByIdToken;
}

type Stage = 'SIGN_IN' | 'OPENID_SIGN_IN';

async function signedIn(
  loggingIn: Promise<Wire<'Session'>>,
  stage: Stage,
  context: GatewayContext,
): Promise<SignInResult> {
  try {
    const login = await loggingIn;
    if (login.tenant !== context.environment.tenant) throw await otherTenant(login, context);
    return opened(login, context);
  } catch (error) {
    const refusal = error instanceof PlatformError ? refusalOf(error) : undefined;
    if (!(error instanceof PlatformError) || refusal === undefined) throw error;
    return refused(refusal, stage, context, { rawCode: error.upstreamCode });
  }
}

/** A session that the platform has opened, from now on that of the browser. */
export function opened(
  login: Wire<'Session'>,
  context: GatewayContext,
): SignedInModel & { __typename: 'SignedIn' } {
  context.setCookie(CSRF_COOKIE, login.csrfToken);
  context.showPagesAs(login);
  return {
    __typename: 'SignedIn',
    token: login.token,
    expiresAt: login.expiresAt,
    csrfToken: login.csrfToken,
    platform: platformOf(login, context),
  };
}

const platformOf = ({ token, csrfToken, userId }: Wire<'Session'>, { platform }: GatewayContext) =>
  platform.as(credentialsOf(`Bearer ${token}`, csrfToken), userId);

/** TN-07: for a platform that does not compare the tenants itself. The session that it has opened is ended. */
async function otherTenant(login: Wire<'Session'>, context: GatewayContext): Promise<PlatformError> {
  await logout(platformOf(login, context));
  return new PlatformError('accessDenied', {
    endpoint: 'POST /api/v0/auth/login/code',
    httpStatus: 401,
    upstreamCode: String(ACCESS_DENIED),
  });
}

const refused = (
  code: Refusal,
  stage: Stage,
  context: GatewayContext,
  {
    rawCode = null,
    inputErrors = [],
  }: { readonly rawCode?: string | null | undefined; readonly inputErrors?: readonly InputError[] } = {},
): SignInResult => ({
  __typename: 'SignInRefused',
  ...failed(code, stage, context, { rawCode }),
  inputErrors: [...inputErrors],
});

type Refusal = MutationFailure<'signIn' | 'signInWithOpenId'>;

/**
 * 40104: unknown address, wrong code, or ID token without a user; 429: too many of them. Access codes stay errors, which lead to
 * their own pages.
 */
function refusalOf({ kind, upstreamCode }: PlatformError): Refusal | undefined {
  if (kind === 'badRequest') return 'INVALID_REQUEST';
  if (kind === 'rateLimited') return 'EXCESSIVE_USER_ACTIVITY';
  return kind === 'unauthorized' && upstreamCode === '40104' ? 'AUTH_ERROR' : undefined;
}

/** Ends the session at the platform. A token that is already invalid is the requested result, and no failure. */
export async function signOut(context: GatewayContext): Promise<SignedOut> {
  const { credentials, platform } = context;
  context.showPagesAs(undefined);
  if (credentials.authorization === undefined) return { endedSession: false };
  try {
    await logout(platform);
    return { endedSession: true };
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'unauthorized') return { endedSession: false };
    throw error;
  }
}
