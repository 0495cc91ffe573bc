import { internationalPhone } from './phone-number';

test.each([
  ['+1 (416) 555-0148', undefined, '+14165550148'],
  ['416.555.0148', undefined, '+14165550148'],
  ['(416) 555-0148', undefined, '+14165550148'],
  ['1 416 555 0148', 'US', '+14165550148'],
  ['+49 30/1234567', undefined, '+49301234567'],
  ['+1‑416‑555‑0148', undefined, '+14165550148'],
  ['+1 416 555 0148', undefined, '+14165550148'],
  ['\u202a+14165550148\u202c', undefined, '+14165550148'],
  ['+1\u00a0416\u00a0555\u00a00148', undefined, '+14165550148'],
  ['＋１ ４１６ ５５５ ０１４８', undefined, '+14165550148'],
  ['٠٢٠ ٧٩٤٦ ٠٩٥٨', 'GB', '+442079460958'],
  ['020 7946 0958', 'GB', '+442079460958'],
  ['07700 900123', 'GB', '+447700900123'],
  ['8 (912) 345-67-89', 'RU', '+79123456789'],
  ['06 698 12345', 'IT', '+390669812345'],
  ['+14165550142', 'GB', '+14165550142'],
  ['0044 20 7946 0958', undefined, '+442079460958'],
  ['0044 20 7946 0958', 'US', '+442079460958'],
  ['011 44 20 7946 0958', undefined, '+442079460958'],
  ['+44 (0)20 7946 0958', undefined, '+442079460958'],
  ['+1 (416) 555-0148 ext. 12', undefined, '+14165550148'],
  ['+1 416 555 0148 x12', undefined, '+14165550148'],
  ['+1 416 555 0148;ext=12', undefined, '+14165550148'],
] as const)('[TR-21] [TR-23] [TR-30] %j with the country %s is %s', (text, country, number) => {
  expect(internationalPhone(text, country)).toBe(number);
});

test.each([
  ['', undefined],
  ['123456', undefined],
  ['123456', 'US'],
  ['0000000', undefined],
  ['555-0148', undefined],
  ['555-0148', 'US'],
  ['020 7946 0958', undefined],
  ['44 20 7946 0958', undefined],
  ['+1416555', undefined],
  ['+999999999999999', undefined],
  ['+1416555014x', undefined],
  ['++14165550142', undefined],
  ['call me', undefined],
  ['call 416 555 0148', undefined],
  ['416 555 0148 or 416 555 0149', undefined],
  ['911', undefined],
] as const)('[TR-21] %j with the country %s is no phone number', (text, country) => {
  expect(internationalPhone(text, country)).toBeNull();
});
