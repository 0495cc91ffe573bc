import { BEDS, HOTEL_STATUSES, MEALS } from './hotel-labels';
import { EXPERIENCE_CANCELLATIONS, CAR_CANCELLATIONS } from './car-and-experience-labels';

test('[VO-05] [VO-10] [VO-12] every enum value of a booked hotel, car and experience has a text', () => {
  expect(Object.keys(HOTEL_STATUSES)).toHaveLength(8);
  expect(Object.keys(BEDS)).toHaveLength(11);
  expect(MEALS.UNKNOWN).toBeNull();
  for (const words of [HOTEL_STATUSES, BEDS, CAR_CANCELLATIONS, EXPERIENCE_CANCELLATIONS]) {
    for (const text of Object.values(words)) expect(text).toMatch(/\w/);
  }
});
