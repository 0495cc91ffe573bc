/**
 * A listing for a stay (`POST /api/v0/homes/shop`). The same call reads the parts that depend on a stay: a request calls the
 * platform once for a stay, however many of its fields are selected.
 */
import { today } from '#domain/clock.ts';
import { tenantOf } from '#domain/portal/tenants.ts';
import { stayFromQuery } from '#domain/stay/stay-dates.ts';
import type { GatewayContext } from '../../context';
import type { QueryListingArgs, ResolversTypes, ResolversUnionTypes, StayInput } from '../../generated/graph';
import { shopHome } from '../../rest/endpoints';
import { isIdentifier } from '../../rest/identifier';
import type { Wire } from '../../rest/wire';
import { availabilityOf } from '../availability/availability-mapping';
import { shownPolicy } from '../policy/business-policy';
import { type RequestedStay, requestedStay, wireGuests } from '../stay/stay-input';
import {
  type CorporateTravelModel,
  corporateTravelOf,
  type ListingModel,
  listingOf,
} from './listing-mapping';

export async function listing(args: QueryListingArgs, context: GatewayContext): Promise<ListingModel | null> {
  if (!isIdentifier(args.id)) return null;
  const { listing: wire } = (await shop(args, context)).value;
  return wire ? listingOf(wire) : null;
}

export async function listingAvailability(
  args: QueryListingArgs,
  context: GatewayContext,
): Promise<ResolversUnionTypes<ResolversTypes>['Availability']> {
  const { value, requested } = await shop(args, context);
  return availabilityOf(value, requested, context.clock);
}

/** Null without a business, and without a policy that limits anything (CP-02). */
export async function listingCorporateTravel(
  args: QueryListingArgs,
  context: GatewayContext,
): Promise<CorporateTravelModel | null> {
  const { fetchesPolicies } = tenantOf(context.environment.tenant);
  const [{ value }, read] = await Promise.all([
    shop(args, context),
    fetchesPolicies ? shownPolicy(context) : undefined,
  ]);
  const travel = value.listing?.corporateTravel;
  const policy = travel && !read ? await shownPolicy(context) : read;
  return policy?.isActive ? corporateTravelOf(travel) : null;
}

async function shop({ id, stay }: QueryListingArgs, { platform, clock }: GatewayContext) {
  const day = today(clock);
  const requested = requestedStay(stay ?? defaultStay(day), day);
  const { value } = await shopHome(platform, { body: shopRequest(id, requested) });
  return { value, requested };
}

/** LQ-03, LQ-04: that of a page of a home without dates. */
function defaultStay(day: string): StayInput {
  const { from: fromDate, until: untilDate } = stayFromQuery({}, day);
  return { fromDate, untilDate };
}

/** LQ-16: the request of a home for a stay. */
export const shopRequest = (
  listingId: string,
  { stay, guests, frozenPriceId }: RequestedStay,
): Wire<'ShopHomeRequest'> => ({
  listingId,
  stayDetails: {
    dateRange: { from: stay.from, until: stay.until },
    guestDetails: wireGuests(guests),
  },
  distributionChannels: [{ channelId: 'General' }],
  ...(frozenPriceId === undefined ? {} : { priceFreezeId: frozenPriceId }),
});
