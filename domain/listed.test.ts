import { listed } from './listed';

test.each([0, 1, 2, 3, 4])('%s words are listed as in American English', (count) => {
  const words = ['homes', 'cars', 'flights', 'hotels'].slice(0, count);
  expect(listed(words)).toBe(new Intl.ListFormat('en-US', { type: 'conjunction' }).format(words));
  expect(listed(words, 'or')).toBe(new Intl.ListFormat('en-US', { type: 'disjunction' }).format(words));
});
