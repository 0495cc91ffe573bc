import { homeRules, type HomeTerms } from './house-rules';

const terms: HomeTerms = {
  checkInTimes: { startTime: '16:00', endTime: '23:00' },
  checkOutTimes: { startTime: null, endTime: '10:00' },
  isPetFriendly: false,
  petsPolicy: null,
};

test('[LS-24] [FM-03] the rules state check-in, check-out and pets', () => {
  expect(homeRules(terms)).toEqual([
    { label: 'Check-in', text: 'From 4:00 PM - 11:00 PM' },
    { label: 'Check-out', text: 'Until 10:00 AM' },
    { label: 'Pets', text: 'Pets are not allowed.' },
  ]);
});

test("[LS-24] the host's own text on pets comes first; missing times are not shown", () => {
  const rules = homeRules({ ...terms, checkInTimes: null, petsPolicy: 'One calm dog.', isPetFriendly: true });
  expect(rules.map(({ text }) => text)).toEqual([null, 'Until 10:00 AM', 'One calm dog.']);
  expect(homeRules({ ...terms, isPetFriendly: true }).at(-1)?.text).toBe('Pets are welcome.');
});
