import fc from 'fast-check';
import { addDays } from '../../kernel/dates';
import { vouchersOf } from './vouchers';

const minor = fc.integer({ min: 0, max: 9_999_999 });

test('[AD-11] [AD-12] a stay of up to seven nights has one voucher, a longer one several', () => {
  const nightsOf = (nights: number) =>
    vouchersOf({
      stay_from: '2026-06-01',
      stay_until: addDays('2026-06-01', nights),
      total_minor: 100,
      cap_minor: 100,
      deposit_minor: 100,
    }).map(({ stay_from, stay_until }) => `${stay_from} ${stay_until}`);
  expect(nightsOf(7)).toEqual(['2026-06-01 2026-06-08']);
  expect(nightsOf(15)).toEqual(['2026-06-01 2026-06-08', '2026-06-08 2026-06-15', '2026-06-15 2026-06-16']);
});

test('[AD-12] the amounts of the vouchers sum to those of the stay, to the minor unit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 365 }), minor, minor, minor, (nights, total, cap, deposit) => {
      const vouchers = vouchersOf({
        stay_from: '2026-06-01',
        stay_until: addDays('2026-06-01', nights),
        total_minor: total,
        cap_minor: cap,
        deposit_minor: deposit,
      });
      const sum = (key: 'total_minor' | 'cap_minor' | 'deposit_minor') =>
        vouchers.reduce((all, voucher) => all + voucher[key], 0);
      expect([sum('total_minor'), sum('cap_minor'), sum('deposit_minor')]).toEqual([total, cap, deposit]);
      expect(vouchers.at(-1)?.stay_until).toBe(addDays('2026-06-01', nights));
    }),
  );
});
