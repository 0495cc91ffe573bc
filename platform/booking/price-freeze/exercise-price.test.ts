import fc from 'fast-check';
import { exercisePrice } from './exercise-price';

const cents = fc.integer({ min: 0, max: 2_000_000 });

test.each([
  ['an unchanged price', 74_000, 74_000, 0, 5_920, 68_080],
  ['a rise within the cap', 86_000, 86_000, 12_000, 5_920, 68_080],
  ['a rise beyond the cap', 136_000, 136_000, 50_000, 5_920, 80_080],
  ['a fall', 65_000, 65_000, 0, 5_920, 59_080],
  ['an additional guest, who pays the current price', 80_000, 74_000, 0, 5_920, 74_080],
  ['an additional guest after a rise', 92_000, 86_000, 12_000, 5_920, 74_080],
])('[AD-11] %s', (_what, todayMinor, todayForFrozenPartyMinor, discountMinor, depositMinor, dueMinor) => {
  expect(
    exercisePrice({
      todayMinor,
      todayForFrozenPartyMinor,
      frozenMinor: 74_000,
      capMinor: 50_000,
      depositMinor: 5_920,
    }),
  ).toEqual({ discountMinor, depositMinor, dueMinor });
});

test('[AD-11] discount, deposit, and amount due always sum to the current price', () => {
  fc.assert(
    fc.property(cents, cents, cents, cents, cents, (party, extra, frozenMinor, capMinor, deposit) => {
      const todayMinor = party + extra;
      const price = exercisePrice({
        todayMinor,
        todayForFrozenPartyMinor: party,
        frozenMinor,
        capMinor,
        depositMinor: deposit,
      });
      expect(price.discountMinor + price.depositMinor + price.dueMinor).toBe(todayMinor);
      expect(price.discountMinor).toBeLessThanOrEqual(capMinor);
      expect(price.depositMinor).toBeLessThanOrEqual(deposit);
      for (const amount of Object.values(price)) expect(amount).toBeGreaterThanOrEqual(0);
      // Never less than the frozen price, never more than the current price.
      expect(todayMinor - price.discountMinor).toBeGreaterThanOrEqual(Math.min(todayMinor, frozenMinor));
    }),
  );
});

test('[AD-11] the frozen party pays the lower of the frozen and the current price; a rise beyond the cap is theirs to pay', () => {
  fc.assert(
    fc.property(cents, cents, cents, (todayMinor, frozenMinor, capMinor) => {
      const { dueMinor } = exercisePrice({
        todayMinor,
        todayForFrozenPartyMinor: todayMinor,
        frozenMinor,
        capMinor,
        depositMinor: 0,
      });
      expect(dueMinor).toBe(Math.min(todayMinor, Math.max(frozenMinor, todayMinor - capMinor)));
    }),
  );
});
