/** The parts of a booking's payment as they are stored: amounts in minor units, with everything that charging needs. */
import type { PaymentMethodRow } from '../../payment/payment-methods/payment-methods';

interface PaymentPart {
  readonly amountMinor: number;
  /** The card, account or offer as text, for the trip's receipt. */
  readonly description: string;
}

export interface CardPart extends PaymentPart {
  readonly kind: 'UserCard';
  readonly paymentId: string;
  readonly vaultToken: string;
}

const CARD_NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  master: 'Mastercard',
  american_express: 'American Express',
  diners_club: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  dankort: 'Dankort',
  maestro: 'Maestro',
};

export const savedCardPart = (card: PaymentMethodRow, amountMinor: number): CardPart => ({
  kind: 'UserCard',
  paymentId: card.id,
  vaultToken: card.vault_token,
  amountMinor,
  description: `${CARD_NAMES[card.card_type] ?? 'Card'} ending in ${card.last4}`,
});

export interface RewardsPart extends PaymentPart {
  readonly kind: 'Rewards';
  readonly accountReferenceId: string;
  /** Miles, Points or Cash. */
  readonly unit: string;
  readonly hundredths: number;
}

export interface OfferPart extends PaymentPart {
  readonly kind: 'TravelWalletOffer';
  readonly offerId: string;
}

export interface CreditPart extends PaymentPart {
  readonly kind: 'TravelWalletCredit';
  /** The part of the credit to spend first; null for the one that expires first. */
  readonly creditId: string | null;
}

/** The part that a frozen price pays: its deposit, or the price rise that it covers. */
export interface PriceFreezePart extends PaymentPart {
  readonly kind: 'HotelPriceFreezeDeposit' | 'HotelPriceFreezeDiscount';
  readonly priceFreezeId: string;
}

export type BookingPayment = CardPart | RewardsPart | OfferPart | CreditPart | PriceFreezePart;

/** The refund of a canceled stay for one part of its payment. */
export interface RefundLine {
  readonly kind: BookingPayment['kind'];
  readonly description: string;
  readonly amountMinor: number;
  /** With Rewards: the number returned. */
  readonly hundredths?: number;
  readonly unit?: string;
}

/** The part of a refund that the traveler receives: the discount of a frozen price was never the traveler's money. */
export const refundedToTraveler = (lines: readonly RefundLine[]): RefundLine[] =>
  lines.filter(({ kind }) => kind !== 'HotelPriceFreezeDiscount');

export const sumOf = (parts: readonly { readonly amountMinor: number }[]): number =>
  parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
