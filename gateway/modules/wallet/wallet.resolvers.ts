import type { Resolvers } from '../../generated/graph';
import {
  activity,
  allOffers,
  bestOffer,
  credit,
  creditBreakdown,
  creditInRewards,
  offers,
  tripOfEvent,
  wallet,
} from './wallet';

export const walletResolvers: Resolvers = {
  Query: {
    wallet: (_, _args, context) => wallet(context),
  },
  Wallet: {
    credit: (model, _args, context) => credit(model, context),
    creditInRewards: (model, args, context) => creditInRewards(model, args, context),
    creditBreakdown: (model, _args, context) => creditBreakdown(model, context),
    offers: (model, _args, context) => offers(model, context),
    allOffers: (model, _args, context) => allOffers(model, context),
    bestOffer: (model, _args, context) => bestOffer(model, context),
    activity: (model, args, context) => activity(model, args, context),
  },
  WalletEvent: {
    trip: (event, _args, context) => tripOfEvent(event, context),
  },
};
