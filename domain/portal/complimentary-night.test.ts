import { COMPLIMENTARY_NIGHT_TITLE, hasComplimentaryNight } from './complimentary-night';

const running = [{ id: 'complimentary-night-promotion', variant: 'available' }];
const stopped = [{ id: 'complimentary-night-promotion', variant: 'control' }];
const fourNights = { from: '2026-06-05', until: '2026-06-09' };
const threeNights = { from: '2026-06-05', until: '2026-06-08' };

test.each([
  ['LIFESTYLE', fourNights, running, true],
  ['PREMIER', fourNights, running, true],
  ['LIFESTYLE', threeNights, running, false],
  ['NO_COLLECTION', fourNights, running, false],
  ['LIFESTYLE', fourNights, stopped, false],
])(
  '[AD-16] [EX-07] the complimentary fourth night at a home of %s for %j with %j: %s',
  (collection, stay, experiments, isOffered) => {
    expect(hasComplimentaryNight(collection, stay, experiments)).toBe(isOffered);
  },
);

test('[AD-16] the title of the promotion', () => {
  expect(COMPLIMENTARY_NIGHT_TITLE).toBe('Complimentary fourth night');
});
