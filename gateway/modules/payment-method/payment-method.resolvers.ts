import type { Resolvers } from '../../generated/graph';
import { cardVaultCredentials, deleteCard, paymentMethods, verify } from './payment-method';

export const paymentMethodResolvers: Resolvers = {
  Query: {
    paymentMethods: (_, _args, context) => paymentMethods(context),
    cardVaultCredentials: (_, _args, context) => cardVaultCredentials(context),
  },
  Mutation: {
    verifyPaymentMethod: (_, { input }, context) => verify(input, context),
    deletePaymentMethod: (_, { id }, context) => deleteCard(id, context),
  },
};
