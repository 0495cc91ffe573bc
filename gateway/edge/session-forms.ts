/**
 * Sign-in and sign-out in a browser without scripts: forms whose response is the next page, or the sign-in page with the error.
 * They run the mutations of the graph, so the same limits, log lines, and cookies apply (docs/adr/0023-rendered-pages.md).
 */
import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { emailProblem, normalizedEmail } from '#domain/contact.ts';
import {
  type AccessRedirect,
  accessRedirect,
  redirectAfterCodeLogin,
  refusedCall,
} from '#domain/portal/access-redirect.ts';
import {
  codeDigits,
  codeProblem,
  SIGN_IN_DENIED,
  SIGN_IN_UNREACHABLE,
  type SignInCodes,
  type SignInRefusal,
  type SubmittedSignIn,
} from '#domain/portal/sign-in.ts';
import { ROUTES } from '#domain/routes.ts';
import { textOfBody, UnreadableBody } from '#schema/http/request-bodies.ts';
import { credentialsOf } from '../kernel/credentials';
import { isShownPage } from '../pages/page-request';
import type { RenderedPages } from '../pages/rendered-pages';
import { createContext, type OperationContext, type Services } from './context-factory';
import { incomingOperationOf } from './graphql-over-http';
import { execute } from './page-reads';

/** How a sign-in ended. */
export type SignInOutcome =
  | { readonly kind: 'leads-to'; readonly address: string }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly refusal: SignInRefusal;
      readonly headers?: Readonly<Record<string, string>>;
    };

export interface SessionForms {
  readonly signIn: (
    request: FastifyRequest,
    reply: FastifyReply,
    codes: SignInCodes,
  ) => Promise<SignInOutcome>;
  readonly signOut: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

/** More than any address and code. */
const FORM_BYTES = 4_096;
const UNUSABLE = 422;

/** `drawAgain` sends the sign-in page with its errors. */
export async function acceptSessionForms(
  app: FastifyInstance,
  { signIn, signOut }: SessionForms,
  drawAgain: (
    request: FastifyRequest,
    reply: FastifyReply,
    submitted: SubmittedSignIn,
  ) => Promise<FastifyReply>,
): Promise<void> {
  await app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit: FORM_BYTES },
      async (request: FastifyRequest, bytes: Buffer) => formOf(textOfBody(bytes, request.headers)),
    );
    forms.addHook('preHandler', async (request, reply) => {
      if (isOwnForm(request)) return undefined;
      return reply.code(403).send({ message: 'The form is not one of this portal' });
    });
    forms.post(ROUTES.endSession, async (request, reply) => {
      await signOut(request, reply);
      return reply.header('cache-control', 'no-store').redirect(ROUTES.login, 303);
    });
    forms.post(ROUTES.login, async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const codes = {
        emailAddress: normalizedEmail(form.get('emailAddress') ?? ''),
        code: codeDigits(form.get('code') ?? ''),
      };
      const { emailAddress } = codes;
      const problems = { emailAddress: emailProblem(emailAddress), code: codeProblem(codes.code) };
      if (problems.emailAddress !== undefined || problems.code !== undefined) {
        return drawAgain(request, reply.code(UNUSABLE), { emailAddress, problems });
      }
      const outcome = await signIn(request, reply, codes);
      if (outcome.kind === 'leads-to') {
        return reply.header('cache-control', 'no-store').redirect(outcome.address, 303);
      }
      void reply.code(outcome.status).headers(outcome.headers ?? {});
      return drawAgain(request, reply, { emailAddress, problems: {}, refusal: outcome.refusal });
    });
  });
}

function formOf(text: string): URLSearchParams {
  try {
    decodeURIComponent(text);
  } catch {
    throw new UnreadableBody(400, 'The form is not UTF-8.');
  }
  return new URLSearchParams(text);
}

/**
 * A page of another site cannot sign users in. The browser reports where a form came from; its `Origin` is `null`, because pages
 * send no referrer.
 */
const isOwnForm = ({ headers }: FastifyRequest): boolean =>
  isShownPage(headers) && headers['sec-fetch-site'] === 'same-origin';

const signInAnswer = z.object({
  signIn: z.union([
    z.object({
      __typename: z.literal('SignedIn'),
      session: z.object({ corporate: z.object({ canViewAdmin: z.boolean() }).nullable() }).nullable(),
    }),
    z.object({
      __typename: z.literal('SignInRefused'),
      code: z.string(),
      title: z.string(),
      text: z.string(),
    }),
  ]),
});

/** Forms that work without scripts; each runs the mutation that the portal's client would send. */
export const sessionForms = (
  apollo: ApolloServer<OperationContext>,
  services: Services,
  pages: RenderedPages,
): SessionForms => ({
  signIn: signInByForm(apollo, services, pages),
  async signOut(request, reply) {
    const query = pages.mutations()?.signOut;
    const view = pages.cookie.read(request.headers.cookie);
    if (query === undefined || !view) return;
    const cookies = new URLSearchParams(request.headers.cookie?.replaceAll('; ', '&'));
    const context = createContext(services, {
      ...incomingOperationOf(request, reply, services),
      credentials: credentialsOf(`Bearer ${view.token}`, cookies.get('h-csrf-token')),
    });
    await execute(apollo, context, { query, operationName: 'SignOut', variables: {} });
  },
});

const signInByForm =
  (
    apollo: ApolloServer<OperationContext>,
    services: Services,
    { mutations }: RenderedPages,
  ): SessionForms['signIn'] =>
  async (request, reply, codes) => {
    const unreachable = { kind: 'refused', status: 503, refusal: SIGN_IN_UNREACHABLE } as const;
    const { tenant, adminPortalUrl } = services.environment;
    const where = {
      tenant,
      currentPath: ROUTES.login,
      storedLanding: new URL(request.url, 'http://page').searchParams.get('landing'),
      adminPortalBase: adminPortalUrl ?? null,
    };
    const query = mutations()?.signIn;
    if (query === undefined) return unreachable;
    const { errors, data, headers } = await execute(
      apollo,
      createContext(services, incomingOperationOf(request, reply, services)),
      { query, operationName: 'SignIn', variables: { input: codes } },
    );
    const answer = signInAnswer.safeParse(data);
    if (!answer.success) {
      const extensions = errors?.[0]?.extensions ?? {};
      const refused = refusedCall(extensions);
      if (extensions['code'] === 'RATE_LIMITED') {
        const retryAfter = headers.get('retry-after');
        return { ...unreachable, status: 429, ...(retryAfter && { headers: { 'retry-after': retryAfter } }) };
      }
      if (!refused) return unreachable;
      const denied = { kind: 'refused', status: 403, refusal: SIGN_IN_DENIED } as const;
      return leadsTo(accessRedirect({ ...refused, isCodeLogin: true }, where)) ?? denied;
    }
    const { signIn } = answer.data;
    if (signIn.__typename === 'SignedIn') {
      const canViewAdmin = signIn.session?.corporate?.canViewAdmin ?? false;
      return (
        leadsTo(redirectAfterCodeLogin({ canViewAdmin }, where)) ?? { kind: 'leads-to', address: ROUTES.root }
      );
    }
    const refused = {
      kind: 'refused',
      status: signIn.code === 'EXCESSIVE_USER_ACTIVITY' ? 429 : UNUSABLE,
      refusal: { title: signIn.title, text: signIn.text },
    } as const;
    if (signIn.code !== 'AUTH_ERROR') return refused;
    return leadsTo(accessRedirect({ httpStatus: 401, code: null, isCodeLogin: true }, where)) ?? refused;
  };

function leadsTo(redirect: AccessRedirect): SignInOutcome | undefined {
  if (redirect.kind === 'STAY') return undefined;
  return { kind: 'leads-to', address: redirect.kind === 'LEAVE' ? redirect.url : redirect.path };
}
