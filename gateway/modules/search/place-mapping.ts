import type { Place } from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { photoOf } from '../listing/photo-mapping';

/** REST has city and state as one label (`Asheville, North Carolina`) and the country separately. */
export function placeOf(wire: Wire<'Place'>): Place {
  const [name = wire.label, ...region] = wire.label.split(', ');
  return {
    id: wire.placeId,
    label: wire.label,
    name,
    region: region.join(', ') || wire.sublabel,
    center: wire.coordinates,
    listingCount: wire.homesCount,
    photo: wire.photo === undefined ? null : photoOf(wire.photo),
  };
}
