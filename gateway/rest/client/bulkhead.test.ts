import { ManualClock } from '../../testing/manual-clock';
import { Bulkhead } from './bulkhead';

let clock: ManualClock;
let bulkhead: Bulkhead;

beforeEach(() => {
  clock = new ManualClock(0);
  bulkhead = new Bulkhead({ running: 2, waiting: 2, maxWaitMs: 1_000 }, clock);
});

const outcomeOf = (entered: unknown) =>
  Promise.race([
    Promise.resolve(entered).then((noTurn) => noTurn ?? 'its turn'),
    new Promise(setImmediate).then(() => 'waits'),
  ]);

test('calls beyond the limit wait for their turn in order, those of others do not', async () => {
  const [first, second, third, fourth] = [1, 2, 3, 4].map(() => bulkhead.enter('ann', undefined));
  await expect(Promise.all([first, second])).resolves.toEqual([undefined, undefined]);
  await expect(outcomeOf(third!)).resolves.toBe('waits');
  await expect(outcomeOf(bulkhead.enter('ann', undefined))).resolves.toBe('full');
  await expect(outcomeOf(bulkhead.enter('ben', undefined))).resolves.toBe('its turn');
  bulkhead.leave('ann');
  await expect(outcomeOf(third!)).resolves.toBe('its turn');
  await expect(outcomeOf(fourth!)).resolves.toBe('waits');
});

test('a call that waits too long, or is aborted, has no turn and takes none', async () => {
  await Promise.all([bulkhead.enter('ann', undefined), bulkhead.enter('ann', undefined)]);
  const ended = new AbortController();
  const unwanted = bulkhead.enter('ann', ended.signal);
  const late = bulkhead.enter('ann', undefined);
  ended.abort();
  await expect(unwanted).resolves.toBe('aborted');
  await expect(bulkhead.enter('ann', AbortSignal.abort())).resolves.toBe('aborted');
  await clock.advance(1_000);
  await expect(late).resolves.toBe('late');
  bulkhead.leave('ann');
  await expect(outcomeOf(bulkhead.enter('ann', undefined))).resolves.toBe('its turn');
});
