import { freshnessText, nextFreshnessChange, quoteFreshness } from './quote-freshness';

const end = '2026-05-01T12:15:00.000Z';
const at = (time: string) => new Date(`2026-05-01T${time}Z`);

test.each([
  ['12:00:00.000', { kind: 'LASTING' }, null],
  ['12:11:59.999', { kind: 'LASTING' }, null],
  ['12:12:00.000', { kind: 'ENDING', minutesLeft: 3 }, 'This price is held for less than 3 minutes.'],
  ['12:13:00.000', { kind: 'ENDING', minutesLeft: 2 }, 'This price is held for less than 2 minutes.'],
  ['12:14:59.999', { kind: 'ENDING', minutesLeft: 1 }, 'This price is held for less than a minute.'],
  ['12:15:00.000', { kind: 'EXPIRED' }, 'This price is no longer held.'],
] as const)('[PQ-22] at %s a quote until 12:15 is %j', (time, freshness, text) => {
  expect(quoteFreshness(end, at(time))).toEqual(freshness);
  expect(freshnessText(quoteFreshness(end, at(time)))).toBe(text);
});

test('[PQ-22] each check is due when something changes', () => {
  const looks: string[] = [];
  let now = at('12:00:30.000');
  for (let wait = nextFreshnessChange(end, now); wait !== null; wait = nextFreshnessChange(end, now)) {
    now = new Date(now.getTime() + wait);
    looks.push(now.toISOString().slice(11, 19));
  }
  expect(looks).toEqual(['12:12:00', '12:13:00', '12:14:00', '12:15:00']);
});

test.each([null, 'some day'])('[PQ-22] a quote with the end %j does not expire', (validUntil) => {
  expect(quoteFreshness(validUntil, at('12:00:00'))).toEqual({ kind: 'LASTING' });
  expect(nextFreshnessChange(validUntil, at('12:00:00'))).toBeNull();
});
