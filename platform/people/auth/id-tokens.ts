/** ID tokens of the OpenID provider that the platform trusts: the email address that they confirm. */
import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import { problemOfValue } from '#schema/untrusted-values.ts';
import type { Clock } from '../../kernel/dates';
import type { Environment, OpenIdSettings } from '../../kernel/environment';
import type { Logger } from '../../kernel/logger';
import { Refusal } from '../../kernel/refusal';

export interface IdTokens {
  /** The confirmed address; undefined for an invalid token. */
  emailAddressOf(idToken: string): Promise<string | undefined>;
}

/** Signatures by a key that the provider publishes; a shared secret proves nothing to a third party. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** A sign-in takes moments, so an older token may have been stolen. */
const MAX_AGE_SECONDS = 300;
const CLOCK_TOLERANCE_SECONDS = 5;
const TIMEOUT_MS = 5_000;
/** The provider's keys are read again for an unknown key, but no more often than this. */
const KEYS_COOLDOWN_MS = 1_000;

/** Errors of reading the keys that are not the token's fault. */
const UNREACHABLE: ReadonlySet<string> = new Set([errors.JWKSTimeout.code, errors.JOSEError.code]);

const configuration = z.object({ issuer: z.string(), jwks_uri: z.url() });

/** Of travelers and of agents. */
export const trustedIdTokens = (
  { openId, agentOpenId }: Partial<Pick<Environment, 'openId' | 'agentOpenId'>>,
  clock: Clock,
  logger: Logger,
) => ({
  idTokens: openId && createIdTokens(openId, clock, logger),
  agentIdTokens: agentOpenId && createIdTokens(agentOpenId, clock, logger),
});

function createIdTokens({ issuer, clientId }: OpenIdSettings, clock: Clock, logger: Logger): IdTokens {
  let keys: Promise<ReturnType<typeof createRemoteJWKSet>> | undefined;
  const publishedKeys = () =>
    (keys ??= readKeys(issuer).catch((error: unknown) => {
      keys = undefined;
      throw error;
    }));
  return {
    async emailAddressOf(idToken) {
      try {
        const { payload } = await jwtVerify(idToken, await publishedKeys(), {
          issuer,
          audience: clientId,
          algorithms: ALGORITHMS,
          maxTokenAge: MAX_AGE_SECONDS,
          clockTolerance: CLOCK_TOLERANCE_SECONDS,
          currentDate: clock.now(),
          requiredClaims: ['exp', 'sub'],
        });
        return confirmedAddress(payload);
      } catch (error) {
        logger.warn({ err: error }, 'an ID token was not verified');
        if (error instanceof errors.JOSEError && !UNREACHABLE.has(error.code)) return undefined;
        throw new Refusal(50301, 'The OpenID provider cannot be reached.');
      }
    },
  };
}

const confirmedAddress = ({ email, email_verified }: JWTPayload): string | undefined =>
  typeof email === 'string' && email_verified === true && problemOfValue(email) === undefined
    ? email
    : undefined;

async function readKeys(issuer: string) {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  const { issuer: named, jwks_uri } = configuration.parse(await response.json());
  if (named !== issuer) throw new Error('The OpenID provider names another issuer than OPENID_ISSUER.');
  return createRemoteJWKSet(new URL(jwks_uri), {
    timeoutDuration: TIMEOUT_MS,
    cooldownDuration: KEYS_COOLDOWN_MS,
    [customFetch]: (url, options) => fetch(url, { ...options, redirect: 'error' }),
  });
}
