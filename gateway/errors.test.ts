import { GraphQLError } from 'graphql';
import { createErrorMapper, logDefects, requestError } from './errors';
import { PlatformError, type PlatformErrorKind } from './rest/client/platform-error';

const production = createErrorMapper({ production: true });
const development = createErrorMapper({ production: false });

test.each<[PlatformErrorKind, string]>([
  ['unauthorized', 'UNAUTHENTICATED'],
  ['accessDenied', 'ACCESS_DENIED'],
  ['antiForgery', 'CSRF_TOKEN_INVALID'],
  ['badRequest', 'BAD_REQUEST'],
  ['notFound', 'NOT_FOUND'],
  ['conflict', 'CONFLICT'],
  ['rateLimited', 'RATE_LIMITED'],
  ['unavailable', 'PLATFORM_UNAVAILABLE'],
  ['timeout', 'PLATFORM_TIMEOUT'],
  ['contract', 'PLATFORM_CONTRACT'],
  ['upstream', 'PLATFORM_ERROR'],
  ['aborted', 'REQUEST_ABORTED'],
])('the platform error %s is the code %s', (kind, code) => {
  expect(production(new PlatformError(kind, { endpoint: 'POST /x' })).extensions?.['code']).toBe(code);
});

test.each([
  [404, '40402', 'NOT_SUPPORTED'],
  [405, undefined, 'NOT_SUPPORTED'],
  [501, undefined, 'NOT_SUPPORTED'],
  [404, '40401', 'NOT_FOUND'],
  [404, undefined, 'NOT_FOUND'],
  [410, undefined, 'NOT_FOUND'],
])('the status %i with the code %s of the platform is %s', (httpStatus, upstreamCode, code) => {
  const error = new PlatformError('notFound', {
    endpoint: 'PUT /x',
    httpStatus,
    ...(upstreamCode !== undefined && { upstreamCode }),
  });
  expect(production(error).extensions?.['code']).toBe(code);
});

test('[SE-14] status and code of the platform are in the extensions; the endpoint is omitted in production', () => {
  const cause = new PlatformError('accessDenied', {
    endpoint: 'PUT /api/v0/users/list',
    httpStatus: 401,
    upstreamCode: '40105',
  });
  const error = new GraphQLError(cause.message, { originalError: cause, path: ['travelers'] });
  expect(production(error)).toEqual({
    message: 'You have no access to this.',
    path: ['travelers'],
    extensions: { code: 'ACCESS_DENIED', httpStatus: 401, upstreamCode: '40105' },
  });
  expect(development(error).extensions).toMatchObject({ endpoint: 'PUT /api/v0/users/list' });
});

test('the client receives the time to wait', () => {
  const error = new PlatformError('rateLimited', {
    endpoint: 'POST /x',
    httpStatus: 429,
    retryAfterMs: 2_500,
  });
  expect(production(error).extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 3 });
});

test('errors that a module reports on purpose reach the client', () => {
  expect(production(requestError('NOT_FOUND', 'There is no such stay.'))).toMatchObject({
    message: 'There is no such stay.',
    extensions: { code: 'NOT_FOUND' },
  });
});

test.each([
  ['an exception', new Error('password=hunter2')],
  [
    'an exception in a resolver',
    new GraphQLError('password=hunter2', { originalError: new Error('password=hunter2') }),
  ],
  ['a thrown text', 'password=hunter2'],
])('%s is hidden from the client in every environment, and logged', (_, error) => {
  const logged: { err: unknown }[] = [];
  for (const map of [production, development]) {
    expect(map(error)).toMatchObject({
      message: 'Internal server error',
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
  }
  logDefects([error], production, { log: { error: (details) => logged.push(details) } });
  expect(String((logged[0]?.err as Error).message ?? logged[0]?.err)).toContain('hunter2');
});

test('errors that reach the client are not logged as defects', () => {
  const logged: unknown[] = [];
  const errors = [requestError('CONFLICT', 'No'), new PlatformError('timeout', { endpoint: 'POST /x' })];
  logDefects(errors, production, { log: { error: (details) => logged.push(details) } });
  expect(logged).toEqual([]);
});
