import { forgetCredentials, keepCredentials } from '../app/credentials';
import { askEarly, fetchUnlessAsked } from './early-answers';

const question = { operationName: 'Today', query: 'query Today { portal { today } }', variables: {} };
const success = { data: { portal: { today: '2026-05-01' } } };
const failure = { data: null, errors: [{ message: 'The travel platform cannot be reached.' }] };

const network = jest.fn<Promise<Response>, []>();

beforeEach(() => {
  forgetCredentials();
  network.mockReset();
  global.fetch = network;
});

const answering = (body: object) => network.mockResolvedValueOnce(new Response(JSON.stringify(body)));
const ask = async (): Promise<unknown> =>
  (await fetchUnlessAsked('/graphql', { method: 'POST', body: JSON.stringify(question) })).json();

test('an answer on its way is taken once', async () => {
  answering(success);
  void askEarly(question);
  expect(await ask()).toEqual(success);
  expect(network).toHaveBeenCalledTimes(1);
  answering(success);
  await ask();
  expect(network).toHaveBeenCalledTimes(2);
});

test('[LQ-10] a failure that nobody waited for is not shown to whoever asks later', async () => {
  answering(failure);
  await askEarly(question);
  await new Promise((resolve) => setTimeout(resolve));
  answering(success);
  expect(await ask()).toEqual(success);
});

test('nor is a request that could not be made', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await askEarly(question).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve));
  answering(success);
  expect(await ask()).toEqual(success);
});

test('another user does not get the answer of the one before', async () => {
  keepCredentials({ token: 'token-1', csrfToken: 'csrf-1' });
  answering({ data: { portal: { today: 'of the first' } } });
  await askEarly(question);
  keepCredentials({ token: 'token-2', csrfToken: 'csrf-2' });
  answering(success);
  expect(await ask()).toEqual(success);
});
