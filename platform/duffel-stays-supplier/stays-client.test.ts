import { z } from 'zod';
import { nock, useNock } from '#gateway/testing/use-nock.ts';
import { freePort } from '../database/ports';
import { AnswerLost, createStaysClient, StaysRefusal } from './stays-client';

useNock();

const TOKEN = 'duffel_test_S3cret';
const URL = 'https://stays.example';
const account = { url: URL, token: TOKEN, version: 'v2', timeoutMs: 10_000 };
const client = createStaysClient(account);
const answer = z.object({ data: z.object({ id: z.string() }) });
const read = (by = client) => by.read('GET', '/stays/quotes/quo_1?limit=1', answer);
const command = (by = client) => by.command('/stays/bookings', answer, { quote_id: 'quo_1' });
const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

test('a call has the key, the version and a data envelope, and its answer is checked', async () => {
  nock(URL, { reqheaders: { authorization: `Bearer ${TOKEN}`, 'duffel-version': 'v2' } })
    .post('/stays/bookings', { data: { quote_id: 'quo_1' } })
    .reply(201, { data: { id: 'bok_1' } });
  expect(await command()).toEqual({ data: { id: 'bok_1' } });
});

test('a refusal has the code of its first error', async () => {
  nock(URL)
    .post('/stays/bookings')
    .reply(422, { errors: [{ code: 'rate_unavailable' }, { code: 'other' }] });
  const error = await failureOf(command());
  expect(error).toBeInstanceOf(StaysRefusal);
  expect(error).toMatchObject({ status: 422, code: 'rate_unavailable' });
});

test.each([
  ['seconds', { 'retry-after': '7' }, 7_000, 7_000],
  ['a date', { 'ratelimit-reset': new Date(Date.now() + 30_000).toUTCString() }, 1, 31_000],
  ['a date that has passed', { 'ratelimit-reset': new Date(0).toUTCString() }, 0, 0],
  ['nothing', {}, 1_000, 1_000],
  ['no date', { 'ratelimit-reset': 'soon' }, 1_000, 1_000],
])('a limit until %s says how long to wait', async (_name, headers, least, most) => {
  nock(URL).post('/stays/bookings').reply(429, { errors: [] }, headers);
  const { retryAfterMs } = (await failureOf(command())) as { retryAfterMs: number };
  expect(retryAfterMs).toBeGreaterThanOrEqual(least);
  expect(retryAfterMs).toBeLessThanOrEqual(most);
});

const LOST: [string, (path: nock.Interceptor) => nock.Scope][] = [
  ['an error of the server', (path) => path.reply(502, 'bad gateway')],
  [
    'a broken connection',
    (path) => path.replyWithError(Object.assign(new Error('reset'), { code: 'ECONNRESET' })),
  ],
  ['no JSON', (path) => path.reply(201, '<html>')],
  ['another shape', (path) => path.reply(201, { data: { id: 1 } })],
  ['a redirect', (path) => path.reply(302, undefined, { location: 'https://other.example/' })],
];

test.each(LOST)(
  'after %s the effect of a command is unknown, and a read may be repeated',
  async (_name, reply) => {
    reply(nock(URL).post('/stays/bookings'));
    expect(await failureOf(command())).toBeInstanceOf(AnswerLost);
    reply(nock(URL).get('/stays/quotes/quo_1?limit=1'));
    expect(await failureOf(read())).toMatchObject({ retryAfterMs: 1_000 });
  },
);

test('after silence the effect of a command is unknown, and a read may be repeated', async () => {
  const impatient = createStaysClient({ ...account, timeoutMs: 100 });
  const late = { data: { id: 'bok_1' } };
  nock(URL).post('/stays/bookings').delay(20_000).reply(201, late);
  expect(await failureOf(command(impatient))).toBeInstanceOf(AnswerLost);
  nock(URL).get('/stays/quotes/quo_1?limit=1').delay(20_000).reply(200, late);
  expect(await failureOf(read(impatient))).toMatchObject({ retryAfterMs: 1_000 });
});

test('a command that could not be sent has no effect', async () => {
  const unreachable = createStaysClient({
    url: `http://127.0.0.1:${await freePort()}`,
    token: TOKEN,
    version: 'v2',
    timeoutMs: 5_000,
  });
  expect(await failureOf(unreachable.command('/stays/bookings', answer))).toMatchObject({
    retryAfterMs: 1_000,
  });
});

test('a refused key is a fault, never a refusal of the stay, and no error names the key', async () => {
  nock(URL)
    .post('/stays/bookings')
    .reply(401, { errors: [{ code: TOKEN }] });
  const error = await failureOf(command());
  expect(error).not.toBeInstanceOf(StaysRefusal);
  expect((error as Error).message).toBe('Duffel Stays does not accept DUFFEL_TOKEN for POST /stays/bookings');
  expect(JSON.stringify([error, (error as Error).stack])).not.toContain(TOKEN);
});
