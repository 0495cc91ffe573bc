/** Signing in by code (`POST /api/v0/auth/login/code`). */
import type { MutationFailure } from '../../../domain/failures/mutation-failures';
import type { GatewayContext } from '../../context';
import { credentialsOf } from '../../credentials';
import type { ResolversTypes, SignedIn, SignInInput } from '../../generated/graph';
import { loginByCode } from '../../rest/endpoints/auth';
import { PlatformError } from '../../rest/client/platform-error';
import type { PlatformSession } from '../../rest/client/session';
import { failed } from '../failure/failure-mapping';

/** A sign-in; its session is read when it is selected, so that a failure there does not take the token along. */
export interface SignedInModel extends Omit<SignedIn, 'session' | '__typename'> {
  /** The platform as the user who has signed in. */
  readonly platform: PlatformSession;
}

type SignInResult = Awaited<ResolversTypes['SignInResult']>;

/** The cookie that the platform's own answer sets, under the same name. */
const CSRF_COOKIE = 'h-csrf-token';

export async function signIn(
  { emailAddress, code }: SignInInput,
  context: GatewayContext,
): Promise<SignInResult> {
  try {
    const login = await loginByCode(context.platform, { body: { emailAddress, code } });
    context.setCookie(CSRF_COOKIE, login.csrfToken);
    context.showPagesAs(login);
    return {
      __typename: 'SignedIn',
      token: login.token,
      expiresAt: login.expiresAt,
      csrfToken: login.csrfToken,
      platform: context.platform.as(credentialsOf(`Bearer ${login.token}`, login.csrfToken), login.userId),
    };
  } catch (error) {
    const refusal = error instanceof PlatformError ? refusalOf(error) : undefined;
    if (!(error instanceof PlatformError) || refusal === undefined) throw error;
    return {
      __typename: 'SignInRefused',
      ...failed(refusal, 'SIGN_IN', context, { rawCode: error.upstreamCode ?? null }),
    };
  }
}

/** 40104: unknown address or wrong code; 429: too many of them. Access codes stay errors, they lead to their own pages. */
function refusalOf({ kind, upstreamCode }: PlatformError): MutationFailure<'signIn'> | undefined {
  if (kind === 'badRequest') return 'INVALID_REQUEST';
  if (kind === 'rateLimited') return 'EXCESSIVE_USER_ACTIVITY';
  return kind === 'unauthorized' && upstreamCode === '40104' ? 'AUTH_ERROR' : undefined;
}
