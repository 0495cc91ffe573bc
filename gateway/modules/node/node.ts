/** An object by its type and id. */
import type { GatewayContext } from '../../context';
import type { NodeType, QueryNodeArgs, ResolversInterfaceTypes, ResolversTypes } from '../../generated/graph';
import { PlatformError } from '../../rest/client/platform-error';
import { isIdentifier } from '../../rest/identifier';
import { experience } from '../experience/experiences';
import { paymentMethod } from '../payment-method/payment-method';
import { frozenPrice } from '../price-freeze/frozen-prices';
import { readAccounts } from '../rewards/rewards';
import { rewardsAccountOf } from '../rewards/rewards-mapping';
import { place } from '../search/places';
import { travelers } from '../traveler/travelers';
import { anyTrip } from '../trip/trips';
import { wishlist } from '../wishlist/wishlists';

type Node = ResolversInterfaceTypes<ResolversTypes>['Node'];
type Read = (id: string, context: GatewayContext) => Promise<Node | null | undefined>;

const READS: Readonly<Record<NodeType, Read>> = {
  PLACE: async (id, context) => withTypename('Place', await place(id, context)),
  TRAVELER: async (id, context) =>
    withTypename(
      'Traveler',
      (await travelers(context)).find((traveler) => traveler.id === id),
    ),
  PAYMENT_METHOD: async (id, context) => withTypename('PaymentMethod', await paymentMethod(id, context)),
  REWARDS_ACCOUNT: async (id, context) =>
    withTypename(
      'RewardsAccount',
      (await readAccounts(context)).map(rewardsAccountOf).find((each) => each.id === id),
    ),
  TRIP: (id, context) => anyTrip(id, context),
  WISHLIST: async (id, context) => withTypename('Wishlist', await wishlist(id, context)),
  FROZEN_PRICE: async (id, context) => withTypename('FrozenPrice', await frozenPrice(id, context)),
  EXPERIENCE: async (id, context) => withTypename('Experience', await experience(id, context)),
};

const withTypename = <Name extends string, Found extends object>(
  __typename: Name,
  found: Found | null | undefined,
): (Found & { readonly __typename: Name }) | null => (found ? { ...found, __typename } : null);

export async function node({ type, id }: QueryNodeArgs, context: GatewayContext): Promise<Node | null> {
  if (!isIdentifier(id)) return null;
  try {
    return (await READS[type](id, context)) ?? null;
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'notFound') return null;
    throw error;
  }
}
