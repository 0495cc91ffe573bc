import { createContext, use } from 'react';
import { NOT_SHOPPED } from '#domain/search/shop-load.ts';
import type { NotifyHost } from './host-events';

/** LS-22: the header of a home while the traveler decides on options of the stay. */
export interface CustomizeTexts {
  readonly title?: string | undefined;
  readonly subtitle?: string | undefined;
}

/** The application that shows the portal: a native app, or a page that has mounted the module. */
export interface Host {
  readonly notify: NotifyHost;
  /** The language tag that the host has set (TA-06), such as `en-CA`; undefined when it set none. */
  readonly locale?: string | undefined;
  /** Homes show the Customize header instead of their usual one. */
  readonly customize?: CustomizeTexts | undefined;
  /** Whether the portal is mounted in an element of another page. */
  readonly isInPage?: boolean | undefined;
  /** PD-09: false where the host itself announces that the price differs from the price shown; true by default. */
  readonly notifyIfPriceDiffers?: boolean | undefined;
}

/** For a portal without a host. */
export const NO_HOST: Host = { notify: () => undefined };

export const HostContext = createContext<Host>(NO_HOST);

/** `notifyHost('datesReset', {})`: does nothing without a host. */
export const useNotifyHost = (): NotifyHost => use(HostContext).notify;

/** Undefined when homes show their own header. */
export const useCustomize = (): CustomizeTexts | undefined => use(HostContext).customize;

/** PD-09: whether a different price has to be accepted before the checkout continues. */
export const useNotifyIfPriceDiffers = (): boolean =>
  use(HostContext).notifyIfPriceDiffers ?? NOT_SHOPPED.notifyIfPriceDiffers;

/** Whether another page surrounds the portal, and scrolls with it. */
export const useIsInPage = (): boolean => use(HostContext).isInPage ?? false;

/** The two-letter country of the host's locale; undefined when the locale has none. */
export function useHostCountry(): string | undefined {
  const { locale } = use(HostContext);
  return locale === undefined ? undefined : new Intl.Locale(locale).region;
}
