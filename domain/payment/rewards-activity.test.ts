import { rewardsMovement } from './rewards-activity';

test.each([
  ['-20000.00', 'Miles', { isGain: false, text: '20,000 Miles' }],
  ['1176.00', 'Miles', { isGain: true, text: '1,176 Miles' }],
  ['12.30', 'Cash', { isGain: true, text: '$12.30' }],
])('[RW-17] a movement of %s %s is %j', (value, currency, movement) => {
  expect(rewardsMovement({ value, currency })).toEqual(movement);
});
