import { money } from '../../../domain/money';
import { scalars } from './scalars';

test('[VO-01] an amount in Colombian pesos is exact beyond 32 bits', () => {
  const { minorUnits } = money(3_000_000_050, 'COP');
  expect(scalars.MinorUnits.serialize(minorUnits)).toBe(3_000_000_050);
});

test.each([0.5, Number.NaN, 2 ** 53, '100', null])('minor units are whole numbers, %p is none', (value) => {
  expect(() => scalars.MinorUnits.serialize(value)).toThrow(TypeError);
});
