/** The width of the cover, as a `sizes` attribute. */
export const COVER_SIZES = {
  besideOthers: '(min-width: 1280px) 800px, 66vw',
  alone: '(min-width: 1280px) 1232px, 100vw',
  onPhone: '100vw',
} as const;

/** The height of the photos on a phone: on a low screen, all of them are between the headers and the bar at the bottom. */
export const PHONE_PHOTO_HEIGHT = 'max(10rem, min(60vh, 100vh - 13rem))';
