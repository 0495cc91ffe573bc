import type { Resolvers } from '../../generated/graph';
import { cardVaultCredentials, deleteCard, paymentMethod, paymentMethods, verify } from './payment-method';

export const paymentMethodResolvers: Resolvers = {
  Query: {
    paymentMethods: (_, _args, context) => paymentMethods(context),
    paymentMethod: (_, { id }, context) => paymentMethod(id, context),
    cardVaultCredentials: (_, _args, context) => cardVaultCredentials(context),
  },
  PaymentMethodVerified: {
    paymentMethods: (_, _args, context) => paymentMethods(context),
  },
  PaymentMethodDeleted: {
    paymentMethods: (_, _args, context) => paymentMethods(context),
  },
  Mutation: {
    verifyPaymentMethod: (_, { input }, context) => verify(input, context),
    deletePaymentMethod: (_, { input }, context) => deleteCard(input.id, context),
  },
};
