/**
 * The portal in an element of another page. It is in a shadow tree, so neither page affects the other's styles, and `unmount`
 * ends everything that it starts (TA-07).
 */
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { EnvironmentProvider } from '@chakra-ui/react';
import { createRoot } from 'react-dom/client';
import { withoutTrailingSlashes } from '#domain/trailing-slashes.ts';
import { acceptToken } from '../app/session/credentials';
import { rememberEntries } from '../app/entry/entries';
import type { CustomizeTexts, Host } from '../app/host/host-context';
import type { NotifyHost } from '../app/host/host-events';
import { knownLocale } from '../app/host/known-locale';
import { type ColorMode, colorElement } from '../app/theme/color-mode';
import { flushTracking } from '../app/tracking/use-track';
import { GatewayOriginContext } from '../components/gateway-origin';
import { App } from '../portal/app';
import { createPortal, type Portal } from '../portal/portal';
import { embeddedSystem } from './embedded-system';
import { hostWindow } from './host-window';

/** The settings that a host may change while the portal is mounted (TA-06). */
export interface HostSettings {
  /** By default, the traveler's earlier choice or the device's mode. */
  readonly theme?: ColorMode | undefined;
  /** A language tag. Texts are English; its country is the initial one of forms. */
  readonly locale?: string | undefined;
  /**
   * The bearer token of the page's user, where the page signs users in itself; null while nobody is signed in. The portal then
   * has neither sign-in nor sign-out. By default users sign in in the portal.
   */
  readonly token?: string | null | undefined;
}

export interface MountOptions extends HostSettings {
  /** The prefix of the portal's addresses on this page, `/travel`; empty by default. */
  readonly base?: string | undefined;
  /** The screen to open, `/vacation-rentals/shop/?listingId=…`; by default, the one of the page's address. */
  readonly path?: string | undefined;
  /** The address of the graph; `/graphql` by default. */
  readonly graphUrl?: string | undefined;
  /** Homes show the Customize header, with these texts, instead of their usual one. */
  readonly customize?: CustomizeTexts | undefined;
  /** False where the host page announces price differences itself; by default the portal shows them. */
  readonly notifyIfPriceDiffers?: boolean | undefined;
  /** The nonce of the page's Content-Security-Policy, for styles that are written while the portal runs. */
  readonly nonce?: string | undefined;
}

export interface Mounted {
  readonly element: Element;
  /** Whether the portal is still in its element: a page may have emptied it. */
  readonly isInPlace: () => boolean;
  readonly update: (settings: HostSettings) => void;
  readonly unmount: () => void;
}

export function mount(
  element: Element,
  options: MountOptions,
  stylesheet: string,
  notify: NotifyHost,
): Mounted {
  const { base, path, graphUrl = '/graphql', customize, notifyIfPriceDiffers, nonce } = options;
  const place = element.ownerDocument.createElement('div');
  const shadow = place.attachShadow({ mode: 'open' });
  const container = element.ownerDocument.createElement('div');
  // Fonts take effect where the page declares them, all other styles inside the shadow tree.
  const fonts = stylesheetLink(stylesheet);
  document.head.append(fonts);
  shadow.append(stylesheetLink(stylesheet), container);
  element.append(place);

  acceptToken(options.token);
  let settings: Pick<HostSettings, 'theme' | 'locale'> = {
    theme: options.theme,
    locale: knownLocale(options.locale),
  };
  colorElement(place, settings.theme);
  if (path !== undefined) window.history.replaceState(null, '', `${withoutSlash(base)}${path}`);

  const root = createRoot(container);
  const origin = new URL(graphUrl, window.location.href).origin;
  const cache = createCache({
    key: 'travel-portal',
    container: shadow,
    ...(nonce !== undefined && { nonce }),
  });
  rememberEntries();
  const portal = createPortal({ graphUrl, base, host: { notify }, window: hostWindow(withoutSlash(base)) });
  const show = () => {
    place.lang = languageOf(settings.locale);
    root.render(
      <Embedded
        {...portal}
        host={{ notify, locale: settings.locale, customize, notifyIfPriceDiffers, isInPage: true }}
        cache={cache}
        shadow={shadow}
        origin={origin}
      />,
    );
  };
  show();

  return {
    element,
    isInPlace: () => place.parentElement === element,
    update: ({ theme, locale, token }) => {
      if (token !== undefined) acceptToken(token);
      if (theme !== undefined && theme !== settings.theme) colorElement(place, theme);
      settings = { theme: theme ?? settings.theme, locale: knownLocale(locale) ?? settings.locale };
      show();
    },
    unmount: () => {
      root.unmount();
      flushTracking(portal.client.apollo);
      portal.close();
      acceptToken(undefined);
      place.remove();
      fonts.remove();
    },
  };
}

interface EmbeddedProps extends Pick<Portal, 'client' | 'router'> {
  readonly host: Host;
  readonly cache: EmotionCache;
  readonly shadow: ShadowRoot;
  /** The gateway's origin. */
  readonly origin: string;
}

const Embedded = ({ client, router, host, cache, shadow, origin }: EmbeddedProps) => (
  <CacheProvider value={cache}>
    <EnvironmentProvider value={() => shadow}>
      <GatewayOriginContext value={origin}>
        <App client={client} router={router} host={host} system={embeddedSystem} />
      </GatewayOriginContext>
    </EnvironmentProvider>
  </CacheProvider>
);

function stylesheetLink(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return link;
}

/** Announcements are marked with the language of their text, regardless of the host's language. */
const languageOf = (locale: string | undefined): string =>
  locale !== undefined && new Intl.Locale(locale).language === 'en' ? locale : 'en';

const withoutSlash = (base = ''): string => withoutTrailingSlashes(base);
