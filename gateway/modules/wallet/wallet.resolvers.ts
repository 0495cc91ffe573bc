import type { Resolvers } from '../../generated/graph';
import {
  accountOfCredit,
  accounts,
  activity,
  allOffers,
  bestOffer,
  credit,
  creditBreakdown,
  creditInRewards,
  offers,
  tripOfEvent,
  tripsOfCredit,
  wallet,
} from './wallet';

export const walletResolvers: Resolvers = {
  Query: {
    wallet: (_, _args, context) => wallet(context),
  },
  Wallet: {
    credit: (model, _args, context) => credit(model, context),
    creditInRewards: (model, args, context) => creditInRewards(model, args, context),
    accounts: (model, _args, context) => accounts(model, context),
    creditBreakdown: (model, _args, context) => creditBreakdown(model, context),
    offers: (model, _args, context) => offers(model, context),
    allOffers: (model, _args, context) => allOffers(model, context),
    bestOffer: (model, _args, context) => bestOffer(model, context),
    activity: (model, args, context) => activity(model, args, context),
  },
  WalletCredit: {
    account: (credit, _args, context) => accountOfCredit(credit, context),
    trips: (credit, _args, context) => tripsOfCredit(credit, context),
  },
  WalletEvent: {
    trip: (event, _args, context) => tripOfEvent(event, context),
  },
};
