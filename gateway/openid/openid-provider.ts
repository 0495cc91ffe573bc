/**
 * The OpenID provider that travelers, or agents, may sign in with: authorization code with PKCE (docs/adr/0022-openid-connect.md). The portal
 * sends the user there and returns with the code; the gateway redeems it and verifies the ID token.
 */
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import * as oauth from 'openid-client';
import { requestError } from '../errors';
import type { Environment, OpenIdSettings } from '../kernel/environment';

export interface OpenIdProvider extends Pick<OpenIdSettings, 'name' | 'clientId' | 'scope'> {
  /** Where the portal sends the user to; read from the provider. */
  authorizationUrl(): Promise<string>;
  /** The ID token for a code; undefined when the provider refuses the code, or the token is not for this sign-in. */
  redeem(grant: Grant): Promise<string | undefined>;
}

/** The values that the provider returned with the user, and those that the portal had sent. */
export interface Grant {
  readonly authorizationCode: string;
  /** In the response, as specified in RFC 9207. */
  readonly issuer: string | undefined;
  readonly codeVerifier: string;
  readonly nonce: string;
  readonly redirectUri: string;
}

const TIMEOUT_SECONDS = 5;
/** How long the provider's metadata is valid. */
const DISCOVERY_MS = 3_600_000;
/** The provider's keys are read again for an unknown key, but no more often than this. */
const KEYS_COOLDOWN_MS = 1_000;
/** Signatures by a key that the provider publishes. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const CLOCK_TOLERANCE_SECONDS = 5;

/** Of travelers and of agents; undefined where none is configured. */
export const createOpenIdProviders = ({
  openId,
  agentOpenId,
}: Pick<Environment, 'openId' | 'agentOpenId'>) => ({
  openId: openId && createOpenIdProvider(openId),
  agentOpenId: agentOpenId && createOpenIdProvider(agentOpenId),
});

export function createOpenIdProvider(settings: OpenIdSettings): OpenIdProvider {
  const provider = remembered(() => discover(settings));
  const { name, clientId, scope } = settings;
  return {
    name,
    clientId,
    scope,
    async authorizationUrl() {
      const url = (await provider()).configuration.serverMetadata().authorization_endpoint;
      if (url === undefined) throw unavailable();
      return url;
    },
    async redeem(grant) {
      const { configuration, keys } = await provider();
      try {
        const tokens = await oauth.authorizationCodeGrant(configuration, returnedTo(grant), {
          pkceCodeVerifier: grant.codeVerifier,
          expectedNonce: grant.nonce,
          idTokenExpected: true,
        });
        const idToken = tokens.id_token ?? '';
        await jwtVerify(idToken, keys, {
          issuer: configuration.serverMetadata().issuer,
          audience: clientId,
          algorithms: ALGORITHMS,
          clockTolerance: CLOCK_TOLERANCE_SECONDS,
        });
        return idToken;
      } catch (error) {
        if (isUnreachable(error)) throw unavailable();
        return undefined;
      }
    },
  };
}

const unavailable = () =>
  requestError('IDENTITY_PROVIDER_UNAVAILABLE', 'The OpenID provider cannot be reached.');

/** The browser has compared the state, because it created it. */
function returnedTo({ authorizationCode, issuer, redirectUri }: Grant): URL {
  const url = new URL(redirectUri);
  url.search = '';
  url.searchParams.set('code', authorizationCode);
  if (issuer !== undefined) url.searchParams.set('iss', issuer);
  return url;
}

interface Discovered {
  readonly configuration: oauth.Configuration;
  readonly keys: ReturnType<typeof createRemoteJWKSet>;
}

async function discover({ issuer, clientId, clientSecret }: OpenIdSettings): Promise<Discovered> {
  try {
    const configuration = await oauth.discovery(
      new URL(issuer),
      clientId,
      { [oauth.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
      clientSecret === undefined ? oauth.None() : oauth.ClientSecretBasic(clientSecret),
      {
        timeout: TIMEOUT_SECONDS,
        execute: issuer.startsWith('http:') ? [oauth.allowInsecureRequests] : [],
      },
    );
    const { jwks_uri } = configuration.serverMetadata();
    if (jwks_uri === undefined) throw new Error('The OpenID provider publishes no keys.');
    const keys = createRemoteJWKSet(new URL(jwks_uri), {
      timeoutDuration: TIMEOUT_SECONDS * 1_000,
      cooldownDuration: KEYS_COOLDOWN_MS,
    });
    return { configuration, keys };
  } catch {
    throw unavailable();
  }
}

/** A value that is read once an hour, and again after a failure. */
function remembered<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let last: { readonly value: Promise<Value>; readonly at: number } | undefined;
  return () => {
    if (last !== undefined && performance.now() - last.at < DISCOVERY_MS) return last.value;
    const value = read();
    last = { value, at: performance.now() };
    value.catch(() => {
      last = undefined;
    });
    return value;
  };
}

/** Neither a refusal of the provider nor an invalid token: the code may have been valid. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof oauth.ResponseBodyError) return error.status >= 500;
  if (error instanceof oauth.ClientError) {
    const { code, cause } = error;
    return code === 'OAUTH_TIMEOUT' || (cause instanceof Response && cause.status >= 500);
  }
  return !(error instanceof errors.JOSEError) || UNREACHABLE.has(error.code);
}

/** Errors of reading the keys that are not the token's fault. */
const UNREACHABLE: ReadonlySet<string> = new Set([errors.JWKSTimeout.code, errors.JOSEError.code]);
