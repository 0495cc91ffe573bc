/**
 * A sign-in at an OpenID provider, from the redirect to the return: authorization code with PKCE (RFC 7636). The secrets that
 * link the two stay in this tab.
 */
import * as z from 'zod/mini';
import { readSessionValue } from '#client/components/browser-storage/session-value.ts';
import type { SignInScreenQuery } from './sign-in.generated';
import type { SignInWithOpenIdInput } from '#client/generated/graph.ts';
import { tabStorage } from '#client/components/browser-storage/browser-storage.ts';
import { digest } from '#client/components/secure-page.ts';

type Provider = NonNullable<SignInScreenQuery['openIdProvider']>;

const storedAttempt = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  redirectUri: z.string(),
});

const KEY = 'travel-portal.openid-attempt';
const SECRET_BYTES = 32;

/** Stores the attempt, and returns the provider's address to open; null on a page that is not secure, which cannot sign in so. */
export async function beginOpenIdAttempt(
  { authorizationUrl, clientId, scope }: Provider,
  redirectUri: string,
): Promise<string | null> {
  const attempt: z.infer<typeof storedAttempt> = {
    state: secret(),
    nonce: secret(),
    codeVerifier: secret(),
    redirectUri,
  };
  const challenge = await digest()?.('SHA-256', new TextEncoder().encode(attempt.codeVerifier));
  if (!challenge) return null;
  tabStorage.setItem(KEY, JSON.stringify(attempt));
  const address = new URL(authorizationUrl);
  const parameters = {
    response_type: 'code',
    client_id: clientId,
    scope,
    redirect_uri: redirectUri,
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: base64Url(new Uint8Array(challenge)),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}

/** The values that the provider returned, once; null when they do not belong to this tab's attempt. */
export function endOpenIdAttempt(search: string): SignInWithOpenIdInput | null {
  const attempt = readSessionValue(KEY, storedAttempt);
  tabStorage.removeItem(KEY);
  const answer = new URLSearchParams(search);
  const authorizationCode = answer.get('code');
  if (attempt === null || authorizationCode === null || answer.get('state') !== attempt.state) return null;
  const { codeVerifier, nonce, redirectUri } = attempt;
  return { authorizationCode, issuer: answer.get('iss'), codeVerifier, nonce, redirectUri };
}

const secret = (): string => base64Url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
