/**
 * Photos of a listing: the tiles of the page and the groups of the gallery (GA-01, GA-03, GA-04, GA-08). To add a category,
 * add a row in its place.
 */
export const PHOTO_CATEGORIES = {
  LIVING_AREA: 'Living Area',
  KITCHEN: 'Kitchen',
  DINING_AREA: 'Dining Area',
  BEDROOM: 'Bedroom',
  BATHROOM: 'Bathroom',
  EXTERIOR: 'Exterior',
  ADDITIONAL: 'Additional Photos',
} as const satisfies Record<string, string>;

export type PhotoTag = keyof typeof PHOTO_CATEGORIES;

export interface TaggedPhoto {
  /** Null when it has no tag. */
  readonly tag?: PhotoTag | null | undefined;
}

export interface PhotoGroup<Photo> {
  readonly tag: PhotoTag;
  readonly label: string;
  readonly photos: readonly Photo[];
}

/** GA-03: the share of tagged photos from which grouping makes sense. */
const MIN_TAGGED_SHARE = 0.7;
const TILES = 3;

/** GA-03, GA-04: photos by category in order, empty ones left out; null when they are not grouped. */
export function photoGroups<Photo extends TaggedPhoto>(
  photos: readonly Photo[],
  isExperimentOn: boolean,
): readonly PhotoGroup<Photo>[] | null {
  const tagged = photos.filter(({ tag }) => tag != null).length;
  if (!isExperimentOn || photos.length === 0 || tagged / photos.length < MIN_TAGGED_SHARE) return null;
  return (Object.keys(PHOTO_CATEGORIES) as PhotoTag[])
    .map((tag) => ({
      tag,
      label: PHOTO_CATEGORIES[tag],
      photos: photos.filter((photo) => (photo.tag ?? 'ADDITIONAL') === tag),
    }))
    .filter((group) => group.photos.length > 0);
}

/** GA-01, GA-08: the cover and two more photos, if there are as many. */
export const galleryTiles = <Photo>(photos: readonly Photo[]): readonly Photo[] => photos.slice(0, TILES);

/** GA-01, GA-08: the label of the button; null without photos. */
export const seeAllPhotosLabel = (count: number): string | null =>
  count > 0 ? `See all photos (${count})` : null;
