import { tableCode } from '#domain/codes.ts';
import { PHOTO_CATEGORIES } from '#domain/listing/gallery.ts';
import { plainText } from '#domain/plain-text.ts';
import type { Photo, PhotoSource } from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { safeUrl } from '../scalars/scalars';

/** The files that the platform lists, narrowest first; the picture's only file when it lists none that a page may load. */
function sourcesOf({ sources = [], width }: Wire<'Media'>, onlyUrl: string): PhotoSource[] {
  const listed: { url: string; width: number }[] = [];
  for (const source of sources) {
    const url = safeUrl(source.url);
    if (url !== undefined) listed.push({ url, width: source.width });
  }
  if (listed.length === 0) return [{ url: onlyUrl, width: width ?? null }];
  return listed.sort((one, other) => one.width - other.width);
}

/** A picture; null when a page may not load its address. */
export function photoOf(media: Wire<'Media'>): Photo | null {
  const { alt, tags, dominantColor } = media;
  const url = safeUrl(media.url);
  if (url === undefined) return null;
  return {
    url,
    sources: sourcesOf(media, url),
    alt: plainText(alt ?? ''),
    tag: tags ? (tableCode(PHOTO_CATEGORIES, tags.kind) ?? 'ADDITIONAL') : null,
    dominantColor: dominantColor && /^#[0-9a-f]{6}$/i.test(dominantColor) ? dominantColor : null,
  };
}

export const photosOf = (media: readonly Wire<'Media'>[]): Photo[] =>
  media.map(photoOf).filter((photo) => photo !== null);
