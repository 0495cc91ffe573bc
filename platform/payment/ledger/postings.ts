/**
 * The accounts that each movement of money or rewards affects. Every posting sums to zero in each of its units: a currency in
 * minor units, or a reward unit in hundredths. Positive amounts are an account's gains. To add a payment method, add a movement,
 * its payer and its names.
 *
 *   Rewards        what a cardholder can redeem           RewardsIssuer  what issuers have granted and not taken back
 *   TravelCredit   what a wallet can spend                CreditIssuer   what wallets were given
 *   OfferFunding   what offers have cost                  RewardsDue     what issuers owe for redeemed rewards
 *   CardClearing   what the card processor owes           Revenue        what stays were paid with
 *                                                         Refunds        what canceled stays refunded
 *   AirlineCredit  what airlines keep for a user          RefundsDue     what protections owe to travelers
 *   Premiums       what protections were paid with        Claims         what used protections paid out
 *   PriceFreezeDeposits   deposits that were paid and not yet used, kept or refunded
 *   PriceFreezeFunding    what frozen prices have cost: the rises that they covered
 */
import type { LedgerAccountKind } from './ledger.tables';

export interface LedgerAccount {
  readonly kind: LedgerAccountKind;
  /** The rewards account or the wallet credit; for accounts of the platform, the unit. */
  readonly reference: string;
  readonly unit: string;
  /** The owner; the balance of an owned account never falls below zero. */
  readonly ownerUserId: string | null;
}

export interface Entry {
  readonly account: LedgerAccount;
  readonly amount: number;
}

/** One ledger transaction. */
export interface Posting {
  /** Posting the same key again changes nothing. */
  readonly idempotencyKey: string;
  /** `CreditRedeemed`, `CardCaptured`, …: the event, which histories read. */
  readonly kind: string;
  /** Shown to the user in histories. */
  readonly description: string;
  readonly bookingId: string | null;
  readonly at: Date;
  readonly entries: readonly Entry[];
}

type PlatformAccountKind =
  | 'RewardsIssuer'
  | 'CreditIssuer'
  | 'OfferFunding'
  | 'RewardsDue'
  | 'CardClearing'
  | 'Revenue'
  | 'Refunds'
  | 'RefundsDue'
  | 'Premiums'
  | 'Claims'
  | 'PriceFreezeDeposits'
  | 'PriceFreezeFunding';

export const platformAccount = (kind: PlatformAccountKind, unit: string): LedgerAccount => ({
  kind,
  reference: unit,
  unit,
  ownerUserId: null,
});

interface Amount {
  readonly currency: string;
  readonly amountMinor: number;
}

interface CardMovement extends Amount {
  readonly kind: 'UserCard';
}

interface RewardsMovement extends Amount {
  readonly kind: 'Rewards';
  readonly ownerUserId: string;
  readonly accountReferenceId: string;
  /** The unit: Miles, Points, Cash. */
  readonly unit: string;
  readonly hundredths: number;
}

export interface CreditMovement extends Amount {
  readonly kind: 'TravelWalletCredit';
  readonly ownerUserId: string;
  readonly creditId: string;
}

interface OfferMovement extends Amount {
  readonly kind: 'TravelWalletOffer';
}

interface PriceFreezeMovement extends Amount {
  readonly kind: 'HotelPriceFreezeDeposit' | 'HotelPriceFreezeDiscount';
}

export type Movement = CardMovement | RewardsMovement | CreditMovement | OfferMovement | PriceFreezeMovement;

const rewardsAccount = (ownerUserId: string, reference: string, unit: string): LedgerAccount => ({
  kind: 'Rewards',
  reference,
  unit,
  ownerUserId,
});

export const creditAccount = (ownerUserId: string, reference: string, unit: string): LedgerAccount => ({
  kind: 'TravelCredit',
  reference,
  unit,
  ownerUserId,
});

export const transfer = (amount: number, from: LedgerAccount, to: LedgerAccount): Entry[] => [
  { account: from, amount: -amount },
  { account: to, amount },
];

/** The account that the money of a movement comes from. */
function payer(movement: Movement): LedgerAccount {
  switch (movement.kind) {
    case 'UserCard':
      return platformAccount('CardClearing', movement.currency);
    case 'Rewards':
      return platformAccount('RewardsDue', movement.currency);
    case 'TravelWalletCredit':
      return creditAccount(movement.ownerUserId, movement.creditId, movement.currency);
    case 'TravelWalletOffer':
      return platformAccount('OfferFunding', movement.currency);
    case 'HotelPriceFreezeDeposit':
      return platformAccount('PriceFreezeDeposits', movement.currency);
    case 'HotelPriceFreezeDiscount':
      return platformAccount('PriceFreezeFunding', movement.currency);
  }
}

/** The account that receives a refund: a deposit is refunded to the card that paid it. */
const receiver = (movement: Movement): LedgerAccount =>
  movement.kind === 'HotelPriceFreezeDeposit'
    ? platformAccount('CardClearing', movement.currency)
    : payer(movement);

/** The rewards that leave the cardholder's account in addition to the money. */
const redemption = (movement: Movement): Entry[] =>
  movement.kind === 'Rewards'
    ? transfer(
        movement.hundredths,
        rewardsAccount(movement.ownerUserId, movement.accountReferenceId, movement.unit),
        platformAccount('RewardsIssuer', movement.unit),
      )
    : [];

/** A stay is paid: from the payer to revenue. */
const paymentEntries = (movement: Movement): Entry[] => [
  ...transfer(movement.amountMinor, payer(movement), platformAccount('Revenue', movement.currency)),
  ...redemption(movement),
];

/** A canceled stay is refunded, in whole or in part: to the payer, under the terms of the home or a protection. */
const refundEntries = (movement: Movement, from: 'Refunds' | 'Claims'): Entry[] => [
  ...transfer(movement.amountMinor, platformAccount(from, movement.currency), receiver(movement)),
  ...opposite(redemption(movement)),
];

export function opposite(entries: readonly Entry[]): Entry[] {
  return entries.map(({ account, amount }) => ({ account, amount: -amount }));
}

/** The names of a movement that pays for a stay, that is reversed because there was no stay, or that a cancellation refunds. */
const NAMES = {
  UserCard: { paid: 'CardCaptured', undone: 'CardCaptureUndone', refunded: 'CardRefunded' },
  Rewards: { paid: 'RewardsRedeemed', undone: 'RewardsReturned', refunded: 'RewardsReturned' },
  TravelWalletCredit: { paid: 'CreditRedeemed', undone: 'CreditReturned', refunded: 'CreditReturned' },
  TravelWalletOffer: { paid: 'OfferRedeemed', undone: 'OfferReturned', refunded: 'OfferReturned' },
  HotelPriceFreezeDeposit: {
    paid: 'PriceFreezeDepositUsed',
    undone: 'PriceFreezeDepositUseUndone',
    refunded: 'PriceFreezeDepositRefunded',
  },
  HotelPriceFreezeDiscount: {
    paid: 'PriceFreezeDiscountUsed',
    undone: 'PriceFreezeDiscountUseUndone',
    refunded: 'PriceFreezeDiscountReturned',
  },
} as const satisfies Record<Movement['kind'], Record<'paid' | 'undone' | 'refunded', string>>;

export const paidName = (kind: Movement['kind']): string => NAMES[kind].paid;

/** From the name of a payment to the name of its reversal. */
export const reversalName = (paid: string): string =>
  Object.values(NAMES).find((names) => names.paid === paid)?.undone ?? `${paid}Undone`;

export interface StayMovements {
  readonly bookingId: string;
  readonly reservationNumber: string;
  readonly at: Date;
  readonly movements: readonly Movement[];
}

/** One posting for each movement: its key is the booking and the account, so that it is posted once. */
const postingsOf = (
  { bookingId, reservationNumber, at, movements }: StayMovements,
  name: 'paid' | 'refunded',
  entriesOf: (movement: Movement) => Entry[],
  describe: string,
): Posting[] =>
  movements.map((movement) => ({
    idempotencyKey: `${bookingId}:${name}:${payer(movement).kind}:${payer(movement).reference}`,
    kind: NAMES[movement.kind][name],
    description: `${describe} ${reservationNumber}`,
    bookingId,
    at,
    entries: entriesOf(movement),
  }));

export const paymentPostings = (stay: StayMovements): Posting[] =>
  postingsOf(stay, 'paid', paymentEntries, 'Booking');

export const refundPostings = (stay: StayMovements, from: 'Refunds' | 'Claims'): Posting[] =>
  postingsOf(stay, 'refunded', (movement) => refundEntries(movement, from), 'Cancellation of');

/** The part of a booking's payment that is the premium of a protection. */
export const premiumPosting = ({
  bookingId,
  reservationNumber,
  at,
  currency,
  amountMinor,
}: Omit<StayMovements, 'movements'> & Amount): Posting => ({
  idempotencyKey: `${bookingId}:premium`,
  kind: 'PremiumEarned',
  description: `Protection of ${reservationNumber}`,
  bookingId,
  at,
  entries: transfer(amountMinor, platformAccount('Revenue', currency), platformAccount('Premiums', currency)),
});

/** A credit is granted: from the issuer to the wallet. */
export const grantPosting = ({
  creditId,
  ownerUserId,
  currency,
  amountMinor,
  description,
  at,
}: Amount & {
  readonly creditId: string;
  readonly ownerUserId: string;
  readonly description: string;
  readonly at: Date;
}): Posting => ({
  idempotencyKey: `${creditId}:granted`,
  kind: 'CreditCreated',
  description,
  bookingId: null,
  at,
  entries: transfer(
    amountMinor,
    platformAccount('CreditIssuer', currency),
    creditAccount(ownerUserId, creditId, currency),
  ),
});

/** The premium of a protection that a card has paid after the stay was booked. */
export const laterPremiumPosting = ({
  bookingId,
  reservationNumber,
  at,
  currency,
  amountMinor,
}: Omit<StayMovements, 'movements'> & Amount): Posting => ({
  idempotencyKey: `${bookingId}:premium`,
  kind: 'PremiumPaid',
  description: `Protection of ${reservationNumber}`,
  bookingId,
  at,
  entries: transfer(
    amountMinor,
    platformAccount('CardClearing', currency),
    platformAccount('Premiums', currency),
  ),
});

/** The movements of a deposit before a stay is booked with it. */
const DEPOSITS = {
  Paid: {
    name: 'PriceFreezeDepositPaid',
    from: 'CardClearing',
    to: 'PriceFreezeDeposits',
    says: 'Deposit of',
  },
  Refunded: {
    name: 'PriceFreezeDepositRefunded',
    from: 'PriceFreezeDeposits',
    to: 'CardClearing',
    says: 'Refund of the deposit of',
  },
  Kept: { name: 'PriceFreezeDepositKept', from: 'PriceFreezeDeposits', to: 'Revenue', says: 'End of' },
} as const;

export function depositPosting(
  what: keyof typeof DEPOSITS,
  freeze: { readonly id: string; readonly currency: string; readonly deposit_minor: number },
  at: Date,
): Posting {
  const { name, from, to, says } = DEPOSITS[what];
  const { id, currency, deposit_minor } = freeze;
  return {
    idempotencyKey: `${id}:${name}`,
    kind: name,
    description: `${says} price freeze ${id}`,
    bookingId: null,
    at,
    entries: transfer(deposit_minor, platformAccount(from, currency), platformAccount(to, currency)),
  };
}
