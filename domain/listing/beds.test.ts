import { bedsText } from './beds';

test.each([
  [[['King', 1]], '1 king bed'],
  [
    [
      ['Twin', 2],
      ['Sofa', 1],
    ],
    '2 twin beds, 1 sofa bed',
  ],
  [[['Murphy', 1]], '1 Murphy bed'],
  [[['Futon', 2]], '2 futons'],
  [[['Tatami', 2]], '2 tatami mats'],
  [[['California king bed', 1]], '1 California king bed'],
] as const)('the beds of a room as text: %j', (beds, text) => {
  expect(bedsText(beds.map(([kind, count]) => ({ kind, count })))).toBe(text);
});
