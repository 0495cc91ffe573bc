import type { components } from '#schema/platform.openapi.ts';
import { minorOfDecimal } from '../kernel/money';
import type { FeeLine, PriceGroup, QuotedPrice } from '../supplier/supplier';
import type { Rate } from './stays.types';

type Schemas = components['schemas'];
type Amounts = Pick<Rate, 'total_amount' | 'total_currency' | 'tax_amount' | 'fee_amount'>;

/** The rent is the part of the total that is neither tax nor fee. */
export function priceOf(rate: Amounts, nights: number): QuotedPrice {
  const currencyCode = rate.total_currency;
  const minor = (text: string | null | undefined): number => minorOfDecimal(text ?? '0', currencyCode);
  const totalMinor = minor(rate.total_amount);
  const fees: FeeLine[] = [{ name: 'Fees', kind: 'ServiceFee', minor: minor(rate.fee_amount) }];
  const taxes: FeeLine[] = [{ name: 'Taxes', kind: 'Tax', minor: minor(rate.tax_amount) }];
  const charged = [...fees, ...taxes].filter((line) => line.minor > 0);
  const rentMinor = totalMinor - charged.reduce((sum, line) => sum + line.minor, 0);
  const groups: PriceGroup[] = [
    {
      name: 'Rent',
      kind: 'Rent',
      items: [{ name: nights === 1 ? '1 night' : `${nights} nights`, minor: rentMinor }],
    },
    { name: 'Fees', kind: 'Fees', items: fees },
    { name: 'Taxes', kind: 'Taxes', items: taxes },
  ];
  return {
    currencyCode,
    rentMinor,
    totalMinor,
    groups: groups
      .map((group) => ({
        ...group,
        items: group.items.filter((item) => group.kind === 'Rent' || item.minor > 0),
      }))
      .filter(({ items }) => items.length > 0),
    fees: charged,
  };
}

/** Amounts that are paid at the home, and the conditions of the rate. */
export const clausesOf = (rate: Omit<Rate, 'id' | 'cancellation_timeline' | keyof Amounts>): string[] => [
  ...(rate.due_at_accommodation_amount
    ? [
        `${rate.due_at_accommodation_amount} ${rate.due_at_accommodation_currency ?? ''} are paid at the home.`,
      ]
    : []),
  ...(rate.conditions ?? []).map(({ title, description }) => `${title}: ${description}`),
];

/** The steps of the timeline as shares of the total. */
export function cancellationPolicyOf(rate: Rate): Schemas['CancellationPolicy'] {
  const totalMinor = minorOfDecimal(rate.total_amount, rate.total_currency);
  const refunds = rate.cancellation_timeline
    .map(({ before, refund_amount }) => ({
      until: new Date(before).toISOString(),
      percent: percentOf(minorOfDecimal(refund_amount, rate.total_currency), totalMinor),
    }))
    .filter(({ percent }) => percent > 0);
  const [first] = refunds;
  if (first === undefined) return { policy: { Policy: 'NonRefundable', primaryText: 'Non-refundable' } };
  return {
    policy: {
      Policy: first.percent === 100 ? 'FullyRefundable' : 'PartiallyRefundable',
      primaryText: first.percent === 100 ? 'Free cancellation' : 'Partially refundable',
      refunds,
    },
  };
}

const BILLION = 1e9;

/**
 * The smallest share, in billionths of a percent, of which the whole, rounded down, is the part: the refund is the amount of the
 * timeline, to the cent.
 */
export const percentOf = (part: number, whole: number): number =>
  part >= whole
    ? 100
    : Number((BigInt(part) * BigInt(100 * BILLION) + BigInt(whole) - 1n) / BigInt(whole)) / BILLION;
