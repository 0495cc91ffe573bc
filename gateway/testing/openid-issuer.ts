/**
 * A small OpenID provider on this machine, with one user who is signed in and consents immediately: discovery, keys,
 * authorization code with PKCE, and ID tokens that are valid unless a test changes them.
 */
import { createHash, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, SignJWT, UnsecuredJWT } from 'jose';

export interface TokenFault {
  /** Claims that replace the valid ones; undefined removes one. */
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly signature?: 'of an unpublished key' | 'none';
  /** The status of the token endpoint. */
  readonly status?: number;
}

export interface OpenIdIssuerOptions {
  /** The time of its tokens; that of this machine unless given. */
  readonly now?: () => Date;
  readonly clientSecret?: string;
}

interface Key {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

interface Authorization {
  readonly challenge: string;
  readonly nonce: string | undefined;
  readonly redirectUri: string;
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

const newKey = (): Key => ({ kid: randomUUID(), ...generateKeyPairSync('ec', { namedCurve: 'P-256' }) });

export class OpenIdIssuer {
  readonly clientId = 'travel-portal';
  /** The user who is signed in. */
  user = { sub: 'helen', email: 'helen.ortiz@larkfield.example', email_verified: true };
  /** The fault of the tokens issued from now on. */
  fault: TokenFault = {};
  private key = newKey();
  private readonly authorizations = new Map<string, Authorization>();

  constructor(
    private readonly server: Server,
    private readonly options: OpenIdIssuerOptions,
  ) {
    server.on('request', (request: IncomingMessage, response) => {
      void this.answer(request).then(({ status, headers, body }) =>
        response
          .writeHead(status, { 'content-type': 'application/json', ...headers })
          .end(JSON.stringify(body ?? {})),
      );
    });
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Publishes a new key in place of the current one, and signs with it. */
  rotateKey(): void {
    this.key = newKey();
  }

  /** Visits an authorization address as the user's browser does; returns the address that it is redirected to. */
  async visit(authorizationAddress: string): Promise<URL> {
    const response = await fetch(authorizationAddress, { redirect: 'manual' });
    return new URL(response.headers.get('location') ?? '');
  }

  /** An ID token; without a nonce it belongs to no sign-in. */
  async token(nonce?: string): Promise<string> {
    const { now = () => new Date() } = this.options;
    const seconds = Math.floor(now().getTime() / 1_000);
    const payload = {
      iss: this.url,
      aud: this.clientId,
      iat: seconds,
      exp: seconds + 300,
      nonce,
      ...this.user,
      ...this.fault.claims,
    };
    if (this.fault.signature === 'none') return new UnsecuredJWT(payload).encode();
    const { kid } = this.key;
    const { privateKey } = this.fault.signature === undefined ? this.key : newKey();
    return new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey);
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  private async answer(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? '/', this.url);
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return { status: 200, body: this.configuration() };
      case '/keys': {
        const { kid, publicKey } = this.key;
        return { status: 200, body: { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'ES256' }] } };
      }
      case '/authorize':
        return this.authorize(url.searchParams);
      case '/token':
        return this.redeem(request);
      default:
        return { status: 404 };
    }
  }

  private configuration(): object {
    return {
      issuer: this.url,
      authorization_endpoint: `${this.url}/authorize`,
      token_endpoint: `${this.url}/token`,
      jwks_uri: `${this.url}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      authorization_response_iss_parameter_supported: true,
    };
  }

  private authorize(asked: URLSearchParams): Answer {
    const challenge = asked.get('code_challenge');
    const isRight =
      asked.get('response_type') === 'code' &&
      asked.get('client_id') === this.clientId &&
      asked.get('scope')?.split(' ').includes('openid') &&
      asked.get('code_challenge_method') === 'S256';
    if (!isRight || challenge === null) return { status: 400 };
    const code = randomUUID();
    const redirectUri = asked.get('redirect_uri') ?? '';
    this.authorizations.set(code, { challenge, nonce: asked.get('nonce') ?? undefined, redirectUri });
    const back = new URL(redirectUri);
    back.search = new URLSearchParams({
      code,
      state: asked.get('state') ?? '',
      iss: this.url,
    }).toString();
    return { status: 302, headers: { location: back.href } };
  }

  /** RFC 6749 section 4.1.3 and RFC 7636 section 4.6: a code can be used once, by the client that sends the verifier. */
  private async redeem(request: IncomingMessage): Promise<Answer> {
    const form = new URLSearchParams(await textOf(request));
    if (this.fault.status !== undefined) return { status: this.fault.status };
    if (!this.isClient(request, form)) return { status: 401, body: { error: 'invalid_client' } };
    const code = form.get('code') ?? '';
    const authorization = this.authorizations.get(code);
    this.authorizations.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (authorization?.challenge !== challenge || authorization.redirectUri !== form.get('redirect_uri')) {
      return { status: 400, body: { error: 'invalid_grant' } };
    }
    return {
      status: 200,
      body: {
        access_token: randomUUID(),
        token_type: 'Bearer',
        expires_in: 300,
        id_token: await this.token(authorization.nonce),
      },
    };
  }

  /** RFC 6749 section 2.3.1: name and secret are encoded as in a form before they are joined. */
  private isClient({ headers: { authorization = '' } }: IncomingMessage, form: URLSearchParams): boolean {
    const { clientSecret } = this.options;
    if (clientSecret === undefined) return form.get('client_id') === this.clientId;
    const encoded = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString();
    return encoded.split(':').map(decodeURIComponent).join(':') === `${this.clientId}:${clientSecret}`;
  }
}

export async function startOpenIdIssuer(options: OpenIdIssuerOptions = {}): Promise<OpenIdIssuer> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return new OpenIdIssuer(server, options);
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
