import { points } from '../money/points';
import { percentOf, rewardsOfPercent, smallestPercent } from './rewards-part';

const miles = (hundredths: number) => points(hundredths, 'Miles');

test('[SP-12] [RW-17] a percentage stands for whole points or cents, and 100 for all of the rewards', () => {
  const most = miles(4_350_350);
  expect([25, 50, 100].map((percent) => rewardsOfPercent(percent, most).hundredths)).toEqual([
    1_087_600, 2_175_200, 4_350_350,
  ]);
  expect(rewardsOfPercent(33, points(12_050, 'USD')).hundredths).toBe(3_977);
  expect(percentOf(miles(1_087_600), most)).toBe(25);
  expect(percentOf(miles(9_000_000), most)).toBe(100);
});

test('[RW-10] the smallest percentage reaches the minimum redemption', () => {
  const most = miles(2_000_000);
  const percent = smallestPercent(most, miles(123_400));
  expect(rewardsOfPercent(percent, most).hundredths).toBeGreaterThanOrEqual(123_400);
  expect(percent).toBe(7);
  expect(smallestPercent(most, miles(0))).toBe(1);
  expect(smallestPercent(most, miles(3_000_000))).toBe(100);
});
