import { expect, test, vi } from 'vitest';
import { createRunLog } from './run-log';

const upstream = [{ endpoint: 'GET /api/v0/x', status: 200, startedAfter: 3, milliseconds: 12 }];

function logAt(...times: readonly number[]) {
  const now = vi.fn<() => number>();
  for (const time of times) now.mockReturnValueOnce(time);
  return createRunLog(now);
}

test('[DC-08] a run has its results with their names, times and REST calls, and the next one begins and stays empty', () => {
  const log = logAt(1_000, 1_200, 2_500, 3_000);
  const changed = vi.fn();
  const unsubscribe = log.subscribe(changed);
  const add = log.begin();
  add({ data: { status: { __typename: 'QuotePending' } }, extensions: { upstream } });
  add({ data: { places: [] } });
  expect(log.results()).toEqual([
    { at: 200, name: 'QuotePending', calls: upstream },
    { at: 1_500, name: 'places', calls: [] },
  ]);
  log.begin();
  add({ data: { late: true } });
  expect(log.results()).toEqual([]);
  expect(changed).toHaveBeenCalledTimes(4);
  unsubscribe();
  log.begin();
  expect(changed).toHaveBeenCalledTimes(4);
});

test.each([
  [{ errors: [{ extensions: { code: 'NOT_FOUND' } }], data: { listing: null } }, 'NOT_FOUND'],
  [{ errors: [{}], data: null }, 'no data'],
  [{ data: { listing: null } }, 'listing'],
])('the result %j is named %s', (result, name) => {
  const log = logAt(0, 0);
  log.begin()(result);
  expect(log.results()[0]?.name).toBe(name);
});

test('of a long subscription the latest hundred events are kept', () => {
  const log = createRunLog();
  const add = log.begin();
  for (let index = 0; index < 150; index += 1) add({ data: { [`event${index}`]: true } });
  expect(log.results()).toHaveLength(100);
  expect(log.results().at(-1)?.name).toBe('event149');
});
