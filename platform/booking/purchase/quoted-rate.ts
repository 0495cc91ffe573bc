import type { components } from '#schema/platform.openapi.ts';
import type { CancellationRules } from '../../catalogue/cancellation-rules.types';
import type { PaymentRules, PricingRules } from '../../catalogue/catalogue.types';
import { variantView } from '../../homes/cancel-for-any-reason';
import { complimentaryNightView } from '../../homes/complimentary-night';
import type { AppliedFee, StayPrice } from '../../homes/stay-price';
import { cancellationView, paymentView } from '../../homes/terms-view';
import type { PlainDate } from '../../kernel/dates';
import type { PriceWriter } from '../../payment/rewards/price-in-rewards';
import { priceLine } from '../shop/rate-view';
import { type BookedProtection, PROTECTION_NAMES } from './protection';

type Schemas = components['schemas'];

export interface QuotedStay {
  readonly price: StayPrice;
  readonly agentFeeMinor: number;
  readonly checkIn: PlainDate;
  /** The day of the quote. */
  readonly today: PlainDate;
  readonly cancellation: CancellationRules;
  readonly payment: PaymentRules;
  readonly pricing: Pick<PricingRules, 'complimentaryNight'>;
  /** Cancel for any reason, if it is bought. */
  readonly protection: BookedProtection | null;
}

/** The amount due at booking: the whole stay, the agent's fee, and the premium of a protection. */
export const payNowMinor = ({ price, agentFeeMinor, protection }: QuotedStay): number =>
  price.totalMinor + agentFeeMinor + (protection?.premiumMinor ?? 0);

/** Price and terms of a quote in the contract's format; the groups sum to the pay-now total. */
export function quotedRate(stay: QuotedStay, writePrice: PriceWriter): Schemas['QuotedRate'] {
  const { currencyCode, rentMinor, fees, taxes } = stay.price;
  const write = (minor: number) => writePrice(minor, currencyCode);
  const total = payNowMinor(stay);
  return {
    detailedPrice: {
      payNowTotal: write(total),
      sellPrice: write(rentMinor),
      groupedItems: groupsOf(stay).map(({ name, kind, items }) => ({
        name,
        kind: { Kind: kind },
        amount: write(items.reduce((sum, { minor }) => sum + minor, 0)),
        items: items.map((item) => ({ name: item.name, amount: write(item.minor) })),
      })),
      fees: [...fees, ...taxes].map((fee) => priceLine(fee, currencyCode, writePrice)),
    },
    cancellationPolicy: cancellationView(stay.cancellation, stay.checkIn, stay.today),
    paymentPolicy: paymentView(stay.payment, { minor: total, currencyCode }, stay.checkIn, writePrice),
    ...complimentaryNightView(stay.pricing, stay.price),
    ...(stay.protection && {
      cancelForAnyReason: variantView(stay.protection, currencyCode, writePrice),
    }),
  };
}

interface Group {
  readonly name: string;
  readonly kind: 'Rent' | 'Discounts' | 'Fees' | 'Taxes' | 'AgentFee' | 'Protections';
  readonly items: readonly { readonly name: string; readonly minor: number }[];
}

const linesOf = (fees: readonly AppliedFee[]) => fees.map(({ rule, minor }) => ({ name: rule.name, minor }));

/** Groups without a line are left out. */
function groupsOf({ price, agentFeeMinor, protection }: QuotedStay): Group[] {
  const rent = price.nights.reduce((sum, { minor }) => sum + minor, 0);
  const nights = price.nights.length === 1 ? '1 night' : `${price.nights.length} nights`;
  const groups: Group[] = [
    { name: 'Rent', kind: 'Rent', items: [{ name: nights, minor: rent }] },
    {
      name: 'Discounts',
      kind: 'Discounts',
      items: price.discounts.map(({ rule, minor }) => ({ name: rule.name, minor: -minor })),
    },
    { name: 'Fees', kind: 'Fees', items: linesOf(price.fees) },
    { name: 'Taxes', kind: 'Taxes', items: linesOf(price.taxes) },
    {
      name: 'Agent fee',
      kind: 'AgentFee',
      items: agentFeeMinor > 0 ? [{ name: 'Agent fee', minor: agentFeeMinor }] : [],
    },
    {
      name: PROTECTION_NAMES.group,
      kind: 'Protections',
      items: protection
        ? [{ name: PROTECTION_NAMES[protection.coverage], minor: protection.premiumMinor }]
        : [],
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
