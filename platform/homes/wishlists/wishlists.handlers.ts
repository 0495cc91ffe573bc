import type { Selectable } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import { visibleText } from '#schema/values/visible-text.ts';
import type { Database } from '../../database/connect';
import type { Tables } from '../../database/tables';
import type { Handlers } from '../../http/operations';
import { newId } from '../../kernel/identifiers';
import { Refusal } from '../../kernel/refusal';
import type { Services } from '../../services';
import { findHome } from '../shown-home';

type Schemas = components['schemas'];

/** A name as it is stored and compared. Refuses one that nobody sees. */
function visibleName(text: string): string {
  const name = visibleText(text);
  if (name === '') throw new Refusal(40001, 'The name has no visible character.');
  return name;
}

export const wishlistHandlers = ({ database, clock }: Services) =>
  ({
    async getWishlist({ body, session }) {
      const [wishlist] = await wishlistsOf(database, session.userId, body.wishlistId.value);
      if (!wishlist) throw new Refusal(40401);
      return { wishlist };
    },

    listWishlists: async ({ session }) => ({ wishlists: await wishlistsOf(database, session.userId) }),

    listWishlistItems: async ({ session }) => ({ wishlistItems: await itemsOf(database, session.userId) }),

    async createWishlist({ body, session }) {
      const wishlist = { id: newId('wish'), name: visibleName(body.name), created_at: clock.now() };
      await inTurn(database, session.userId, async (transaction) => {
        await requireFreeName(transaction, session.userId, wishlist);
        await transaction
          .insertInto('wishlists')
          .values({ ...wishlist, user_id: session.userId })
          .execute();
      });
      return { wishlist: wishlistView(wishlist, []) };
    },

    async updateWishlist({ body, session }) {
      const id = body.wishlistId.value;
      const name = visibleName(body.name);
      await inTurn(database, session.userId, async (transaction) => {
        await requireOwn(transaction, session.userId, id);
        await requireFreeName(transaction, session.userId, { id, name });
        await transaction.updateTable('wishlists').set({ name }).where('id', '=', id).execute();
      });
      const [wishlist] = await wishlistsOf(database, session.userId, id);
      if (!wishlist) throw new Refusal(40401);
      return { wishlist };
    },

    async deleteWishlist({ body, session }) {
      const { numDeletedRows } = await database
        .deleteFrom('wishlists')
        .where('id', '=', body.wishlistId.value)
        .where('user_id', '=', session.userId)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new Refusal(40401);
      return { wishlistId: body.wishlistId };
    },

    async createWishlistItem({ body, session }) {
      const wishlistId = body.wishlistId.value;
      const listingId = body.product.id.value;
      const item = { wishlist_id: wishlistId, listing_id: listingId, created_at: clock.now() };
      return { wishlistItem: itemView(await addItem(database, session.userId, item)) };
    },

    async deleteWishlistItems({ body, session }) {
      await database
        .deleteFrom('wishlist_items')
        .using('wishlists')
        .whereRef('wishlists.id', '=', 'wishlist_items.wishlist_id')
        .where('wishlists.user_id', '=', session.userId)
        .where('listing_id', '=', body.productId.value)
        .execute();
      return { productId: body.productId };
    },
  }) satisfies Partial<Handlers>;

type Item = Selectable<Tables['wishlist_items']>;

/** Every heart is read with each page, so their number is limited. */
const MAX_ITEMS_OF_USER = 500;

/** Changes of one user are serialized. */
const inTurn = <Result>(
  database: Database,
  userId: string,
  change: (transaction: Database) => Promise<Result>,
): Promise<Result> =>
  database.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    return change(transaction);
  });

/** Adds a home to a wishlist; a home that is already on it is unchanged. */
const addItem = (database: Database, userId: string, item: Item): Promise<Item> =>
  inTurn(database, userId, async (transaction) => {
    await requireOwn(transaction, userId, item.wishlist_id);
    if (!(await findHome(transaction, item.listing_id))) throw new Refusal(40401);
    const items = await itemsOf(transaction, userId);
    const known = items.find(
      ({ wishlistId, product }) =>
        wishlistId.value === item.wishlist_id && product.id.value === item.listing_id,
    );
    if (known !== undefined) return { ...item, created_at: new Date(known.createdAt) };
    if (items.length >= MAX_ITEMS_OF_USER)
      throw new Refusal(40902, 'The wishlists have as many homes as they can.');
    return transaction.insertInto('wishlist_items').values(item).returningAll().executeTakeFirstOrThrow();
  });

async function requireOwn(database: Database, userId: string, wishlistId: string): Promise<void> {
  const row = await database
    .selectFrom('wishlists')
    .select('id')
    .where('id', '=', wishlistId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new Refusal(40401);
}

/** Refuses a name that another wishlist of the user has, regardless of case. */
async function requireFreeName(
  database: Database,
  userId: string,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  const others = await database
    .selectFrom('wishlists')
    .select('name')
    .where('user_id', '=', userId)
    .where('id', '!=', id)
    .execute();
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    throw new Refusal(40902, 'The user has another wishlist of that name.');
}

/** A user's wishlists with their items, newest first; with an identifier only that one. */
async function wishlistsOf(database: Database, userId: string, id?: string): Promise<Schemas['Wishlist'][]> {
  const [wishlists, items] = await Promise.all([
    database
      .selectFrom('wishlists')
      .select(['id', 'name', 'created_at'])
      .where('user_id', '=', userId)
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
    itemsOf(database, userId),
  ]);
  return wishlists.map((wishlist) =>
    wishlistView(
      wishlist,
      items.filter(({ wishlistId }) => wishlistId.value === wishlist.id),
    ),
  );
}

async function itemsOf(database: Database, userId: string): Promise<Schemas['WishlistItem'][]> {
  const rows = await database
    .selectFrom('wishlist_items')
    .innerJoin('wishlists', 'wishlists.id', 'wishlist_items.wishlist_id')
    .selectAll('wishlist_items')
    .where('wishlists.user_id', '=', userId)
    .orderBy('wishlist_items.created_at', 'desc')
    .orderBy('listing_id')
    .execute();
  return rows.map(itemView);
}

const wishlistView = (
  { id, name, created_at }: { id: string; name: string; created_at: Date },
  items: Schemas['WishlistItem'][],
): Schemas['Wishlist'] => ({ id: { value: id }, name, items, createdAt: created_at.toISOString() });

const itemView = (row: {
  wishlist_id: string;
  listing_id: string;
  created_at: Date;
}): Schemas['WishlistItem'] => ({
  wishlistId: { value: row.wishlist_id },
  product: { id: { value: row.listing_id }, type: 'vr' },
  createdAt: row.created_at.toISOString(),
});
