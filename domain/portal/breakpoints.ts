/**
 * Widths at which the layout changes (FM-01). At exactly 960 px it is mobile.
 */
export const BREAKPOINTS = {
  tabletFrom: 768,
  desktopFrom: 961,
  smallDesktopUpTo: 1014,
  largeDesktopFrom: 1280,
} as const;

const PX_PER_REM = 16;

/** In rem, as in the theme: with larger text, a window has the layout of a narrower one. */
export const DESKTOP_QUERY = `(min-width: ${BREAKPOINTS.desktopFrom / PX_PER_REM}rem)`;

export interface Layout {
  readonly isMobile: boolean;
  readonly isTablet: boolean;
  readonly isDesktop: boolean;
  readonly isSmallDesktop: boolean;
  readonly isLargeDesktop: boolean;
}

export function layoutOf(width: number): Layout {
  const isMobile = width < BREAKPOINTS.desktopFrom;
  return {
    isMobile,
    isTablet: isMobile && width >= BREAKPOINTS.tabletFrom,
    isDesktop: !isMobile,
    isSmallDesktop: !isMobile && width <= BREAKPOINTS.smallDesktopUpTo,
    isLargeDesktop: width >= BREAKPOINTS.largeDesktopFrom,
  };
}

/** TA-01: the travel-app flag applies to mobile widths only. */
export const isTravelAppMode = (isTravelAppFlag: boolean, width: number): boolean =>
  isTravelAppFlag && layoutOf(width).isMobile;
