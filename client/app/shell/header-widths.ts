/** The header's own widths: in a host page it may be narrower than the window. */
export const WIDE = '@container (min-width: 40rem)';
export const WIDE_WITH_BRAND_NAME = '@container (min-width: 54rem)';
export const WIDE_WITH_ACCOUNT_NAME = '@container (min-width: 60rem)';

/** Phones as narrow as 320 pixels, and pages that are zoomed in. */
export const NARROW = '@container (max-width: 24.9375rem)';

/** Phones with large text, where one row has no room for all links. */
export const TWO_ROWS = '@container (max-width: 19.75rem)';
