/** The header's own widths: in a host page it may be narrower than the window. */
export const WIDE = '@container (min-width: 40rem)';
export const WIDE_WITH_BRAND_NAME = '@container (min-width: 54rem)';
export const WIDE_WITH_ACCOUNT_NAME = '@container (min-width: 60rem)';

/** A phone with large text, where one row has no room for everything. */
export const NAVIGATION_BELOW = '@container (max-width: 22.25rem)';

/**
 * The results of a search on a phone: the search is at the top of the window instead of the header, which is at the bottom. In a low
 * window, as of a page that is enlarged, neither stays in view.
 */
export const PHONE_RESULTS =
  '@media (min-width: 20rem) and (max-width: 47.9375rem) and (min-height: 31.25rem)';
