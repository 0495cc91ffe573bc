/** Places to search in. */
import { defaultGuests } from '#domain/stay/guests.ts';
import type { GatewayContext } from '../../context';
import { requestError } from '../../errors';
import type { Place, QueryPlacesArgs } from '../../generated/graph';
import { autocompleteLodging, searchHomes } from '../../rest/endpoints';
import type { Wire } from '../../rest/wire';
import { isIdentifier } from '../../rest/identifier';
import { PlatformError } from '../../rest/client/platform-error';
import { photoOf } from '../listing/photo-mapping';
import { wireGuests } from '../stay/stay-input';
import { MAX_PLACES, typedText } from './typed-text';
import { nodeIdOf } from '../node/node-id';

export async function places(
  { text, first }: Pick<QueryPlacesArgs, 'text'> & Partial<QueryPlacesArgs>,
  { platform }: Pick<GatewayContext, 'platform'>,
): Promise<Place[]> {
  const limit = first ?? 8;
  if (limit < 1 || limit > MAX_PLACES) {
    throw requestError('BAD_USER_INPUT', `\`first\` must be 1 to ${MAX_PLACES}.`);
  }
  const answer = await autocompleteLodging(platform, { body: { query: typedText(text), limit } });
  return answer.places.map(placeOf);
}

/** The platform describes a single place only along with its homes: this is the smallest possible search. */
export async function place(
  id: string,
  { platform }: Pick<GatewayContext, 'platform'>,
): Promise<Place | null> {
  if (!isIdentifier(id)) return null;
  try {
    const answer = await searchHomes(platform, {
      body: {
        location: { placeId: id },
        guestDetails: wireGuests(defaultGuests(1)),
        sort: 'MostRecommended',
        page: { size: 1 },
      },
    });
    return answer.place ? placeOf(answer.place) : null;
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'notFound') return null;
    throw error;
  }
}

/** REST has city and state as one label (`Asheville, North Carolina`) and the country separately. */
function placeOf(wire: Wire<'Place'>): Place {
  const [name = wire.label, ...region] = wire.label.split(', ');
  return {
    id: wire.placeId,
    nodeId: nodeIdOf('Place', wire.placeId),
    label: wire.label,
    name,
    region: region.join(', ') || wire.sublabel,
    center: wire.coordinates,
    listingCount: wire.homesCount,
    photo: wire.photo === undefined ? null : photoOf(wire.photo),
  };
}
