import type { IncomingHttpHeaders } from 'node:http';
import type { PageRequest } from '#domain/portal/rendered-page.ts';

/** Only a page that the browser is going to show, in its own window or frame, is rendered for its user. */
export const isShownPage = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-dest'] === 'document' && headers['sec-fetch-mode'] === 'navigate';

/** Pages of the travel app depend on facts that only the browser knows. */
export const isForTravelApp = (address: string): boolean => /[?&]isTravelApp=true/.test(address);

const WINDOW_COOKIE = /(?:^|;\s*)travel-portal-window=(desktop|mobile)\.(light|dark)(?:;|$)/;

/**
 * The window that the browser has recorded (client/index.html). A phone's window is never a desktop's: what was recorded may come
 * from another window of the browser, as when a developer's tools imitate a phone.
 */
export function windowOf(headers: IncomingHttpHeaders): Pick<PageRequest, 'layout' | 'colorMode'> {
  const [, layout, colorMode] = WINDOW_COOKIE.exec(headers.cookie ?? '') ?? [];
  const isPhone = headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/.test(headers['user-agent'] ?? '');
  return {
    layout: isPhone || layout === 'mobile' ? 'mobile' : 'desktop',
    colorMode: colorMode === 'dark' ? 'dark' : 'light',
  };
}
