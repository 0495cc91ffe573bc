/** What a traveler can pay with: rewards accounts, cards, and the wallet. Independent calls run in parallel. */
import { walletGates } from '#domain/payment/wallet-gates.ts';
import type { Experiment } from '#domain/portal/experiments.ts';
import type { GatewayContext } from '../../context';
import { getWalletDetails, listPaymentMethods } from '../../rest/endpoints';
import type { Wire } from '../../rest/wire';
import { isReadFailure } from '../failure/read-failure';
import { shownAccounts } from '../rewards/rewards';
import { activeExperiments } from '../session/experiments';
import { type ReadOffer, readOffers } from '../wallet/wallet-mapping';

/** Read without the quote, so that both are requested in parallel. */
export interface PaymentMeans {
  readonly accounts: readonly Wire<'RewardsAccount'>[];
  /** Why there are no accounts; undefined when they were read. */
  readonly accountsError: Error | undefined;
  readonly cards: readonly Wire<'PaymentMethod'>[];
  readonly experiments: readonly Experiment[];
  readonly offers: readonly ReadOffer[];
  readonly wallet: Wire<'WalletDetails'> | null;
  /** Why there is no wallet; undefined when it was read, or is not available to the user. */
  readonly walletError: Error | undefined;
}

/** A card can pay even when rewards and wallet cannot be read; a payment that uses them fails without them. */
export async function paymentMeans(context: GatewayContext): Promise<PaymentMeans> {
  const [accounts, { value: cards }, wallet] = await Promise.all([
    reading(shownAccounts(context)),
    listPaymentMethods(context.platform),
    reading(gatedWallet(context)),
  ]);
  return {
    accounts: accounts.value ?? [],
    accountsError: accounts.error,
    cards,
    ...(wallet.value ?? { experiments: [], offers: [], wallet: null }),
    walletError: wallet.error,
  };
}

async function gatedWallet(
  context: GatewayContext,
): Promise<Pick<PaymentMeans, 'experiments' | 'offers' | 'wallet'>> {
  const experiments = await activeExperiments(context);
  const { offers, credits } = walletGates(experiments);
  const wallet = offers || credits ? await getWalletDetails(context.platform) : null;
  return { experiments, offers: wallet ? readOffers(wallet) : [], wallet };
}

type Reading<Value> =
  { readonly value: Value; readonly error?: never } | { readonly value?: never; readonly error: Error };

/** The value, or the error of reading it; an expired session still fails the request. */
async function reading<Value>(read: Promise<Value>): Promise<Reading<Value>> {
  try {
    return { value: await read };
  } catch (error) {
    if (isReadFailure(error)) return { error };
    throw error;
  }
}
