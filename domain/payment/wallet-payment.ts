/**
 * The part of a stay that the wallet pays, after a frozen price: the offer first, then credits (WA-05 to WA-08). A part of
 * payment-plan.ts.
 */
import { addMoney, compareMoney, minMoney, type Money, subtractMoney, zeroMoney } from '../money/money';
import { coverOf, type PriceFreezeCover } from '../price-freeze/frozen-price';
import type { PaymentChoice, PaymentProblem } from './payment-choice';
import {
  applicableCredit,
  bestOffer,
  type HeldCredit,
  usableOffers,
  type WalletGates,
  type WalletOffer,
} from './wallet';
import { CREDIT_HOLDS } from './wallet-labels';

export interface PayingWallet {
  readonly offers: readonly WalletOffer[];
  /** The credit that can be spent. */
  readonly credit: Money;
  /** The credits on hold; none by default. */
  readonly heldCredits?: readonly HeldCredit[];
}

export interface WalletInput {
  readonly total: Money;
  readonly priceFreeze?: PriceFreezeCover | null;
  readonly wallet: PayingWallet | null;
  readonly gates: WalletGates;
  readonly now: Date;
  readonly choice: Pick<PaymentChoice, 'offer' | 'credit'>;
}

export interface AppliedWallet {
  readonly offer: { readonly id: string; readonly amount: Money } | null;
  readonly credit: Money | null;
  readonly covered: Money;
  readonly bestOfferId: string | null;
  readonly problems: readonly PaymentProblem[];
}

/** The part of the total that a frozen price does not cover. */
export const payableOf = ({ total, priceFreeze = null }: Pick<WalletInput, 'total' | 'priceFreeze'>): Money =>
  subtractMoney(total, coverOf(total, priceFreeze).covered);

/** The conditions of offers apply to the total, even when a frozen price pays a part of it. */
export function applyWallet(input: WalletInput): AppliedWallet {
  const { total, wallet, gates, now, choice } = input;
  const payable = payableOf(input);
  const nothing = zeroMoney(total.currencyCode);
  const usable = wallet && gates.offers ? usableOffers(wallet.offers, { now, total }) : [];
  const best = bestOffer(usable);
  const available = wallet && gates.credits ? wallet.credit : nothing;
  const problems: PaymentProblem[] = [];

  let offer = choice.offer.kind === 'BEST' ? best : null;
  if (choice.offer.kind === 'OFFER') {
    const { offerId } = choice.offer;
    offer = usable.find(({ id }) => id === offerId) ?? null;
    if (offer === null) problems.push(OFFER_NOT_USABLE);
  }

  const wanted = wantedCredit(choice.credit, available, payable);
  const creditProblem =
    choice.credit.kind === 'AMOUNT' && creditAmountProblem(choice.credit.amount, available, input);
  if (creditProblem) problems.push({ field: 'CREDIT', ...creditProblem });

  const stacks = gates.stacking || offer === null || wanted.minorUnits === 0;
  const keepsOffer = stacks || offerWins(choice, offer, wanted, payable);
  const keepsCredit = stacks || !keepsOffer;
  if (!stacks && choice.offer.kind === 'OFFER' && choice.credit.kind === 'AMOUNT') {
    problems.push(CREDIT_WITH_OFFER);
  }

  const applied = keepsOffer ? offer : null;
  const offerAmount = applied ? minMoney(applied.amount, payable) : nothing;
  const left = subtractMoney(payable, offerAmount);
  const credit = keepsCredit ? applicableCredit(wanted, left, applied) : nothing;
  return {
    offer: applied && offerAmount.minorUnits > 0 ? { id: applied.id, amount: offerAmount } : null,
    credit: credit.minorUnits > 0 ? credit : null,
    covered: addMoney(offerAmount, credit),
    bestOfferId: best?.id ?? null,
    problems,
  };
}

function wantedCredit(choice: PaymentChoice['credit'], available: Money, total: Money): Money {
  const usable = applicableCredit(available, total, null);
  if (choice.kind === 'NONE') return zeroMoney(total.currencyCode);
  return choice.kind === 'ALL' ? usable : applicableCredit(choice.amount, usable, null);
}

const OFFER_NOT_USABLE: PaymentProblem = {
  field: 'OFFER',
  code: 'OFFER_NOT_USABLE',
  message: 'This offer cannot be used on this trip.',
};

const CREDIT_WITH_OFFER: PaymentProblem = {
  field: 'CREDIT',
  code: 'CREDIT_WITH_OFFER',
  message: 'Travel credits cannot be combined with an offer.',
};

function creditAmountProblem(
  amount: Money,
  available: Money,
  { gates, wallet }: Pick<WalletInput, 'gates' | 'wallet'>,
): Omit<PaymentProblem, 'field'> | undefined {
  if (!gates.credits) {
    return { code: 'CREDITS_NOT_OPEN', message: 'Travel credits are not available to you.' };
  }
  if (compareWithin(amount, available) > 0) {
    // Why the rest of the credit cannot be spent is more precise than saying that it is too little.
    const held = wallet?.heldCredits?.find((each) => each.amount.currencyCode === amount.currencyCode);
    if (held) return { code: 'CREDIT_ON_HOLD', message: CREDIT_HOLDS[held.hold] };
    const message =
      amount.currencyCode === available.currencyCode
        ? 'You do not have that much travel credit.'
        : 'You have no travel credit in this currency.';
    return { code: 'CREDIT_NOT_ENOUGH', message };
  }
  return amount.minorUnits <= 0
    ? { code: 'CREDIT_NOT_POSITIVE', message: 'An amount of travel credit must be greater than zero.' }
    : undefined;
}

const compareWithin = (left: Money, right: Money): number =>
  left.currencyCode === right.currencyCode ? compareMoney(left, right) : 1;

/** When an offer and credits exclude each other, the requested one wins; of two automatic ones, the larger. */
function offerWins(
  choice: WalletInput['choice'],
  offer: WalletOffer | null,
  credit: Money,
  total: Money,
): boolean {
  if (choice.offer.kind === 'OFFER') return true;
  if (choice.credit.kind === 'AMOUNT') return false;
  return offer !== null && compareMoney(minMoney(offer.amount, total), credit) >= 0;
}
