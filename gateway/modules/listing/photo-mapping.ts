import { PHOTO_CATEGORIES } from '../../../domain/listing/gallery';
import { plainText } from '../../../domain/plain-text';
import type { Photo, PhotoTag } from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { enumReader } from '../../rest/wire-enum';
import { safeUrl } from '../scalars/scalars';

const photoTag = enumReader<PhotoTag>(PHOTO_CATEGORIES, 'ADDITIONAL');

/** A picture; null when its address is none that a page may load. */
export function photoOf({ url, alt, tags, dominantColor }: Wire<'Media'>): Photo | null {
  const address = safeUrl(url);
  if (address === undefined) return null;
  return {
    url: address,
    alt: plainText(alt ?? ''),
    tag: tags ? photoTag(tags.kind) : null,
    dominantColor: dominantColor && /^#[0-9a-f]{6}$/i.test(dominantColor) ? dominantColor : null,
  };
}

export const photosOf = (media: readonly Wire<'Media'>[]): Photo[] =>
  media.map(photoOf).filter((photo) => photo !== null);
