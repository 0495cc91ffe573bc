import { HOUR_MS } from '../durations';
import { refundSpans } from './refund-spans';

const checkIn = new Date('2026-06-20T20:00:00Z');
const steps = [
  { until: '2026-06-07T04:00:00Z', percent: 100 },
  { until: '2026-06-13T20:00:00Z', percent: 50 },
];

test('[CN-02] [CN-11] from now over full and half to nothing until check-in', () => {
  const spans = refundSpans(steps, checkIn, new Date('2026-06-06T04:00:00Z'));
  expect(spans).toEqual([
    { percent: 100, lastDay: 'Sat, Jun 6', durationMs: 24 * HOUR_MS },
    { percent: 50, lastDay: 'Sat, Jun 13', durationMs: 160 * HOUR_MS },
    { percent: 0, lastDay: null, durationMs: 168 * HOUR_MS },
  ]);
});

test('[CN-11] a stretch that is over is left out', () => {
  const spans = refundSpans(steps, checkIn, new Date('2026-06-10T20:00:00Z'));
  expect(spans.map(({ percent, durationMs }) => [percent, durationMs])).toEqual([
    [50, 72 * HOUR_MS],
    [0, 168 * HOUR_MS],
  ]);
});

test('[CN-11] a refund until check-in leaves no stretch without one', () => {
  const until = checkIn.toISOString();
  expect(refundSpans([{ until, percent: 100 }], checkIn, new Date('2026-06-19T20:00:00Z'))).toEqual([
    { percent: 100, lastDay: 'Sat, Jun 20', durationMs: 24 * HOUR_MS },
  ]);
});

test('[CN-11] without a refund there are no stretches', () => {
  expect(refundSpans([], checkIn, new Date('2026-06-06T04:00:00Z'))).toEqual([]);
  expect(refundSpans(steps, checkIn, new Date('2026-06-14T20:00:00Z'))).toEqual([]);
});
