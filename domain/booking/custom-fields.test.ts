import { customFieldRefusals } from './custom-fields';

test.each([
  ['CostCenter1', 'a@b/c.d_e+f-g 1', []],
  ['Key', '', []],
  ['', 'x', ['KEY']],
  ['Cost Center', 'x', ['KEY']],
  ['Straße', 'x', ['KEY']],
  ['Key', 'a;b', ['VALUE']],
  ['Key', 'a\nb', ['VALUE']],
  ['a-b', '<b>', ['KEY', 'VALUE']],
])('[VF-01] %p = %p breaks %p', (key, value, refusals) => {
  expect(customFieldRefusals({ key, value })).toEqual(refusals);
});
