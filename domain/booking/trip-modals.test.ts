import { HOME_MODALS, homeModal, NAMED_MODALS } from './trip-modals';

test('[CN-08] the list has every specified modal exactly once', () => {
  expect(NAMED_MODALS).toHaveLength(43);
  expect(new Set(NAMED_MODALS).size).toBe(NAMED_MODALS.length);
});

test.each([...HOME_MODALS])('[CN-08] a booked home has the modal %s', (modal) => {
  expect(homeModal(modal)).toBe(modal);
});

test.each(['cancel-car', 'drivers', 'PAYMENT', '', undefined])(
  '[CN-08] a booked home has no modal %s',
  (name) => expect(homeModal(name)).toBeUndefined(),
);
