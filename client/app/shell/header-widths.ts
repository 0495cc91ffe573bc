/** The header's own widths: in a host page it may be narrower than the window. */
export const WIDE = '@container (min-width: 40rem)';
export const WIDE_WITH_BRAND_NAME = '@container (min-width: 54rem)';
export const WIDE_WITH_ACCOUNT_NAME = '@container (min-width: 60rem)';
/** A phone with large text, where one row has no room for everything. */
export const NAVIGATION_BELOW = '@container (max-width: 22.25rem)';
