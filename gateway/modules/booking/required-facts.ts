import { isOn } from '../../../domain/portal/experiments';
import { walletGates } from '../../../domain/payment/wallet-gates';
import { requestError } from '../../errors';
import type { PaymentInput } from '../../generated/graph';
import { exactPoints } from '../money/money-mapping';
import { readAccount } from '../rewards/rewards-mapping';
import { enabledCredit } from '../wallet/wallet-mapping';
import type { Payable } from './payment-facts';

/**
 * Throws when a payment uses something that could not be read: the rewards accounts, the wallet, or one of their amounts.
 * Otherwise the plan would treat it as a choice that the user does not have.
 */
export function requireFacts({ rewards, offer, credit }: PaymentInput, payable: Payable): void {
  if (rewards) requireRewards(rewards.accountReferenceId, payable);
  if (!offer && !credit) return;
  const { walletError } = payable.means;
  if (walletError) throw walletError;
  if (offer?.id !== undefined) requireOffer(offer.id, payable);
  if (credit) requireCredit(payable);
}

function requireRewards(accountReferenceId: string, { payable, means }: Payable): void {
  if (means.accountsError) throw means.accountsError;
  const account = means.accounts.find((each) => each.accountReferenceId === accountReferenceId);
  const tripTotal = payable.wire.rate.detailedPrice.payNowTotal.rewards?.[accountReferenceId];
  if ((account && !readAccount(account)) || (tripTotal && !exactPoints(tripTotal))) {
    throw unreadable('The rewards account');
  }
}

function requireOffer(id: string, { means: { wallet, offers } }: Payable): void {
  const isOpen = wallet?.offers.some((offer) => offer.id === id && offer.state === 'Open');
  if (isOpen && !offers.some((offer) => offer.id === id)) throw unreadable('The offer');
}

function requireCredit({ means: { wallet, experiments } }: Payable): void {
  const isUsable = wallet !== null && walletGates(experiments).credits;
  if (isUsable && !enabledCredit(wallet, isOn(experiments, 'ANNUAL_TRAVEL_CREDITS'))) {
    throw unreadable('The travel credit');
  }
}

const unreadable = (what: string) => requestError('PLATFORM_CONTRACT', `${what} cannot be read.`);
