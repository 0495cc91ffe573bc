import { resolve } from 'node:path';
import { z } from 'zod';
import { HOUR_MS, MINUTE_MS } from './durations';

/** The platform's configuration, read from environment variables once at start. */
export interface Environment {
  readonly host: string;
  readonly port: number;
  /** Unset: the platform runs its own PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** The module that makes the supplier of homes; undefined: the catalogue of the demonstration. */
  readonly supplier: string | undefined;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Whether the demo personas exist and may sign in. */
  readonly demo: boolean;
  /** Whether visitors without a session may search and read homes. */
  readonly publicBrowsing: boolean;
  /** Last digits of test cards, which belong to any rewards account; none in production. */
  readonly testCardLastFours: readonly string[];
  /** Whether every response is checked against the contract; off in production. */
  readonly checkAnswers: boolean;
  /** The issuer whose ID tokens open sessions of travelers; undefined: none. */
  readonly openId: OpenIdSettings | undefined;
  /** The issuer whose ID tokens open sessions of agents; undefined: none. */
  readonly agentOpenId: OpenIdSettings | undefined;
  readonly agents: AgentLimits;
  readonly clientTimeouts: ClientTimeouts;
  /** How long approvers of a business have to decide on a booking. */
  readonly approvalHours: number;
  /** How long a stopping platform still accepts requests, so that load balancers notice first. */
  readonly shutdownDelayMs: number;
}

export interface OpenIdSettings {
  readonly issuer: string;
  /** The audience of its ID tokens: the gateway's client at the provider. */
  readonly clientId: string;
}

/** How long an agent may act for a customer. */
export interface AgentLimits {
  /** Without using the session. */
  readonly idleMs: number;
  /** In all. */
  readonly maxMs: number;
}

export const DEFAULT_AGENT_LIMITS: AgentLimits = { idleMs: 15 * MINUTE_MS, maxMs: 4 * HOUR_MS };

/** How long a client may take to send a request. */
export interface ClientTimeouts {
  readonly headersMs: number;
  /** Headers and body together. */
  readonly requestMs: number;
}

/** An unusable configuration; the message lists every invalid variable. */
export class EnvironmentError extends Error {}

const milliseconds = z.coerce.number('must be a number').int().min(0).max(300_000);

const MINUTES_OF_A_DAY = 24 * 60;

const minutes = z.coerce.number('must be a number').min(1).max(MINUTES_OF_A_DAY);

const LAST_PORT = 65_535;

const port = z.coerce.number('must be a number').int().min(1).max(LAST_PORT);

const issuer = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const variables = z.object({
  // A misspelled production would run as development.
  NODE_ENV: z
    .enum(['development', 'production', 'test'], "must be 'development', 'production' or 'test'")
    .default('development'),
  PLATFORM_HOST: z.string().default('127.0.0.1'),
  PORT: port.default(4000),
  PLATFORM_PORT: port.optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  DATA_DIR: z.string().default('.data'),
  SUPPLIER: z.string().optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  TEST_CARD_LAST_FOURS: z
    .string()
    .regex(/^\s*\d{4}(\s*,\s*\d{4})*\s*$/, 'must be groups of four digits, separated by commas')
    .transform((text) => text.split(',').map((lastFour) => lastFour.trim()))
    .default([]),
  OPENID_ISSUER: issuer.optional(),
  OPENID_CLIENT_ID: z.string().optional(),
  AGENT_OPENID_ISSUER: issuer.optional(),
  AGENT_OPENID_CLIENT_ID: z.string().optional(),
  AGENT_IDLE_MINUTES: minutes.default(DEFAULT_AGENT_LIMITS.idleMs / MINUTE_MS),
  AGENT_ACTING_MINUTES: minutes.default(DEFAULT_AGENT_LIMITS.maxMs / MINUTE_MS),
  HEADERS_TIMEOUT_MS: milliseconds.min(100).default(5_000),
  REQUEST_TIMEOUT_MS: milliseconds.min(100).default(10_000),
  SHUTDOWN_DELAY_MS: milliseconds.optional(),
  // Card networks keep an authorization for five days at least.
  APPROVAL_HOURS: z.coerce.number('must be a number').int().min(1).max(120).default(24),
  DEMO: z.enum(['on', 'off'], "must be 'on' or 'off'").optional(),
  PUBLIC_BROWSING: z.enum(['on', 'off'], "must be 'on' or 'off'").default('on'),
});

/** Parses environment variables; an empty variable counts as unset. Throws EnvironmentError. */
export function parseEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  const problems = parsed.success
    ? [
        ...problemsOfPort(parsed.data),
        ...problemsOfOpenId(parsed.data, 'OPENID'),
        ...problemsOfOpenId(parsed.data, 'AGENT_OPENID'),
        ...problemsInProduction(parsed.data),
      ]
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  if (!parsed.success || problems.length > 0) {
    throw new EnvironmentError(
      ["The platform's configuration cannot be used:", ...problems.map((problem) => `  ${problem}`)].join(
        '\n',
      ),
    );
  }
  const values = parsed.data;
  return {
    host: values.PLATFORM_HOST,
    port: values.PLATFORM_PORT ?? values.PORT + 1,
    databaseUrl: values.DATABASE_URL,
    dataDir: resolve(values.DATA_DIR),
    supplier: values.SUPPLIER,
    logLevel: values.LOG_LEVEL,
    demo: values.DEMO === undefined ? values.NODE_ENV !== 'production' : values.DEMO === 'on',
    publicBrowsing: values.PUBLIC_BROWSING === 'on',
    testCardLastFours: values.NODE_ENV === 'production' ? [] : values.TEST_CARD_LAST_FOURS,
    openId: openIdSettings(values, 'OPENID'),
    agentOpenId: openIdSettings(values, 'AGENT_OPENID'),
    checkAnswers: values.NODE_ENV !== 'production',
    agents: {
      idleMs: values.AGENT_IDLE_MINUTES * MINUTE_MS,
      maxMs: values.AGENT_ACTING_MINUTES * MINUTE_MS,
    },
    clientTimeouts: { headersMs: values.HEADERS_TIMEOUT_MS, requestMs: values.REQUEST_TIMEOUT_MS },
    approvalHours: values.APPROVAL_HOURS,
    shutdownDelayMs: values.SHUTDOWN_DELAY_MS ?? (values.NODE_ENV === 'production' ? 5_000 : 0),
  };
}

/** By default the one after the gateway's. */
const problemsOfPort = ({ PORT, PLATFORM_PORT }: z.infer<typeof variables>): string[] =>
  PLATFORM_PORT === undefined && PORT === LAST_PORT
    ? [`PLATFORM_PORT must be set when PORT is ${LAST_PORT}, which has no next port`]
    : [];

type Values = z.infer<typeof variables>;

/** Of the provider of travelers, and of that of agents. */
type OpenIdPrefix = 'OPENID' | 'AGENT_OPENID';

function openIdSettings(values: Values, prefix: OpenIdPrefix): OpenIdSettings | undefined {
  const { [`${prefix}_ISSUER` as const]: issuer, [`${prefix}_CLIENT_ID` as const]: clientId } = values;
  return issuer === undefined || clientId === undefined ? undefined : { issuer, clientId };
}

/** Tokens of a provider without https could be forged. */
function problemsOfOpenId(values: Values, prefix: OpenIdPrefix): string[] {
  const { [`${prefix}_ISSUER` as const]: issuer, [`${prefix}_CLIENT_ID` as const]: clientId } = values;
  if ((issuer === undefined) !== (clientId === undefined))
    return [`${prefix}_ISSUER and ${prefix}_CLIENT_ID must be set together`];
  const isSafe = issuer === undefined || /^https:|^http:\/\/(localhost|127\.0\.0\.1)([:/]|$)/.test(issuer);
  return isSafe ? [] : [`${prefix}_ISSUER must be https, or be on this machine`];
}

/** Well-known passwords. */
const KNOWN_PASSWORDS = ['postgres', 'portal', 'password', 'secret', 'changeme', 'admin', 'root', '123456'];

/** Refuses settings that are convenient in development and insecure in production. */
function problemsInProduction({ NODE_ENV, DEMO, DATABASE_URL }: z.infer<typeof variables>): string[] {
  if (NODE_ENV !== 'production') return [];
  if (DATABASE_URL === undefined) {
    return DEMO === 'on'
      ? []
      : [
          'DATABASE_URL must name a database in production; DEMO=on allows the embedded one, of a demonstration',
        ];
  }
  const { username, password } = new URL(DATABASE_URL);
  const isKnown =
    password !== '' &&
    [...KNOWN_PASSWORDS, decodeURIComponent(username)].includes(decodeURIComponent(password));
  return isKnown ? ['DATABASE_URL has a password that everybody knows; choose another'] : [];
}
