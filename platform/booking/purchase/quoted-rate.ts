import type { components } from '#schema/platform.openapi.ts';
import { variantView } from '../../homes/cancel-for-any-reason';
import { paymentView } from '../../homes/terms-view';
import type { PlainDate } from '../../kernel/dates';
import type { PriceWriter } from '../../payment/rewards/price-in-rewards';
import type { FeeLine, PriceGroup, Quoted } from '../../supplier/supplier';
import { PROTECTION_NAMES } from './protection';

type Schemas = components['schemas'];

interface QuotedStay {
  readonly quoted: Quoted;
  readonly agentFeeMinor: number;
  readonly checkIn: PlainDate;
}

/** The amount due at booking: the whole stay, the agent's fee, and the premium of a protection. Null without an amount of the stay. */
export const payNowMinor = ({ quoted: { price, protection }, agentFeeMinor }: QuotedStay): number | null =>
  price.totalMinor === null ? null : price.totalMinor + agentFeeMinor + (protection?.premiumMinor ?? 0);

/** Price and terms of a quote in the contract's format; the groups sum to the pay-now total. */
export function quotedRate(stay: QuotedStay, writePrice: PriceWriter): Schemas['QuotedRate'] {
  const { price, payment, cancellationPolicy, protection, extras } = stay.quoted;
  const { currencyCode } = price;
  const write = (minor: number) => writePrice(minor, currencyCode);
  const total = payNowMinor(stay);
  const groups = groupsOf(stay).map(({ name, kind, items }) => ({
    name,
    kind,
    items,
    minor: items.reduce((sum, { minor }) => sum + minor, 0),
  }));
  const dueMinor = total ?? groups.reduce((sum, { minor }) => sum + minor, 0);
  return {
    detailedPrice: {
      payNowTotal: total === null ? {} : write(total),
      sellPrice: write(price.rentMinor),
      groupedItems: groups.map(({ name, kind, items, minor }) => ({
        name,
        kind: { Kind: kind },
        amount: write(minor),
        items: items.map((item) => ({ name: item.name, amount: write(item.minor) })),
      })),
      fees: price.fees.map((fee) => feeView(fee, currencyCode, writePrice)),
    },
    cancellationPolicy,
    paymentPolicy: paymentView(payment, { minor: dueMinor, currencyCode }, stay.checkIn, writePrice),
    ...extras,
    ...(protection && { cancelForAnyReason: variantView(protection, currencyCode, writePrice) }),
  };
}

/** The groups of the supplier, and those that the platform adds. */
function groupsOf({ quoted: { price, protection }, agentFeeMinor }: QuotedStay): readonly PriceGroup[] {
  const agentFee: PriceGroup = {
    name: 'Agent fee',
    kind: 'AgentFee',
    items: [{ name: 'Agent fee', minor: agentFeeMinor }],
  };
  return [
    ...price.groups,
    ...(agentFeeMinor > 0 ? [agentFee] : []),
    ...(protection
      ? [
          {
            name: PROTECTION_NAMES.group,
            kind: 'Protections' as const,
            items: [{ name: PROTECTION_NAMES[protection.coverage], minor: protection.premiumMinor }],
          },
        ]
      : []),
  ];
}

/** A fee or a tax in the contract's format. */
export const feeView = (
  { name, kind, minor, description }: FeeLine,
  currencyCode: string,
  writePrice: PriceWriter,
): Schemas['PriceLine'] => ({
  name,
  kind: { Kind: kind },
  amount: writePrice(minor, currencyCode),
  ...(description === undefined ? {} : { description }),
});
