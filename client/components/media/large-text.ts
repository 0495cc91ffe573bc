/** A phone whose text is so large that bars which stay in view would leave no room for the page. */
export const LARGE_TEXT = '@media (max-width: 19.75rem)';

/** A button whose label then has several lines. */
export const WRAPPED_BUTTON = {
  [LARGE_TEXT]: { flexShrink: '1', h: 'auto', py: '2', whiteSpace: 'normal' },
};
