import type { Resolvers } from '../../generated/graph';
import { currentState, liveStates } from '../live/live-states';
import { book } from './book/book';
import { bookingStatusOf, bookingStream } from './booking-status';
import { paymentPlan } from './payment-plan';

export const bookingResolvers: Resolvers = {
  Query: {
    paymentPlan: (_, quoteAndPayment, context) => paymentPlan(quoteAndPayment, context),
    bookingStatus: async (_, { token, untilKnown }, context) =>
      bookingStatusOf(
        await currentState(bookingStream(token, context, untilKnown === true), context),
        context,
      ),
  },
  Mutation: {
    book: (_, { input }, context) => book(input, context),
  },
  PaymentPlan: {
    accounts: ({ accounts, accountsError }) => valueOrThrow(accounts, accountsError),
    minimumRedemptionNotice: ({ minimumRedemptionNotice, accountsError }) =>
      valueOrThrow(minimumRedemptionNotice, accountsError),
  },
  Subscription: {
    bookingStatus: {
      subscribe: (_, { token, untilKnown }, context) =>
        liveStates(bookingStream(token, context, untilKnown === true), context, (event) => ({
          bookingStatus: bookingStatusOf(event, context),
        })),
    },
  },
};

function valueOrThrow<Value>(value: Value, error: Error | undefined): Value {
  if (error) throw error;
  return value;
}
