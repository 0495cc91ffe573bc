import { counted } from './counted';

test.each([
  [counted(0, 'home'), '0 homes'],
  [counted(1, 'home'), '1 home'],
  [counted(2, 'home'), '2 homes'],
  [counted(1, 'person', 'people'), '1 person'],
  [counted(3, 'person', 'people'), '3 people'],
])('one is in the singular: %s', (text, expected) => expect(text).toBe(expected));
