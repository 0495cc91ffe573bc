import { Heartbeats } from './heartbeats';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A heart that notes its beats, in ms from now on. */
function heart() {
  const start = Date.now();
  const noted: string[] = [];
  const note = (what: string) => noted.push(`${what} ${Date.now() - start}`);
  return { noted, beat: () => note('beat'), afterBeat: () => note('after') };
}

test('each heart beats once in every interval, whenever it was started', () => {
  const heartbeats = new Heartbeats(4_000);
  const first = heart();
  heartbeats.start(first);
  jest.advanceTimersByTime(2_500);
  const second = heart();
  heartbeats.start(second);
  jest.advanceTimersByTime(6_500);
  expect(first.noted).toEqual(['after 1000', 'beat 4000', 'after 5000', 'beat 8000', 'after 9000']);
  expect(second.noted).toEqual(['after 1000', 'beat 4000', 'after 5000']);
});

test('a stopped heart does not beat, and no timer is left without hearts', () => {
  const heartbeats = new Heartbeats(4_000);
  const [stopped, other] = [heart(), heart()];
  const stop = heartbeats.start(stopped);
  const stopOther = heartbeats.start(other);
  jest.advanceTimersByTime(4_000);
  stop();
  stop();
  jest.advanceTimersByTime(4_000);
  expect(stopped.noted).toEqual(['after 1000', 'beat 4000']);
  expect(other.noted).toEqual(['after 1000', 'beat 4000', 'after 5000', 'beat 8000']);
  stopOther();
  expect(jest.getTimerCount()).toBe(0);
});

test('hearts that are started after all others have stopped beat again', () => {
  const heartbeats = new Heartbeats(4_000);
  heartbeats.start(heart())();
  const later = heart();
  heartbeats.start(later);
  jest.advanceTimersByTime(4_000);
  expect(later.noted).toEqual(['after 1000', 'beat 4000']);
});
