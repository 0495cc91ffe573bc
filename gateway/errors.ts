import { GraphQLError, Kind, type GraphQLFormattedError } from 'graphql';
import type { ErrorCode } from './generated/graph';
import { withoutValues } from './kernel/input-error-text';
import { PlatformError, type PlatformErrorKind } from './rest/client/platform-error';

/**
 * Turns every error into what a client of the graph may see, for all transports. The message says what happened in our words;
 * programs rely on `extensions.code`. Texts of exceptions, values of variables, addresses, bodies and tokens never reach the
 * client; hidden details are logged.
 *
 * Modules throw PlatformError (by calling endpoints) or `requestError`; anything else is a defect of the gateway.
 * To add a code: a member of `ErrorCode` in schema/error-code.graphql, and for a new PlatformErrorKind a row of `platformErrors`.
 */
const platformErrors: Record<PlatformErrorKind, { code: ErrorCode; message: string }> = {
  unauthorized: {
    code: 'UNAUTHENTICATED',
    message:
      'The bearer token is missing, invalid or expired. Send the `token` of `signIn` as the header ' +
      '`Authorization: Bearer <token>`, or as `authorization` in the payload of `connection_init`.',
  },
  accessDenied: { code: 'ACCESS_DENIED', message: 'You have no access to this.' },
  antiForgery: {
    code: 'CSRF_TOKEN_INVALID',
    message:
      'The anti-forgery token is missing or invalid. Send the `csrfToken` of `signIn` as the header `H-Csrf-Token`, ' +
      'or as `csrfToken` in the payload of `connection_init`.',
  },
  badRequest: { code: 'BAD_REQUEST', message: 'The travel platform refused the request as invalid.' },
  notFound: { code: 'NOT_FOUND', message: 'Not found.' },
  conflict: { code: 'CONFLICT', message: 'This is not possible in the current state.' },
  rateLimited: { code: 'RATE_LIMITED', message: 'Too many requests; try again later.' },
  unavailable: { code: 'PLATFORM_UNAVAILABLE', message: 'The travel platform cannot be reached.' },
  timeout: { code: 'PLATFORM_TIMEOUT', message: 'The travel platform did not answer in time.' },
  contract: { code: 'PLATFORM_CONTRACT', message: 'The travel platform returned an invalid response.' },
  upstream: { code: 'PLATFORM_ERROR', message: 'The travel platform failed.' },
  aborted: { code: 'REQUEST_ABORTED', message: 'The client canceled the request.' },
};

const unsupported: { code: ErrorCode; message: string } = {
  code: 'NOT_SUPPORTED',
  message: 'The travel platform of this operator does not have this.',
};

/** An error that a module throws on purpose; its message reaches the client unchanged. */
export function requestError(code: ErrorCode, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** Maps an error from parsing, validating, coercing or executing an operation. */
export type ErrorMapper = (error: unknown) => GraphQLFormattedError;

export function createErrorMapper({ production }: { readonly production: boolean }): ErrorMapper {
  return (error) => {
    const platformError = causeOf(error, PlatformError);
    if (platformError !== undefined) {
      return clientView(error, describePlatformError(platformError, production));
    }
    const known = error instanceof GraphQLError ? describeGraphQLError(error, production) : undefined;
    return clientView(error, known ?? defect);
  };
}

/** Logs the errors of an operation whose cause is hidden from its client. */
export function logDefects(
  errors: readonly unknown[] | undefined,
  mapError: ErrorMapper,
  context: { readonly log: ErrorLog },
): void {
  for (const error of errors ?? []) {
    if (mapError(error).extensions?.['code'] === defect.extensions.code) {
      context.log.error(
        { err: (error instanceof GraphQLError && error.originalError) || error },
        'an operation failed',
      );
    }
  }
}

interface ErrorLog {
  error(details: { err: unknown }, message: string): void;
}

const defect: Described = {
  message: 'Internal server error',
  extensions: { code: 'INTERNAL_SERVER_ERROR' },
};

interface Described {
  readonly message: string;
  readonly extensions: { readonly code: string } & Readonly<Record<string, unknown>>;
}

function describePlatformError(error: PlatformError, production: boolean): Described {
  const { code, message } = error.isUnsupported ? unsupported : platformErrors[error.kind];
  return {
    message,
    extensions: {
      code,
      ...(error.httpStatus === undefined ? {} : { httpStatus: error.httpStatus }),
      ...(error.upstreamCode === undefined ? {} : { upstreamCode: error.upstreamCode }),
      ...(error.retryAfterMs === undefined
        ? {}
        : { retryAfterSeconds: Math.ceil(error.retryAfterMs / 1_000) }),
      ...(production ? {} : { endpoint: error.endpoint, detail: error.message }),
    },
  };
}

/** Undefined for a defect of the gateway. */
function describeGraphQLError(error: GraphQLError, production: boolean): Described | undefined {
  const code = error.extensions['code'];
  if (code === 'INTERNAL_SERVER_ERROR') return undefined;
  if (isInputError(error) || code === 'BAD_USER_INPUT') {
    return { message: withoutValues(error.message), extensions: { code: 'BAD_USER_INPUT' } };
  }
  if (typeof code === 'string') {
    const message = production ? withoutSuggestions(error.message) : error.message;
    const { retryAfterSeconds } = error.extensions;
    return {
      message: withoutValues(message),
      extensions: typeof retryAfterSeconds === 'number' ? { code, retryAfterSeconds } : { code },
    };
  }
  return undefined;
}

/** An unusable variable or argument, found by graphql-js before or during execution; it assigns no code to these errors. */
function isInputError({ extensions, nodes, path, message }: GraphQLError): boolean {
  // An invalid document has its code already, also if the error is that of a variable's definition.
  if (extensions['code'] !== undefined) return false;
  if (nodes?.[0]?.kind === Kind.VARIABLE_DEFINITION) return path === undefined;
  return /^(Argument "\w+" (of required type|of non-null type|has invalid value)|Too many errors processing variables)/.test(
    message,
  );
}

function withoutSuggestions(message: string): string {
  return message.replace(/ ?Did you mean .*$/s, '');
}

function clientView(error: unknown, { message, extensions }: Described): GraphQLFormattedError {
  if (!(error instanceof GraphQLError)) return { message, extensions };
  const { locations, path } = error;
  return {
    message,
    ...(locations === undefined ? {} : { locations }),
    ...(path === undefined ? {} : { path }),
    extensions,
  };
}

function causeOf<E extends Error>(error: unknown, type: new (...given: never[]) => E): E | undefined {
  if (error instanceof type) return error;
  return error instanceof GraphQLError && error.originalError !== undefined && error.originalError !== error
    ? causeOf(error.originalError, type)
    : undefined;
}
