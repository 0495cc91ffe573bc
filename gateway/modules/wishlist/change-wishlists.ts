/** Creates, renames and deletes wishlists (WI-04). */
import type { MutationFailure } from '#domain/failures/mutation-failures.ts';
import type { InputErrorCode } from '#domain/input-errors.ts';
import { visibleText } from '#schema/values/visible-text.ts';
import { type WishlistNameRefusal, wishlistNameRefusal } from '#domain/wishlists.ts';
import type { GatewayContext } from '../../context';
import type {
  InputError,
  RenameWishlistInput,
  ResolversTypes,
  ResolversUnionTypes,
  WishlistRefused,
} from '../../generated/graph';
import { createWishlist, deleteWishlist, updateWishlist } from '../../rest/endpoints';
import { isIdentifier } from '../../rest/identifier';
import { failed } from '../failure/failure-mapping';
import { inputError } from '../failure/input-errors';
import { platformRefusal, type Refusals } from '../failure/platform-refusal';
import { wishlistOf } from './wishlist-mapping';
import { favorites } from './wishlists';

type Results = ResolversUnionTypes<ResolversTypes>;

const OF_CREATION: Refusals<MutationFailure<'createWishlist'>> = {
  badRequest: 'WISHLIST_NAME_INVALID',
  conflict: 'WISHLIST_NAME_TAKEN',
};
const OF_RENAMING: Refusals<MutationFailure<'renameWishlist'>> = {
  badRequest: 'WISHLIST_NAME_INVALID',
  conflict: 'WISHLIST_NAME_TAKEN',
  notFound: 'WISHLIST_MISSING',
};
const OF_DELETION: Refusals<MutationFailure<'deleteWishlist'>> = { notFound: 'WISHLIST_MISSING' };

export const refused = (
  code: MutationFailure<'createWishlist' | 'renameWishlist' | 'deleteWishlist' | 'addToWishlist'>,
  context: GatewayContext,
  rawCode: string | null = null,
  inputErrors: readonly InputError[] = [],
): WishlistRefused & { readonly __typename: 'WishlistRefused' } => ({
  __typename: 'WishlistRefused',
  ...failed(code, 'WISHLISTS', context, { rawCode }),
  inputErrors: [...inputErrors],
});

const NAME_ERRORS: Readonly<Record<WishlistNameRefusal, InputErrorCode>> = {
  EMPTY: 'REQUIRED',
  TOO_LONG: 'TOO_LONG',
};

/** The refusal of an invalid name, at its field. */
function nameRefused(name: string, context: GatewayContext): ReturnType<typeof refused> | null {
  const refusal = wishlistNameRefusal(name);
  if (!refusal) return null;
  const inputErrors = [inputError(NAME_ERRORS[refusal], ['input', 'name'])];
  return refused('WISHLIST_NAME_INVALID', context, null, inputErrors);
}

/** The result of a change, or its refusal. */
async function orRefused<Answer>(
  change: Promise<Answer>,
  refusals: Refusals<Parameters<typeof refused>[0]>,
  context: GatewayContext,
): Promise<{ readonly answer: Answer } | { readonly refusal: ReturnType<typeof refused> }> {
  try {
    return { answer: await change };
  } catch (error) {
    const { code, rawCode } = platformRefusal(error, refusals);
    return { refusal: refused(code, context, rawCode) };
  }
}

export async function startWishlist(
  name: string,
  context: GatewayContext,
): Promise<Results['CreateWishlistResult']> {
  const refusal = nameRefused(name, context);
  if (refusal) return refusal;
  const start = createWishlist(context.platform, { body: { name: visibleText(name) } });
  const outcome = await orRefused(start, OF_CREATION, context);
  if ('refusal' in outcome) return outcome.refusal;
  return { __typename: 'WishlistCreated', wishlist: wishlistOf(outcome.answer.wishlist) };
}

export async function renameWishlist(
  { id, name }: RenameWishlistInput,
  context: GatewayContext,
): Promise<Results['RenameWishlistResult']> {
  if (!isIdentifier(id)) return refused('WISHLIST_MISSING', context);
  const refusal = nameRefused(name, context);
  if (refusal) return refusal;
  const body = { wishlistId: { value: id }, name: visibleText(name) };
  const outcome = await orRefused(updateWishlist(context.platform, { body }), OF_RENAMING, context);
  if ('refusal' in outcome) return outcome.refusal;
  return { __typename: 'WishlistRenamed', wishlist: wishlistOf(outcome.answer.wishlist) };
}

export async function removeWishlist(
  id: string,
  context: GatewayContext,
): Promise<Results['DeleteWishlistResult']> {
  if (!isIdentifier(id)) return refused('WISHLIST_MISSING', context);
  const body = { wishlistId: { value: id } };
  const outcome = await orRefused(deleteWishlist(context.platform, { body }), OF_DELETION, context);
  if ('refusal' in outcome) return outcome.refusal;
  return { __typename: 'WishlistDeleted', id, favorites: await favorites(context) };
}
