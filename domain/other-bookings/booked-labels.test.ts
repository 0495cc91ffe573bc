import { BEDS, HOTEL_CONFIRMATIONS, HOTEL_STATUSES, MEALS } from './hotel-labels';
import { CAR_CANCELLATIONS, CAR_STATUSES, EXPERIENCE_CANCELLATIONS } from './car-and-experience-labels';

test('[VO-05] [VO-10] [VO-12] every enum value of a booked hotel, car and experience has a text', () => {
  expect(Object.keys(HOTEL_STATUSES)).toHaveLength(8);
  expect(Object.keys(CAR_STATUSES)).toEqual(Object.keys(HOTEL_STATUSES));
  expect(Object.keys(HOTEL_CONFIRMATIONS)).toEqual(['CONFIRMED', 'PENDING', 'UNAVAILABLE', 'UNKNOWN']);
  expect(Object.keys(BEDS)).toHaveLength(11);
  expect(MEALS.UNKNOWN).toBeNull();
  for (const words of [HOTEL_STATUSES, CAR_STATUSES, BEDS, CAR_CANCELLATIONS, EXPERIENCE_CANCELLATIONS]) {
    for (const text of Object.values(words)) expect(text).toMatch(/\w/);
  }
});
