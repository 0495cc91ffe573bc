/** LS-13: how far below the top of the window a section stops. */
export const SECTION_TOP_PX = 220;

/** The sections that the navigation leads to, by their anchors, in the order of LS-03. */
export const SECTIONS = [
  { anchor: 'gallery', label: 'Gallery' },
  { anchor: 'overview', label: 'Overview' },
  { anchor: 'about', label: 'About' },
  { anchor: 'amenities', label: 'Amenities' },
  { anchor: 'reviews', label: 'Reviews' },
  { anchor: 'location', label: 'Location' },
  { anchor: 'house-rules', label: 'House rules' },
] as const;

export type SectionAnchor = (typeof SECTIONS)[number]['anchor'];
