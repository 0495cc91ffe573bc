import { createContext, use, useMemo } from 'react';
import { today as todayIn } from '#domain/clock.ts';
import { type CardNames, DEMONSTRATION_CARD_NAMES } from '#domain/card-products.ts';
import { type TenantRules, tenantOf } from '#domain/portal/tenants.ts';
import { type ExperimentName, isOn, isUnderMaintenance } from '#domain/portal/experiments.ts';
import { portalTime } from '../../components/visit/portal-clock';
import { pageTenant } from './page-tenant';
import type { SessionQuery } from './session.generated';

export type PortalFacts = SessionQuery['portal'];
export type SessionFacts = NonNullable<SessionQuery['session']>;

/** The session, as far as it is known. The portal's facts are kept once they have been read. */
export type SessionState =
  | { readonly status: 'loading'; readonly portal: PortalFacts | undefined; readonly session: undefined }
  | { readonly status: 'failed'; readonly portal: PortalFacts | undefined; readonly session: undefined }
  | { readonly status: 'signed-out'; readonly portal: PortalFacts; readonly session: undefined }
  | { readonly status: 'signed-in'; readonly portal: PortalFacts; readonly session: SessionFacts };

export interface SessionValue {
  readonly state: SessionState;
  /** Increases with each sign-in and sign-out, so that the screens restart for the next user. */
  readonly visit: number;
  /** Stores the credentials of a successful sign-in and reads everything again for that user. */
  readonly enter: (credentials: { token: string; csrfToken: string }) => Promise<void>;
  /** Signs out: deletes the credentials, the data read with them and the stored data, and ends the session everywhere. */
  readonly leave: () => void;
  /** Reads the session again, after a failure. */
  readonly retry: () => void;
}

export const SessionContext = createContext<SessionValue | undefined>(undefined);

function useSessionValue(): SessionValue {
  const value = use(SessionContext);
  if (!value) throw new Error('A component that needs the session is outside of SessionProvider');
  return value;
}

export const useSession = (): SessionState => useSessionValue().state;

export const useVisit = (): number => useSessionValue().visit;

export function useSessionCommands(): Pick<SessionValue, 'enter' | 'leave' | 'retry'> {
  const { enter, leave, retry } = useSessionValue();
  return { enter, leave, retry };
}

/** The portal's facts (brand, support phone, map tiles); undefined until they have been read. */
export const usePortal = (): PortalFacts | undefined => useSession().portal;

/** The tenant and its rules, from the portal, or from the page until the portal has responded; undefined until then. */
export function useKnownTenant(): TenantRules | undefined {
  const portal = usePortal();
  return useMemo(() => {
    // On the gateway, the portal's facts are known and there is no document to read.
    const name = portal?.tenant.toLowerCase() ?? pageTenant();
    return name === undefined ? undefined : tenantOf(name, portal && cardNamesOf(portal.cardNames));
  }, [portal]);
}

/** The tenant; the consumer tenant until it is known. */
export const useTenant = (): TenantRules => useKnownTenant() ?? DEFAULT_TENANT;

const DEFAULT_TENANT = tenantOf(undefined);

const cardNamesOf = ({ productFamilies, ...names }: PortalFacts['cardNames']): CardNames => ({
  ...names,
  productFamilies: {
    ...DEMONSTRATION_CARD_NAMES.productFamilies,
    ...Object.fromEntries(productFamilies.map(({ family, words }) => [family, words])),
  },
});

/** Today in the portal's time zone (LQ-21); by the clock of this page until the portal has responded. */
export const useToday = (): string => usePortal()?.today ?? todayIn({ now: portalTime });

/** EX-04: whether searching and booking are closed for this user during maintenance. */
export function useIsUnderMaintenance(): boolean {
  const { id } = useTenant();
  return isUnderMaintenance(useSession().session?.experiments ?? [], id);
}

/** Whether a feature is on for this user (EX-06); off for all users who are not signed in (EX-02). */
export const useExperiment = (name: ExperimentName): boolean =>
  isOn(useSession().session?.experiments ?? [], name);
