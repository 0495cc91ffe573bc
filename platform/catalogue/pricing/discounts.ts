import { addDays, type PlainDate } from '../../kernel/dates';
import type { DiscountRule } from '../catalogue.types';
import type { Random } from '../random';

const rule = (
  required: Pick<DiscountRule, 'id' | 'name' | 'fundingKind' | 'basisPoints'>,
  conditions: Partial<DiscountRule> = {},
): DiscountRule => ({
  platformShareBasisPoints: required.fundingKind === 'PlatformFunded' ? 10_000 : 0,
  minNights: null,
  maxDaysUntilCheckIn: null,
  minDaysUntilCheckIn: null,
  checkInFrom: null,
  checkInUntil: null,
  ...required,
  ...conditions,
});

/** About two in three listings have at least one. */
export function discountsOf(random: Random, today: PlainDate): DiscountRule[] {
  const percent = (low: number, high: number) => random.between(low, high) * 100;
  const discounts: DiscountRule[] = [];
  if (random.chance(0.4)) {
    discounts.push(
      rule(
        { id: 'weekly', name: 'Weekly stay', fundingKind: 'HostFunded', basisPoints: percent(8, 15) },
        { minNights: 7 },
      ),
    );
  }
  if (random.chance(0.22)) {
    discounts.push(
      rule(
        {
          id: 'last-minute',
          name: 'Last-minute stay',
          fundingKind: 'HostFunded',
          basisPoints: percent(6, 12),
        },
        { maxDaysUntilCheckIn: 10 },
      ),
    );
  }
  if (random.chance(0.18)) {
    discounts.push(
      rule(
        { id: 'early-bird', name: 'Early booking', fundingKind: 'HostFunded', basisPoints: percent(5, 8) },
        { minDaysUntilCheckIn: 120 },
      ),
    );
  }
  if (random.chance(0.2)) {
    discounts.push(
      rule(
        {
          id: 'travel-sale',
          name: 'Travel sale',
          fundingKind: 'PlatformFunded',
          basisPoints: percent(10, 15),
        },
        { checkInFrom: today, checkInUntil: addDays(today, 75) },
      ),
    );
  } else if (random.chance(0.18)) {
    discounts.push(
      rule(
        {
          id: 'shared-offer',
          name: 'Cardholder offer',
          fundingKind: 'JointFunded',
          basisPoints: percent(8, 14),
        },
        { minNights: 3, platformShareBasisPoints: random.pick([4000, 5000, 6000]) },
      ),
    );
  }
  return discounts;
}
