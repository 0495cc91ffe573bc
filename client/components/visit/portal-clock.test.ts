import { beforeEach, expect, test, vi } from 'vitest';
import { learnPortalTime, portalTime } from './portal-clock';

const NOW = Date.parse('2026-05-01T12:00:00.000Z');
const DAY_MS = 86_400_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));

test.each([9 * DAY_MS, -9 * DAY_MS, 60_000])(
  'a device whose clock differs by %d ms has the time of the gateway',
  (wrongByMs) => {
    vi.setSystemTime(NOW + wrongByMs);
    learnPortalTime(NOW);
    expect(portalTime().getTime()).toBe(NOW);
    vi.setSystemTime(NOW + wrongByMs + 5_000);
    expect(portalTime().getTime()).toBe(NOW + 5_000);
  },
);

test('the duration of a response changes no clock', () => {
  learnPortalTime(NOW - 4_000);
  expect(portalTime().getTime()).toBe(NOW);
});

test('a clock that is corrected later is right again', () => {
  vi.setSystemTime(NOW + 9 * DAY_MS);
  learnPortalTime(NOW);
  vi.setSystemTime(NOW);
  learnPortalTime(NOW - 1_000);
  expect(portalTime().getTime()).toBe(NOW);
});

test('a time that cannot be read changes nothing', () => {
  learnPortalTime(Number.NaN);
  expect(portalTime().getTime()).toBe(NOW);
});
