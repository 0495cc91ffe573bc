/** Wishlists, travelers, preferences and analytics: added items are found, and removed again. Writes. */
import type { Platform } from '../platform';
import { expectSame } from './expect';

export async function checkChanges(platform: Platform, listingId: string | undefined): Promise<void> {
  await checkWishlist(platform, listingId);
  await checkTraveler(platform);
  await checkPreferences(platform);
  const properties = { source: 'conformance' };
  await platform.ask('trackEvent', { eventName: 'conformance', properties });
  await platform.ask('recordEngagement', { name: 'conformance', properties });
  await platform.ask('logClientEvent', {
    event: { source: 'conformance' },
    url: 'https://portal.example/',
    sessionId: 'conformance',
  });
}

async function checkWishlist(platform: Platform, listingId: string | undefined): Promise<void> {
  const created = await platform.ask('createWishlist', { name: 'Conformance' });
  if (created === undefined) return;
  const wishlistId = created.wishlist.id;
  const renamed = await platform.ask('updateWishlist', { wishlistId, name: 'Conformance 2' });
  const listed = (await platform.ask('listWishlists'))?.wishlists;
  if (listed !== undefined && !listed.some(({ id }) => id.value === wishlistId.value))
    platform.problem('listWishlists', 'consistency', 'lacks a wishlist that was created', '/wishlists');
  if (renamed !== undefined)
    expectSame(platform, 'updateWishlist', '/wishlist/name', renamed.wishlist.name, 'Conformance 2');
  if (listingId !== undefined) {
    const product = { id: { value: listingId }, type: 'vr' as const };
    await platform.ask('createWishlistItem', { wishlistId, product });
    await platform.ask('createWishlistItem', { wishlistId, product });
    const all = (await platform.ask('listWishlistItems'))?.wishlistItems;
    const isListed = all?.some(
      (item) => item.wishlistId.value === wishlistId.value && item.product.id.value === listingId,
    );
    if (isListed === false)
      platform.problem(
        'listWishlistItems',
        'consistency',
        'lacks a home that was added to a wishlist',
        '/wishlistItems',
      );
    const items = (await platform.ask('getWishlist', { wishlistId }))?.wishlist.items;
    if (items !== undefined && items.length !== 1)
      platform.problem(
        'createWishlistItem',
        'once',
        `a home added to a wishlist twice is listed ${items.length} times`,
      );
  }
  if (listingId !== undefined) {
    await platform.ask('deleteWishlistItems', { productId: { value: listingId } });
    const left = (await platform.ask('getWishlist', { wishlistId }))?.wishlist.items;
    if (left !== undefined && left.length > 0)
      platform.problem('deleteWishlistItems', 'consistency', 'the home is still on a wishlist');
  }
  await platform.ask('deleteWishlist', { wishlistId });
  await platform.refused(
    'getWishlist',
    { wishlistId },
    {
      statuses: [404],
      rule: 'consistency',
      what: 'a wishlist that was deleted',
    },
  );
}

async function checkTraveler(platform: Platform): Promise<void> {
  const person = {
    givenName: 'Conformance',
    surname: 'Traveler',
    gender: 'F',
    dateOfBirth: '1990-02-28',
  } as const;
  const saved = await platform.ask('updatePassenger', { person });
  if (saved === undefined) return;
  const { id } = saved.value;
  for (const name of ['givenName', 'surname'] as const)
    expectSame(platform, 'updatePassenger', `/value/${name}`, saved.value[name], person[name]);
  expectSame(
    platform,
    'updatePassenger',
    '/value/dateOfBirth',
    saved.value.dateOfBirth ?? '',
    person.dateOfBirth,
  );
  const listed = await platform.ask('listPassengers');
  const usual = listed?.value.find(({ isDefaultProfile }) => isDefaultProfile);
  if (usual !== undefined) await platform.ask('assignDefaultPassenger', { personId: usual.id });
  if (listed !== undefined && !listed.value.some((each) => each.id === id))
    platform.problem('listPassengers', 'consistency', 'lacks a traveler that was added', '/value');
  await platform.ask('deletePassenger', { personId: id });
  const left = await platform.ask('listPassengers');
  if (left?.value.some((each) => each.id === id))
    platform.problem('deletePassenger', 'consistency', 'the traveler is still listed');
}

/** Sends the current flags, so that nothing changes. */
async function checkPreferences(platform: Platform): Promise<void> {
  const flags = await platform.ask('getPreferenceMetadata');
  if (flags === undefined) return;
  const { hasSeenWishlistsFtux } = flags;
  if (hasSeenWishlistsFtux === undefined) return;
  const answer = await platform.ask('updatePreferenceMetadata', { hasSeenWishlistsFtux });
  if (answer !== undefined && answer.hasSeenWishlistsFtux !== hasSeenWishlistsFtux)
    platform.problem(
      'updatePreferenceMetadata',
      'consistency',
      'is not what was saved',
      '/hasSeenWishlistsFtux',
    );
}
