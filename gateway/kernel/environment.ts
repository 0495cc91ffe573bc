import type { CardNames } from '#domain/card-products.ts';
import type { FailureCode } from '#domain/failures/failure-codes.ts';
import type { ProviderTerms } from '#domain/listing/terms-of-service.ts';
import { type Brand, DEMONSTRATION_BRANDS } from '#domain/portal/brands.ts';
import { type OpenIdPrefix, problemsOf, type Values, variables } from './environment-variables';
import type { OwnPaths } from './own-paths';

/**
 * The gateway's configuration, read from environment variables once at start. To add a setting: a line in `variables` (environment-variables.ts), a line
 * in `Environment`, a row in the table of gateway/README.md.
 */
export interface Environment {
  readonly production: boolean;
  /** Whether the playground is served: for developers, and for demos. */
  readonly playground: boolean;
  /** Whether strangers share users, as in a demo: limits per user then apply to each session. */
  readonly usersAreShared: boolean;
  readonly host: string;
  readonly port: number;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Manifests of the documents that run in addition to those of the portal; undefined: any document runs. */
  readonly trustedDocuments: readonly string[] | undefined;
  /** Whether the graph is also a subgraph, for routers. */
  readonly federation: boolean;
  /** Clients that metrics count by name. */
  readonly clientNames: readonly string[];
  readonly tenant: 'consumer' | 'corporate';
  /** The texts and phone numbers of the brand (TN-02, TN-05). */
  readonly brand: Brand;
  /** The tenant's names of its cards (RW-16, RW-19, RW-21). */
  readonly cardNames: CardNames;
  /** Providers with their own terms of service (RT-17). */
  readonly providerTerms: ProviderTerms;
  /** Where travelers can sign in besides the portal's own form; undefined: nowhere. */
  readonly openId: OpenIdSettings | undefined;
  /** The same for agents. */
  readonly agentOpenId: OpenIdSettings | undefined;
  /** True when PLATFORM_URL is not set, so that `npm start` runs the reference platform. */
  readonly ownPlatform: boolean;
  readonly platformUrl: string;
  readonly platformPort: number;
  /** Documented path -> the path that this platform uses instead. */
  readonly platformPaths: OwnPaths;
  readonly platformTimeoutMs: number;
  /** Where the browser posts card numbers; the gateway only allows it in the Content-Security-Policy. */
  readonly vaultOrigins: readonly string[];
  /** The protocol in which browsers send a card to the vault. */
  readonly cardVault: 'platform' | 'spreedly';
  /** Origins of pictures in addition to the gateway and the platform. */
  readonly imageOrigins: readonly string[];
  readonly redisUrl: string | undefined;
  /** Where spans are sent; undefined: tracing is off. */
  readonly traces: TraceSettings | undefined;
  /** The bearer token for `/metrics`; undefined: public outside production, disabled in production. */
  readonly metricsToken: string | undefined;
  /** Origins of host pages that may use the graph; the gateway's own origin always may. */
  readonly allowedOrigins: readonly string[];
  /** The limit of one caller; see guard/operation-allowances.ts. */
  readonly mutationsPerMinute: number;
  /** In points: see `Guard.costOf`. */
  readonly queryCostPerMinute: number;
  readonly clientTimeouts: ClientTimeouts;
  /** Open WebSockets and event streams of signed-in users. */
  readonly maxSockets: number;
  /** Proxies between clients and the gateway; each appends the address of its client to `X-Forwarded-For`. */
  readonly proxyHops: number;
  /** How long a stopping gateway still accepts requests, so that load balancers notice first. */
  readonly shutdownDelayMs: number;
  /** Whether visitors may search and read homes before they sign in; only where the platform answers them. */
  readonly publicBrowsing: boolean;
  /** PM-11: cards that count as the user's own; none in production. */
  readonly testCardLastFours: readonly string[];
  /** AG-04: the agent portal's titles for failures, by their codes. */
  readonly agentTitles: Readonly<Partial<Record<FailureCode, string>>>;
  /** TM-05: a sentence on how many travelers added a protection; undefined shows none. */
  readonly socialProof: string | undefined;
  /** The business administrators' own site (RT-15); undefined without one. */
  readonly adminPortalUrl: string | undefined;
  /** The portal of business travelers, to whom this one refuses access (RT-15). */
  readonly businessPortalUrl: string | undefined;
  readonly mapTiles: { readonly url: string; readonly attribution: string } | undefined;
  readonly live: LiveSettings;
  readonly pages: PageSettings;
}

export interface PageSettings {
  /** Whether the gateway renders pages, or sends the shell that the browser renders. */
  readonly areRendered: boolean;
  /** The keys that seal the cookie of rendered pages; empty: a key of this process. */
  readonly keys: readonly string[];
  /** After this time the browser renders the page. */
  readonly budgetMs: number;
}

/** An OpenID provider, and the gateway's client there. */
export interface OpenIdSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** Undefined: a public client, which only uses PKCE. */
  readonly clientSecret: string | undefined;
  readonly scope: string;
  /** The name on the button of the sign-in page. */
  readonly name: string;
}

export interface TraceSettings {
  /** Where OTLP receives spans, `…/v1/traces`. */
  readonly endpoint: string;
  readonly protocol: 'http/protobuf' | 'http/json';
}

/** How long a client may take to send a request. */
export interface ClientTimeouts {
  readonly headersMs: number;
  /** Headers and body together. */
  readonly requestMs: number;
}

export interface LiveSettings {
  /** From a response of the platform to the next poll. */
  readonly pollIntervalMs: number;
  /** How long a poll loop outlives its last subscriber. */
  readonly gracePeriodMs: number;
  /** The longest life of a quote's loop; undefined: unlimited. */
  readonly quoteCapMs: number | undefined;
  /** Pending responses after which a booking is reported as still processing. */
  readonly bookingSteps: number;
}

/** An unusable configuration; the message lists every invalid variable for the operator. */
export class EnvironmentError extends Error {}

/** Parses environment variables; an empty variable counts as unset. Throws EnvironmentError. */
export function parseEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  // Settings for traces override those for all exports, which may be meant for other signals only.
  if (given['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']) delete given['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (given['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL']) delete given['OTEL_EXPORTER_OTLP_PROTOCOL'];
  const parsed = variables.safeParse(given);
  const problems = parsed.success
    ? problemsOf(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  if (!parsed.success || problems.length > 0) {
    throw new EnvironmentError(
      ['The configuration cannot be used:', ...problems.map((problem) => `  ${problem}`)].join('\n'),
    );
  }
  return environmentOf(parsed.data);
}

function environmentOf(values: Values): Environment {
  const platformPort = values.PLATFORM_PORT ?? values.PORT + 1;
  const platformUrl = values.PLATFORM_URL ?? `http://127.0.0.1:${platformPort}`;
  return {
    production: values.NODE_ENV === 'production',
    // The playground runs documents that are not in the manifest.
    playground: values.OPERATIONS === 'any' && (values.NODE_ENV !== 'production' || values.DEMO === 'on'),
    usersAreShared: values.NODE_ENV !== 'production' || values.DEMO === 'on',
    host: values.HOST,
    port: values.PORT,
    logLevel: values.LOG_LEVEL,
    tenant: values.TENANT,
    brand:
      values.BRAND_NAME === undefined || values.SUPPORT_PHONE === undefined
        ? DEMONSTRATION_BRANDS[values.TENANT]
        : {
            brandName: values.BRAND_NAME,
            supportPhone: values.SUPPORT_PHONE,
            supportHours: values.SUPPORT_HOURS ?? null,
          },
    cardNames: values.CARD_NAMES,
    providerTerms: values.PROVIDER_TERMS,
    openId: openIdSettings(values, 'OPENID'),
    agentOpenId: openIdSettings(values, 'AGENT_OPENID'),
    ownPlatform: values.PLATFORM_URL === undefined,
    platformUrl,
    platformPort,
    platformPaths: values.PLATFORM_PATHS,
    platformTimeoutMs: values.PLATFORM_TIMEOUT_MS,
    vaultOrigins: values.VAULT_ORIGIN ?? originsOf(platformUrl),
    cardVault: values.CARD_VAULT,
    imageOrigins: values.IMAGE_ORIGINS,
    redisUrl: values.REDIS_URL,
    traces: traceSettings(values),
    trustedDocuments: values.OPERATIONS === 'trusted' ? values.TRUSTED_DOCUMENTS : undefined,
    federation: values.FEDERATION === 'on',
    clientNames: values.CLIENT_NAMES,
    metricsToken: values.METRICS_TOKEN,
    allowedOrigins: values.ALLOWED_ORIGINS,
    mutationsPerMinute: values.MUTATIONS_PER_MINUTE,
    queryCostPerMinute: values.QUERY_COST_PER_MINUTE,
    clientTimeouts: { headersMs: values.HEADERS_TIMEOUT_MS, requestMs: values.REQUEST_TIMEOUT_MS },
    maxSockets: values.MAX_SOCKETS,
    proxyHops: values.PROXY_HOPS ?? 0,
    shutdownDelayMs: values.SHUTDOWN_DELAY_MS ?? (values.NODE_ENV === 'production' ? 5_000 : 0),
    testCardLastFours: values.NODE_ENV === 'production' ? [] : values.TEST_CARD_LAST_FOURS,
    agentTitles: values.AGENT_TITLES,
    socialProof: values.SOCIAL_PROOF,
    publicBrowsing: isBrowsingPublic(values),
    adminPortalUrl: values.ADMIN_PORTAL_URL,
    businessPortalUrl: values.BUSINESS_PORTAL_URL,
    mapTiles: mapTilesOf(values),
    live: liveSettings(values),
    pages: {
      areRendered: values.PAGES === 'rendered',
      keys: values.PAGE_KEYS,
      budgetMs: values.PAGE_BUDGET_MS,
    },
  };
}

function openIdSettings(values: Values, prefix: OpenIdPrefix): OpenIdSettings | undefined {
  const { [`${prefix}_ISSUER` as const]: issuer, [`${prefix}_CLIENT_ID` as const]: clientId } = values;
  return issuer === undefined || clientId === undefined
    ? undefined
    : {
        issuer,
        clientId,
        clientSecret: values[`${prefix}_CLIENT_SECRET`],
        scope: values[`${prefix}_SCOPE`],
        name: values[`${prefix}_NAME`],
      };
}

function traceSettings(values: Values): TraceSettings | undefined {
  const collector = values.OTEL_EXPORTER_OTLP_ENDPOINT;
  const endpoint = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (collector && `${collector}/v1/traces`);
  if (endpoint === undefined || values.OTEL_SDK_DISABLED.toLowerCase() === 'true') return undefined;
  return {
    endpoint,
    protocol: values.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? values.OTEL_EXPORTER_OTLP_PROTOCOL,
  };
}

const mapTilesOf = ({ MAP_TILE_URL, MAP_ATTRIBUTION }: Values): Environment['mapTiles'] =>
  MAP_TILE_URL ? { url: MAP_TILE_URL, attribution: MAP_ATTRIBUTION } : undefined;

/** Of the reference platform, unless it is off; of another platform, and of a business, only where the operator says so. */
const isBrowsingPublic = ({ PUBLIC_BROWSING, PLATFORM_URL, TENANT }: Values): boolean =>
  TENANT === 'consumer' && (PUBLIC_BROWSING ?? (PLATFORM_URL === undefined ? 'on' : 'off')) === 'on';

const liveSettings = (values: Values): LiveSettings => ({
  pollIntervalMs: values.LIVE_POLL_INTERVAL_MS,
  gracePeriodMs: values.LIVE_GRACE_PERIOD_MS,
  quoteCapMs: values.LIVE_QUOTE_CAP_MS === 0 ? undefined : values.LIVE_QUOTE_CAP_MS,
  bookingSteps: values.LIVE_BOOKING_STEPS,
});

/** A platform on this machine is reachable under either loopback name, whichever one the browser's page uses. */
function originsOf(url: string): string[] {
  const { origin, protocol, hostname, port } = new URL(url);
  return hostname === '127.0.0.1' || hostname === 'localhost'
    ? ['127.0.0.1', 'localhost'].map((name) => `${protocol}//${name}${port === '' ? '' : `:${port}`}`)
    : [origin];
}

/** Exits with a one-line message, not a stack trace, when the configuration is invalid. */
export function environmentOrExit(): Environment {
  try {
    return parseEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
