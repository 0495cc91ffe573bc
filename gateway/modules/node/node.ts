/** An object by its opaque id, which holds its type and its id. */
import type { GatewayContext } from '../../context';
import type { QueryNodeArgs, ResolversInterfaceTypes, ResolversTypes } from '../../generated/graph';
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
import { nodeIdOf, type NodeType, partsOfNodeId } from './node-id';

export type Node = ResolversInterfaceTypes<ResolversTypes>['Node'];
type Read = (id: string, context: GatewayContext) => Promise<Node | null | undefined>;

export const NODE_READS: Readonly<Record<NodeType, Read>> = {
  Place: async (id, context) => withTypename('Place', await place(id, context)),
  Traveler: async (id, context) =>
    withTypename(
      'Traveler',
      (await travelers(context)).find((traveler) => traveler.id === id),
    ),
  PaymentMethod: async (id, context) => withTypename('PaymentMethod', await paymentMethod(id, context)),
  RewardsAccount: async (id, context) =>
    withTypename(
      'RewardsAccount',
      (await readAccounts(context)).map(rewardsAccountOf).find((each) => each.id === id),
    ),
  Trip: (id, context) => anyTrip(id, context),
  Wishlist: async (id, context) => withTypename('Wishlist', await wishlist(id, context)),
  FrozenPrice: async (id, context) => withTypename('FrozenPrice', await frozenPrice(id, context)),
  Experience: async (id, context) => withTypename('Experience', await experience(id, context)),
};

const isNodeType = (name: string): name is NodeType => Object.hasOwn(NODE_READS, name);

export const withTypename = <Name extends string, Found extends object>(
  __typename: Name,
  found: Found | null | undefined,
): (Found & { readonly __typename: Name }) | null => (found ? { ...found, __typename } : null);

export async function node({ id: nodeId }: QueryNodeArgs, context: GatewayContext): Promise<Node | null> {
  const { type, id } = partsOfNodeId(nodeId);
  if (!isNodeType(type) || !isIdentifier(id) || nodeIdOf(type, id) !== nodeId) return null;
  try {
    return (await NODE_READS[type](id, context)) ?? null;
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'notFound') return null;
    throw error;
  }
}
