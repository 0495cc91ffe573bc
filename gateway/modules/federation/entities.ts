/** Objects of the graph that other subgraphs extend: a router reads them by type and id, with the credentials of the caller. */
import type { GatewayContext } from '../../context';
import { requestError } from '../../errors';
import type { PlatformSession } from '../../rest/client/session';
import { isIdentifier } from '../../rest/identifier';
import { listing } from '../listing/listing';
import { type Node, NODE_READS, withTypename } from '../node/node';
import { paymentMethods } from '../payment-method/payment-method';
import { listedWishlist } from '../wishlist/wishlists';

/** Places, experiences, and listings take a call of the platform each. */
const MAX_ENTITIES = 100;

type EntityName = Node['__typename'] | 'Listing';
type Entity = { readonly __typename: EntityName } | null | undefined;
type Read = (id: string, context: GatewayContext) => Promise<Entity>;

/** Where the platform has a list, an operation reads the list once for all ids. */
const READS: Readonly<Record<EntityName, Read>> = {
  Place: NODE_READS.Place,
  Experience: NODE_READS.Experience,
  Listing: async (id, context) => withTypename('Listing', await listing({ id }, context)),
  Traveler: NODE_READS.Traveler,
  RewardsAccount: NODE_READS.RewardsAccount,
  FrozenPrice: NODE_READS.FrozenPrice,
  PaymentMethod: async (id, context) => {
    const all = await paymentMethods(context);
    return withTypename(
      'PaymentMethod',
      all.find((each) => each.id === id),
    );
  },
  Wishlist: async (id, context) => withTypename('Wishlist', await listedWishlist(id, context)),
  HomeTrip: NODE_READS.Trip,
  FlightTrip: NODE_READS.Trip,
  HotelTrip: NODE_READS.Trip,
  PackageTrip: NODE_READS.Trip,
  CarTrip: NODE_READS.Trip,
  ExperienceTrip: NODE_READS.Trip,
  WatchedFlight: NODE_READS.Trip,
};

/** Their names: each has a key in the subgraph. */
export const ENTITIES: ReadonlySet<string> = new Set(Object.keys(READS));

const isEntityName = (name: unknown): name is EntityName => typeof name === 'string' && ENTITIES.has(name);

export interface EntitiesArgs {
  readonly representations: readonly unknown[];
}

/** Each entity can fail separately: an error in a list is that of its item. */
export async function entities(
  { representations }: EntitiesArgs,
  context: GatewayContext,
): Promise<readonly unknown[]> {
  const keys = representations.map(keyOf);
  count(keys, context.platform);
  return Promise.all(
    keys.map((key) =>
      key ? entity(key, context).catch((error: unknown) => error) : invalidRepresentation(),
    ),
  );
}

interface Key {
  readonly name: EntityName;
  readonly id: string;
}

function keyOf(representation: unknown): Key | undefined {
  const { __typename: name, id } = Object(representation) as Readonly<Record<string, unknown>>;
  return isEntityName(name) && typeof id === 'string' ? { name, id } : undefined;
}

const invalidRepresentation = () =>
  requestError('BAD_USER_INPUT', 'A representation has the `__typename` of an entity, and its `id`.');

async function entity({ name, id }: Key, context: GatewayContext): Promise<Entity> {
  const found = isIdentifier(id) ? await READS[name](id, context) : null;
  if (found?.__typename !== name) throw requestError('NOT_FOUND', 'Not found.');
  return found;
}

/** Those of each operation, which has its own platform session. */
const counted = new WeakMap<PlatformSession, Set<string>>();

function count(keys: readonly (Key | undefined)[], platform: PlatformSession): void {
  const all = counted.get(platform) ?? new Set();
  for (const key of keys) if (key) all.add(`${key.name}:${key.id}`);
  counted.set(platform, all);
  if (all.size > MAX_ENTITIES) {
    throw requestError('BAD_USER_INPUT', `An operation reads at most ${MAX_ENTITIES} entities.`);
  }
}
