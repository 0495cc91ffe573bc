import { TREES_CONDITION, TREES_NOTICE, TREES_TITLE } from './trees';

test('[CF-08] each completed booking plants two trees ($0.25), a canceled and refunded one none', () => {
  expect(TREES_NOTICE).toBe('For every completed booking we plant two trees ($0.25).');
  expect(TREES_CONDITION).toBe('No donation is made if the booking is later cancelled and refunded.');
  expect(TREES_TITLE).toBe('We plant two trees for your booking');
});
