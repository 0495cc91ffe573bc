import type { Resolvers } from '../../generated/graph';
import { bookingErrors } from '../booking/booking-status';
import { currentState, liveStates } from '../live/live-states';
import { approvalQueueOf, approvalStream } from './approval-queue';
import { approval, approvals } from './approvals';
import { approveBooking, declineBooking, withdrawBooking } from './decide';

export const approvalResolvers: Resolvers = {
  Query: {
    approvals: (_, args, context) => approvals(args, context),
    approval: (_, { id }, context) => approval(id, context),
    approvalQueue: async (_, _args, context) =>
      approvalQueueOf(await currentState(approvalStream(context), context)),
  },
  Mutation: {
    approveBooking: (_, { input }, context) => approveBooking(input.approvalId, context),
    declineBooking: (_, { input }, context) => declineBooking(input, context),
    withdrawBooking: (_, { input }, context) => withdrawBooking(input.approvalId, context),
  },
  Subscription: {
    approvalQueue: {
      subscribe: (_, _args, context) =>
        liveStates(approvalStream(context), context, (event) => ({ approvalQueue: approvalQueueOf(event) })),
    },
  },
  BookingApproval: {
    errors: ({ errors }, _, context) => errors.flatMap((error) => bookingErrors([error], context)),
  },
};
