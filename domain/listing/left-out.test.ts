import { filteredLeftOutText, type LeftOut, leftOutText, repairableReasons, searchChanges } from './left-out';
import { money } from '../money/money';

const stay = { from: '2026-06-05', until: '2026-06-08' };
const guests = { adults: 3, children: [4, 9], pets: 1 };
const reason = { count: 1, mendedCount: 1, maximumGuests: null };
const leftOut = (changes: Partial<LeftOut>): LeftOut => ({
  count: 0,
  reasons: [],
  otherDates: [],
  ...changes,
});

test.each<[string, number, Partial<LeftOut>]>([
  [
    '8 more homes cannot be booked for this search: 5 are not free on these dates, 2 take no pets, and 1 is too small for your party.',
    3,
    {
      count: 8,
      reasons: [
        { ...reason, violation: 'BLOCKED_DATES', count: 5 },
        { ...reason, violation: 'PET_POLICY_VIOLATION', count: 2 },
        { ...reason, violation: 'OCCUPANCY_VIOLATION' },
      ],
    },
  ],
  [
    '1 more home cannot be booked for this search: it requires a longer stay.',
    2,
    { count: 1, reasons: [{ ...reason, violation: 'MIN_STAY_VIOLATION' }] },
  ],
  [
    'None of the 3 homes here can be booked for this search: 3 cannot be booked for this search.',
    0,
    {
      count: 3,
      reasons: [
        { ...reason, violation: 'UNKNOWN', count: 2 },
        { ...reason, violation: 'UNKNOWN' },
      ],
    },
  ],
  [
    'The one home here cannot be booked for this search: it has no check-in on that day.',
    0,
    { count: 1, reasons: [{ ...reason, violation: 'CHECK_IN_NOT_ALLOWED' }] },
  ],
  ['2 more homes cannot be booked for this search.', 1, { count: 2 }],
])('the left-out homes as text: %s', (text, found, changes) => {
  expect(leftOutText(leftOut(changes), found)).toBe(text);
});

test.each<[string, number]>([
  ['4 homes have all of this, but cannot be booked for this search: 4 take no pets.', 4],
  ['One home has all of this, but cannot be booked for this search: it takes no pets.', 1],
])('[FM-13] the text for homes that match the filters but cannot be booked: %s', (text, count) => {
  const reasons = [{ ...reason, violation: 'PET_POLICY_VIOLATION', count } as const];
  expect(filteredLeftOutText(leftOut({ count, reasons }), false)).toBe(text);
});

test('[FM-13] the text for homes excluded by flexible dates does not mention single days', () => {
  const reasons = [{ ...reason, violation: 'BLOCKED_DATES' as const, count: 2 }];
  expect(leftOutText(leftOut({ count: 2, reasons }), 1, true)).toBe(
    '2 more homes cannot be booked for this search: 2 are not free for as long in these months.',
  );
});

test('other dates show how many homes they find and from which price', () => {
  const otherDates = [
    { fromDate: '2026-06-06', untilDate: '2026-06-09', count: 9, lowestNightly: money(14_200, 'USD') },
    { fromDate: '2026-06-01', untilDate: '2026-06-04', count: 1, lowestNightly: null },
  ];
  expect(searchChanges(leftOut({ otherDates }), { stay, guests })).toEqual([
    {
      label: 'Sat, Jun 6 - Tue, Jun 9',
      finds: '9 homes from $142 a night',
      change: { stay: { from: '2026-06-06', until: '2026-06-09' } },
    },
    {
      label: 'Mon, Jun 1 - Thu, Jun 4',
      finds: '1 home',
      change: { stay: { from: '2026-06-01', until: '2026-06-04' } },
    },
  ]);
});

test('a party without pets, or a smaller one, is suggested if that alone finds homes', () => {
  const reasons = [
    { ...reason, violation: 'PET_POLICY_VIOLATION', mendedCount: 3 },
    { ...reason, violation: 'OCCUPANCY_VIOLATION', maximumGuests: 4 },
  ] as const;
  expect(searchChanges(leftOut({ reasons }), { stay, guests })).toEqual([
    { label: 'Without pets', finds: '3 more homes', change: { guests: { ...guests, pets: 0 } } },
    { label: 'Up to 4 guests', finds: null, change: { guests: { ...guests, adults: 2 } } },
  ]);
});

test.each([
  { ...reason, violation: 'PET_POLICY_VIOLATION', mendedCount: 0 },
  { ...reason, violation: 'OCCUPANCY_VIOLATION', maximumGuests: null },
  { ...reason, violation: 'OCCUPANCY_VIOLATION', maximumGuests: 5 },
  { ...reason, violation: 'BLOCKED_DATES' },
] as const)('suggestions without results are not shown (%#)', (one) => {
  expect(searchChanges(leftOut({ reasons: [one] }), { stay, guests })).toEqual([]);
});

test('each reason has a sentence, the part of the search that resolves it, and the change if it is known', () => {
  const reasons: LeftOut['reasons'] = [
    { ...reason, violation: 'OCCUPANCY_VIOLATION', count: 4, mendedCount: 0 },
    { ...reason, violation: 'PET_POLICY_VIOLATION', count: 1 },
    { ...reason, violation: 'MAX_STAY_VIOLATION', count: 2 },
    { ...reason, violation: 'OCCUPANCY_VIOLATION', count: 1, mendedCount: 0 },
  ];
  expect(repairableReasons(leftOut({ count: 8, reasons }), guests, false)).toEqual([
    { text: '5 homes are too small for your party', part: 'guests', change: null },
    {
      text: '1 home takes no pets',
      part: 'guests',
      change: { label: 'Without pets', finds: '1 more home', change: { guests: { ...guests, pets: 0 } } },
    },
    { text: '2 homes require a shorter stay', part: 'dates', change: null },
  ]);
});
