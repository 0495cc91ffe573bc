/** The places that the search suggests. */
import type { components } from '#schema/platform.openapi.ts';
import { routeOf } from '../contract';
import type { Platform } from '../platform';
import { GUESTS, PAGE_SIZE } from './search';

type Schemas = components['schemas'];

const MAX_PLACES = 10;
/** No platform has a place of this name. */
const NOWHERE = 'conformance-no-such-place';

export async function checkPlaces(platform: Platform): Promise<void> {
  const places = (await platform.ask('autocompleteLodging', { query: '', limit: PAGE_SIZE }))?.places ?? [];
  if (places.length > PAGE_SIZE)
    platform.problem(
      'autocompleteLodging',
      'limits',
      `has ${places.length} entries for the limit ${PAGE_SIZE}`,
      '/places',
    );
  await checkPlace(platform, places[0]);
  await checkPlaceNames(platform, places);
}

/** A suggested place can be searched by its id. */
async function checkPlace(platform: Platform, place: Schemas['Place'] | undefined): Promise<void> {
  if (place === undefined) return;
  const page = await platform.raw('searchHomes', {
    location: { placeId: place.placeId },
    guestDetails: GUESTS,
    page: { size: PAGE_SIZE },
  });
  if (page !== undefined && page.status !== routeOf('searchHomes').success)
    platform.problem(
      'autocompleteLodging',
      'consistency',
      `cannot be searched: ${page.status}`,
      '/places/0/placeId',
    );
}

/** A text finds the places that it may mean, and no others. */
async function checkPlaceNames(platform: Platform, places: readonly Schemas['Place'][]): Promise<void> {
  const report = (problem: string) =>
    platform.problem('autocompleteLodging', 'consistency', problem, '/places');
  const nowhere = await platform.ask('autocompleteLodging', { query: NOWHERE, limit: MAX_PLACES });
  if (nowhere !== undefined && nowhere.places.length > 0) report('has places for a text that names none');
  const named = places.at(-1);
  if (named === undefined) return;
  const found = await platform.ask('autocompleteLodging', { query: named.label, limit: MAX_PLACES });
  if (found !== undefined && !found.places.some(({ placeId }) => placeId === named.placeId))
    report('lacks a place whose label was requested');
}
