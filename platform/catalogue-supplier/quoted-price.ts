import type { AppliedFee, StayPrice } from '../homes/stay-price';
import type { FeeLine, PriceGroup, QuotedPrice } from '../supplier/supplier';

export function quotedPrice(price: StayPrice): QuotedPrice {
  const { currencyCode, rentMinor, totalMinor, fees, taxes } = price;
  return {
    currencyCode,
    rentMinor,
    totalMinor,
    groups: groupsOf(price),
    fees: [...fees, ...taxes].map(feeLine),
  };
}

export const feeLine = ({ rule, minor }: AppliedFee): FeeLine => ({
  name: rule.name,
  kind: rule.kind,
  minor,
  ...(rule.description ? { description: rule.description } : {}),
});

/** Groups without a line are left out. */
function groupsOf({ nights, discounts, fees, taxes }: StayPrice): PriceGroup[] {
  const rent = nights.reduce((sum, { minor }) => sum + minor, 0);
  const numberOfNights = nights.length === 1 ? '1 night' : `${nights.length} nights`;
  const groups: PriceGroup[] = [
    { name: 'Rent', kind: 'Rent', items: [{ name: numberOfNights, minor: rent }] },
    {
      name: 'Discounts',
      kind: 'Discounts',
      items: discounts.map(({ rule, minor }) => ({ name: rule.name, minor: -minor })),
    },
    { name: 'Fees', kind: 'Fees', items: fees.map(feeLine) },
    { name: 'Taxes', kind: 'Taxes', items: taxes.map(feeLine) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
