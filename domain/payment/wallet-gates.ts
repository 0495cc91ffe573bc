/** The parts of the wallet that experiments enable (WA-08). */
import { type Experiment, isOn } from '../portal/experiments';
import type { WalletGates } from './wallet';

export const walletGates = (experiments: readonly Experiment[]): WalletGates => ({
  offers: isOn(experiments, 'TRAVEL_WALLET_OFFERS'),
  credits: isOn(experiments, 'WALLET_CREDITS'),
  stacking: isOn(experiments, 'CREDIT_OFFER_STACKING'),
});

/** Whether a user has a travel wallet at all. */
export const hasWallet = (experiments: readonly Experiment[]): boolean => {
  const { offers, credits } = walletGates(experiments);
  return offers || credits;
};
