/**
 * Where a refused call sends the user: one pure function for every status and access code (SE-01, SE-07 to SE-14, RT-11, RT-15).
 * The gateway passes status and code on in `extensions`, and the client calls this function. To add a code, add it to
 * `ACCESS_CODES`, and its target to `corporateTarget`.
 */
import { safeReturnPath } from './return-path';
import { customersAfter, ROUTES, samePath } from '../routes';
import { withoutTrailingSlashes } from '../trailing-slashes';
import type { TenantId } from './tenants';

export interface RefusedCall {
  readonly httpStatus: number;
  /** The platform's five-digit code, if it sent one. */
  readonly code: number | null;
  /** Whether the refused call was the sign-in by code itself. */
  readonly isCodeLogin: boolean;
}

export interface RedirectContext {
  readonly tenant: TenantId;
  /** Path and query of the page that the call was made on. */
  readonly currentPath: string;
  /** The address that the user first landed on, stored during the sign-in; absolute or a path. */
  readonly storedLanding: string | null;
  /** Base address of the admin portal; null without one. */
  readonly adminPortalBase: string | null;
}

export type AccessRedirect =
  | { readonly kind: 'STAY' }
  /** A page of the portal. */
  | { readonly kind: 'GO'; readonly path: string }
  /** Another site: the admin portal. */
  | { readonly kind: 'LEAVE'; readonly url: string }
  /** To the sign-in, which returns to `returnPath` afterwards. */
  | { readonly kind: 'SIGN_IN'; readonly path: string; readonly returnPath: string };

const STAY: AccessRedirect = { kind: 'STAY' };
/** RT-15: the fixed query of every link into the admin portal. */
const ADMIN_PORTAL_QUERY = 'entry=travel-portal';

/** The anti-forgery token is missing, or another session's: signing in again returns a new one (SE-02). */
export const ANTI_FORGERY_REFUSED = 40301;
export const ACCESS_DENIED = 40103;
const NOT_BETA = 40102;
const NOT_ONBOARDED = 40105;
const NOT_ACKNOWLEDGED = 40106;
/** An agent acts for no customer, was away for too long, or has acted for the longest time allowed. */
const NO_CUSTOMER = 40107;
const AGENT_AWAY = 40108;
const AGENT_TIME_OVER = 40109;
/** The platform's codes that deny access for a reason that has its own page. */
export const ACCESS_CODES: ReadonlySet<number> = new Set([
  ACCESS_DENIED,
  NOT_BETA,
  NOT_ONBOARDED,
  NOT_ACKNOWLEDGED,
  NO_CUSTOMER,
  AGENT_AWAY,
  AGENT_TIME_OVER,
]);

/** Refusals of the graph, with the default status for those without one. */
const REFUSED: ReadonlyMap<unknown, number> = new Map([
  ['UNAUTHENTICATED', 401],
  ['ACCESS_DENIED', 403],
]);

/** The refusal that the `extensions` of a GraphQL error describe; undefined for any other error. */
export function refusedCall({
  code,
  httpStatus,
  upstreamCode,
}: Readonly<Record<string, unknown>>): Omit<RefusedCall, 'isCodeLogin'> | undefined {
  const status = REFUSED.get(code);
  if (status === undefined) return undefined;
  const upstream = Number(upstreamCode);
  return {
    httpStatus: typeof httpStatus === 'number' ? httpStatus : status,
    code: Number.isInteger(upstream) && upstream > 0 ? upstream : null,
  };
}

/** RT-15: the configured base, the path and the fixed query, with utm_source when it is known. */
export function adminPortalLink(base: string, path: string, utmSource?: string | null): string {
  const url = new URL(`${withoutTrailingSlashes(base)}${path}?${ADMIN_PORTAL_QUERY}`);
  if (utmSource) url.searchParams.set('utm_source', utmSource);
  return url.toString();
}

/** AG-02: where an agent chooses the next customer, by the code that ended acting for the last one. */
const AGENT_TARGETS: ReadonlyMap<number | null, string> = new Map([
  [NO_CUSTOMER, ROUTES.customers],
  [AGENT_AWAY, customersAfter('idle')],
  [AGENT_TIME_OVER, customersAfter('longest')],
]);

/** SE-14: the corporate rules first; the plain 401 and a session without its anti-forgery token last. */
export function accessRedirect(call: RefusedCall, context: RedirectContext): AccessRedirect {
  const agentTarget = AGENT_TARGETS.get(call.code);
  if (agentTarget !== undefined) return goUnlessOn(context, agentTarget);
  if (context.tenant === 'corporate') {
    if (isOnboarding(context.currentPath, context)) return STAY;
    const target = corporateTarget(call, context);
    if (target !== null) return target;
  }
  // TN-07: a business traveler at the consumer portal.
  if (call.httpStatus === 401 && call.code === ACCESS_DENIED) return denied(context);
  const isSessionRefused = call.httpStatus === 401 || call.code === ANTI_FORGERY_REFUSED;
  if (!isSessionRefused || call.isCodeLogin || isOn(context, ROUTES.login)) return STAY;
  return { kind: 'SIGN_IN', path: ROUTES.login, returnPath: safeReturnPath(context.currentPath) };
}

function corporateTarget(call: RefusedCall, context: RedirectContext): AccessRedirect | null {
  const code = corporateCode(call);
  if (code === NOT_ONBOARDED) {
    if (context.adminPortalBase === null) return goUnlessOn(context, ROUTES.onboarding);
    const utmSource = landingParameter(context.storedLanding, 'utm_source');
    return { kind: 'LEAVE', url: adminPortalLink(context.adminPortalBase, ROUTES.onboarding, utmSource) };
  }
  if (code === NOT_ACKNOWLEDGED) return goUnlessOn(context, ROUTES.acknowledgement);
  if (call.httpStatus !== 401) return null;
  if (code === ACCESS_DENIED) return denied(context);
  if (code === NOT_BETA)
    return isOnAccessDenied(context) ? STAY : { kind: 'GO', path: ROUTES.accessDeniedNotBeta };
  return null;
}

/** SE-11: a 401 on the sign-in by code with any other code counts as 40103. */
function corporateCode({ httpStatus, code, isCodeLogin }: RefusedCall): number | null {
  const isKnown = code !== null && ACCESS_CODES.has(code);
  return httpStatus === 401 && isCodeLogin && !isKnown ? ACCESS_DENIED : code;
}

const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';
const isOn = ({ currentPath }: RedirectContext, path: string): boolean => samePath(pathOf(currentPath), path);
const goUnlessOn = (context: RedirectContext, path: string): AccessRedirect =>
  isOn(context, pathOf(path)) ? STAY : { kind: 'GO', path };
const isOnAccessDenied = (context: RedirectContext): boolean =>
  isOn(context, ROUTES.accessDenied) || isOn(context, ROUTES.accessDeniedNotBeta);

const denied = (context: RedirectContext): AccessRedirect =>
  isOnAccessDenied(context) ? STAY : { kind: 'GO', path: ROUTES.accessDenied };

/** SE-13: the target after a sign-in by code. */
export function redirectAfterCodeLogin(
  permissions: { readonly canViewAdmin: boolean },
  context: Pick<RedirectContext, 'storedLanding' | 'adminPortalBase'>,
): AccessRedirect {
  const { storedLanding } = context;
  if (storedLanding !== null && isOnboarding(storedLanding, context)) return follow(storedLanding, context);
  if (storedLanding !== null && isInAdminPortal(storedLanding, context)) {
    return permissions.canViewAdmin
      ? follow(storedLanding, context)
      : { kind: 'GO', path: ROUTES.accessDenied };
  }
  return { kind: 'GO', path: safeReturnPath(storedLanding) };
}

const follow = (landing: string, context: Pick<RedirectContext, 'adminPortalBase'>): AccessRedirect =>
  isInAdminPortal(landing, context)
    ? { kind: 'LEAVE', url: landing }
    : { kind: 'GO', path: safeReturnPath(landing) };

type AdminBase = Pick<RedirectContext, 'adminPortalBase'>;

/** An address below the configured base: same origin, and the base path or deeper. */
export function isInAdminPortal(address: string, { adminPortalBase }: AdminBase): boolean {
  if (adminPortalBase === null || !URL.canParse(address)) return false;
  const [base, url] = [new URL(adminPortalBase), new URL(address)];
  const basePath = withoutTrailingSlashes(base.pathname);
  return url.origin === base.origin && `${url.pathname}/`.startsWith(`${basePath}/`);
}

/** An onboarding page: below the admin portal's base, or the portal's own path of that name. */
function isOnboarding(address: string, context: AdminBase): boolean {
  if (address.startsWith('/')) return `${pathOf(address)}/`.startsWith(ROUTES.onboarding);
  if (context.adminPortalBase === null || !isInAdminPortal(address, context)) return false;
  const basePath = withoutTrailingSlashes(new URL(context.adminPortalBase).pathname);
  return `${new URL(address).pathname}/`.startsWith(`${basePath}${ROUTES.onboarding}`);
}

function landingParameter(landing: string | null, name: string): string | null {
  return landing === null ? null : new URLSearchParams(landing.split('?')[1]?.split('#')[0] ?? '').get(name);
}
