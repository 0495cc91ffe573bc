/** Checks that a user cannot reach another user's data. */
import type { OperationId } from '../operations';
import type { Platform, Session } from '../platform';
import type { Belongings } from './reads';
import { refusedToOther } from './refused-to-other';

/** A list of one user's data: its operation, the path of an id, the first user's ids, and a read by the second user. */
type OwnList = readonly [OperationId, string, readonly string[], () => Promise<readonly string[]>];

const ownLists = (platform: Platform, session: Session, of: Belongings): readonly OwnList[] => [
  [
    'listPaymentMethods',
    '/value/0/id',
    of.cardIds,
    async () =>
      ((await platform.ask('listPaymentMethods', undefined, { session }))?.value ?? []).map(({ id }) => id),
  ],
  [
    'listRewardsAccounts',
    '/accounts/0/accountReferenceId',
    of.accountIds,
    async () =>
      ((await platform.ask('listRewardsAccounts', undefined, { session }))?.accounts ?? []).map(
        ({ accountReferenceId }) => accountReferenceId,
      ),
  ],
  [
    'listItineraries',
    '/itineraries/0/id',
    of.itineraryIds,
    async () =>
      ((await platform.ask('listItineraries', undefined, { session }))?.itineraries ?? []).map(
        ({ id }) => id,
      ),
  ],
  [
    'listWishlists',
    '/wishlists/0/id/value',
    of.wishlistIds,
    async () =>
      ((await platform.ask('listWishlists', undefined, { session }))?.wishlists ?? []).map(
        ({ id }) => id.value,
      ),
  ],
  [
    'listPassengers',
    '/value/0/id',
    of.travelerIds,
    async () =>
      ((await platform.ask('listPassengers', undefined, { session }))?.value ?? []).map(({ id }) => id),
  ],
];

export async function checkOtherUsers(platform: Platform, other: Session, of: Belongings): Promise<void> {
  for (const [operation, field, mine, theirs] of ownLists(platform, other, of)) {
    const shared = (await theirs()).filter((id) => mine.includes(id));
    if (shared.length > 0)
      platform.problem(
        operation,
        'other users',
        'belongs to the first user, but is returned to the second',
        field,
      );
  }
  const [paymentId] = of.cardIds;
  const [itineraryId] = of.itineraryIds;
  const [wishlistId] = of.wishlistIds;
  if (paymentId !== undefined) await refusedToOther(platform, other, 'getPaymentMethod', { paymentId });
  if (itineraryId !== undefined)
    await refusedToOther(platform, other, 'quoteHomeCancellation', { itineraryId });
  if (wishlistId !== undefined)
    await refusedToOther(platform, other, 'getWishlist', { wishlistId: { value: wishlistId } });
}
