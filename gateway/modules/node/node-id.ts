/** The types of object that `node` reads: all kinds of trips are one. */
export type NodeType =
  | 'Place'
  | 'Traveler'
  | 'PaymentMethod'
  | 'RewardsAccount'
  | 'Trip'
  | 'Wishlist'
  | 'FrozenPrice'
  | 'Experience';

/** The opaque id of an object among those of all types, from its id on the platform. */
export const nodeIdOf = (type: NodeType, id: string): string =>
  Buffer.from(`${type}:${id}`).toString('base64url');

/** Type and id of a node; a value that the graph has not made has those of no object. */
export function partsOfNodeId(nodeId: string): { readonly type: string; readonly id: string } {
  const [type = '', id = ''] = Buffer.from(nodeId, 'base64url').toString().split(/:(.*)/s);
  return { type, id };
}
