/** The environment variables of the gateway: their forms, their defaults, and what may not be set together. */
import { z } from 'zod';
import { DEMONSTRATION_CARD_NAMES } from '#domain/card-products.ts';
import { DEMONSTRATION_PROVIDER_TERMS } from '#domain/listing/terms-of-service.ts';
import { CONFIRMATION_STEPS, POLL_INTERVAL_MS } from '#domain/quote/polling.ts';
import {
  cardNames,
  clientNames,
  exactUrl,
  httpUrl,
  LAST_PORT,
  origins,
  otlpProtocol,
  pageKeys,
  paths,
  platformAddress,
  port,
  providerTerms,
  tileUrl,
  titles,
  wholeNumber,
} from './setting-parsers';

const openIdScope = z
  .string()
  .regex(/(^| )openid( |$)/, "must contain 'openid'")
  .default('openid email');

const openIdName = z.string().max(40, 'must have at most 40 characters').default('single sign-on');

export const variables = z.object({
  // A misspelled production would run as development.
  NODE_ENV: z
    .enum(['development', 'production', 'test'], "must be 'development', 'production' or 'test'")
    .default('development'),
  HOST: z.string().default('127.0.0.1'),
  DEMO: z.enum(['on', 'off'], "must be 'on' or 'off'").optional(),
  PORT: port.default(4000),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  /** Any name except the two known ones means the consumer tenant. */
  TENANT: z.enum(['consumer', 'corporate']).catch('consumer'),
  BRAND_NAME: z.string().max(60, 'must have at most 60 characters').optional(),
  SUPPORT_PHONE: z.string().max(40, 'must have at most 40 characters').optional(),
  SUPPORT_HOURS: z.string().max(80, 'must have at most 80 characters').optional(),
  PROVIDER_TERMS: providerTerms.default(DEMONSTRATION_PROVIDER_TERMS),
  CARD_NAMES: cardNames.default(DEMONSTRATION_CARD_NAMES),
  OPENID_ISSUER: exactUrl.optional(),
  OPENID_CLIENT_ID: z.string().optional(),
  OPENID_CLIENT_SECRET: z.string().optional(),
  OPENID_SCOPE: openIdScope,
  OPENID_NAME: openIdName,
  AGENT_OPENID_ISSUER: exactUrl.optional(),
  AGENT_OPENID_CLIENT_ID: z.string().optional(),
  AGENT_OPENID_CLIENT_SECRET: z.string().optional(),
  AGENT_OPENID_SCOPE: openIdScope,
  AGENT_OPENID_NAME: openIdName,
  PLATFORM_URL: platformAddress.optional(),
  PLATFORM_PORT: port.optional(),
  PLATFORM_PATHS: paths.default({}),
  PLATFORM_TIMEOUT_MS: wholeNumber(100, 60_000).default(5_000),
  VAULT_ORIGIN: origins.optional(),
  CARD_VAULT: z.enum(['platform', 'spreedly'], "must be 'platform' or 'spreedly'").default('platform'),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: otlpProtocol.default('http/protobuf'),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: exactUrl.optional(),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: otlpProtocol.optional(),
  OTEL_SDK_DISABLED: z.string().default('false'),
  OPERATIONS: z.enum(['any', 'trusted'], "must be 'any' or 'trusted'").default('any'),
  TRUSTED_DOCUMENTS: z
    .string()
    .transform((files) => files.split(',').map((file) => file.trim()))
    .default([]),
  FEDERATION: z.enum(['on', 'off'], "must be 'on' or 'off'").default('off'),
  CLIENT_NAMES: clientNames.default(['travel-portal', 'playground']),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  ALLOWED_ORIGINS: origins.default([]),
  IMAGE_ORIGINS: origins.default([]),
  ADMIN_PORTAL_URL: httpUrl.optional(),
  BUSINESS_PORTAL_URL: httpUrl.optional(),
  MAP_TILE_URL: tileUrl.optional(),
  MAP_ATTRIBUTION: z.string().default(''),
  PUBLIC_BROWSING: z.enum(['on', 'off'], "must be 'on' or 'off'").optional(),
  TEST_CARD_LAST_FOURS: z
    .string()
    .regex(/^\s*\d{4}(\s*,\s*\d{4})*\s*$/, 'must be groups of four digits, separated by commas')
    .transform((text) => text.split(',').map((lastFour) => lastFour.trim()))
    .default([]),
  AGENT_TITLES: titles.default({}),
  SOCIAL_PROOF: z.string().trim().min(1, 'must be a sentence').optional(),
  MUTATIONS_PER_MINUTE: wholeNumber(1, 1_000_000).default(300),
  QUERY_COST_PER_MINUTE: wholeNumber(1_000, 100_000_000).default(60_000),
  MAX_SOCKETS: wholeNumber(1, 1_000_000).default(5_000),
  PROXY_HOPS: wholeNumber(0, 10).optional(),
  HEADERS_TIMEOUT_MS: wholeNumber(100, 60_000).default(5_000),
  REQUEST_TIMEOUT_MS: wholeNumber(100, 300_000).default(10_000),
  SHUTDOWN_DELAY_MS: wholeNumber(0, 300_000).optional(),
  LIVE_POLL_INTERVAL_MS: wholeNumber(10, 60_000).default(POLL_INTERVAL_MS),
  LIVE_GRACE_PERIOD_MS: wholeNumber(0, 600_000).default(5_000),
  LIVE_QUOTE_CAP_MS: wholeNumber(0, 86_400_000).default(600_000),
  LIVE_BOOKING_STEPS: wholeNumber(1, 100_000).default(CONFIRMATION_STEPS),
  PAGES: z.enum(['rendered', 'shell'], "must be 'rendered' or 'shell'").default('rendered'),
  PAGE_KEYS: pageKeys.default([]),
  PAGE_BUDGET_MS: wholeNumber(50, 10_000).default(1_500),
});

export type Values = z.infer<typeof variables>;

/** What is wrong with variables that are right one by one. */
export const problemsOf = (values: Values): string[] => [
  ...problemsOfPorts(values),
  ...problemsOfOperations(values),
  ...problemsOfBrand(values),
  ...problemsOfOpenId(values, 'OPENID'),
  ...problemsOfOpenId(values, 'AGENT_OPENID'),
  ...problemsInProduction(values),
];

/** Of the gateway and the reference platform, which `npm start` runs on the next port unless it has its own. */
function problemsOfPorts({ PORT, PLATFORM_PORT, PLATFORM_URL }: Values): string[] {
  if (PLATFORM_URL !== undefined) return [];
  if (PLATFORM_PORT === PORT) return ['PLATFORM_PORT must be another port than PORT'];
  return PLATFORM_PORT === undefined && PORT === LAST_PORT
    ? [`PLATFORM_PORT must be set when PORT is ${LAST_PORT}, which has no next port`]
    : [];
}

function problemsOfOperations({ FEDERATION, OPERATIONS }: Values): string[] {
  return FEDERATION === 'on' && OPERATIONS === 'trusted'
    ? ['FEDERATION=on needs OPERATIONS=any: a router plans its own documents, which no manifest contains']
    : [];
}

/** A brand with another brand's telephone number would direct travelers to strangers, or to hours when nobody answers. */
function problemsOfBrand({ BRAND_NAME, SUPPORT_PHONE, SUPPORT_HOURS }: Values): string[] {
  if ((BRAND_NAME === undefined) !== (SUPPORT_PHONE === undefined))
    return ['BRAND_NAME and SUPPORT_PHONE must be set together'];
  return SUPPORT_HOURS !== undefined && SUPPORT_PHONE === undefined
    ? ['SUPPORT_HOURS must be set with SUPPORT_PHONE']
    : [];
}

/** Of the provider of travelers, and of that of agents. */
export type OpenIdPrefix = 'OPENID' | 'AGENT_OPENID';

/** Tokens of a provider without https could be forged. */
function problemsOfOpenId(values: Values, prefix: OpenIdPrefix): string[] {
  const { [`${prefix}_ISSUER` as const]: issuer, [`${prefix}_CLIENT_ID` as const]: clientId } = values;
  if ((issuer === undefined) !== (clientId === undefined))
    return [`${prefix}_ISSUER and ${prefix}_CLIENT_ID must be set together`];
  return issuer === undefined || isSafeOrigin(issuer)
    ? []
    : [`${prefix}_ISSUER must be https, or be on this machine`];
}

/** Others cannot read the connection to it. */
const isSafeOrigin = (url: string): boolean => /^https:|^http:\/\/(localhost|127\.0\.0\.1)([:/]|$)/.test(url);

/** Refuses settings that are convenient in development and insecure in production. */
function problemsInProduction({ NODE_ENV, DEMO, ...values }: Values): string[] {
  if (NODE_ENV !== 'production') return [];
  const { PLATFORM_URL, PROXY_HOPS, ALLOWED_ORIGINS } = values;
  const plain = ALLOWED_ORIGINS.filter((origin) => !isSafeOrigin(origin));
  return [
    ...(PLATFORM_URL === undefined && DEMO !== 'on'
      ? [
          "PLATFORM_URL must name a platform in production; DEMO=on allows the reference platform of 'npm start'",
        ]
      : []),
    // With too many, clients choose the address that they count for; with too few, all of them count as one proxy.
    ...(PROXY_HOPS === undefined && DEMO !== 'on'
      ? [
          'PROXY_HOPS must say in production how many proxies are in front of the gateway; 0 when there is none',
        ]
      : []),
    ...plain.map((origin) => `ALLOWED_ORIGINS must be https in production; '${origin}' is not`),
  ];
}
