import type { TaggedPhoto } from '#domain/listing/gallery.ts';
import type { ShownPhoto } from '#client/components/photo/photo.tsx';

/** The photos of a home, in the order of its listing. */
export type Photos = readonly (ShownPhoto & TaggedPhoto & { readonly url: string })[];

/** The name of the history entry over a page that shows all photos. */
export const ALL_PHOTOS = 'areAllPhotosShown';
