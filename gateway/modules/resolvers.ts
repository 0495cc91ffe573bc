import type { Resolvers } from '../generated/graph';
import { approvalResolvers } from './approval/approval.resolvers';
import { agentResolvers } from './agent/agent.resolvers';
import { bookedElsewhereResolvers } from './booked-elsewhere/booked-elsewhere.resolvers';
import { bookingResolvers } from './booking/booking.resolvers';
import { businessResolvers } from './business/business.resolvers';
import { calendarResolvers } from './calendar/calendar.resolvers';
import { cancellationResolvers } from './cancellation/cancellation.resolvers';
import { experienceResolvers } from './experience/experience.resolvers';
import { listingResolvers } from './listing/listing.resolvers';
import { nodeResolvers } from './node/node.resolvers';
import { paymentMethodResolvers } from './payment-method/payment-method.resolvers';
import { policyResolvers } from './policy/policy.resolvers';
import { preferenceResolvers } from './preference/preference.resolvers';
import { priceMatchResolvers } from './price-match/price-match.resolvers';
import { priceFreezeResolvers } from './price-freeze/price-freeze.resolvers';
import { quoteResolvers } from './quote/quote.resolvers';
import { rewardsResolvers } from './rewards/rewards.resolvers';
import { scalars } from './scalars/scalars';
import { searchResolvers } from './search/search.resolvers';
import { sessionResolvers } from './session/session.resolvers';
import { stayProtectionResolvers } from './stay-protection/stay-protection.resolvers';
import { trackingResolvers } from './tracking/tracking.resolvers';
import { travelerResolvers } from './traveler/traveler.resolvers';
import { tripResolvers } from './trip/trip.resolvers';
import { walletResolvers } from './wallet/wallet.resolvers';
import { wishlistResolvers } from './wishlist/wishlist.resolvers';

/** All resolvers of the graph, concept by concept. Fields without a resolver are read from their parent's value. */
export const resolvers: Resolvers[] = [
  scalars,
  sessionResolvers,
  agentResolvers,
  businessResolvers,
  searchResolvers,
  listingResolvers,
  calendarResolvers,
  experienceResolvers,
  quoteResolvers,
  travelerResolvers,
  paymentMethodResolvers,
  rewardsResolvers,
  walletResolvers,
  bookingResolvers,
  tripResolvers,
  approvalResolvers,
  bookedElsewhereResolvers,
  cancellationResolvers,
  priceFreezeResolvers,
  priceMatchResolvers,
  stayProtectionResolvers,
  wishlistResolvers,
  preferenceResolvers,
  policyResolvers,
  trackingResolvers,
  nodeResolvers,
];
