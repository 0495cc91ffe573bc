/**
 * The connection from the portal to the native app that shows it (TA-02): each event is sent as JSON text {eventName, funnelType,
 * eventData} through the object that the app has put into the page.
 */
import { isTravelAppMode } from '#domain/portal/breakpoints.ts';
import type { Host } from './host-context';
import { knownLocale } from './known-locale';
import { rememberTravelApp } from './travel-app';

/** The travel app's product that sends the event: this portal sells homes. */
const FUNNEL_TYPE = 'homes';

interface MessagePort {
  postMessage(message: string): void;
}

declare global {
  interface Window {
    /** Provided by a React Native WebView, or by an Android app under the same name. */
    readonly ReactNativeWebView?: MessagePort;
    /** Provided by an iOS app's WKWebView. */
    readonly webkit?: { readonly messageHandlers?: { readonly travelPortal?: MessagePort } };
  }
}

/** The native app around this page; undefined in a browser. Call this once, when the page loads. */
export function nativeHost(): Host | undefined {
  const port = window.ReactNativeWebView ?? window.webkit?.messageHandlers?.travelPortal;
  if (port === undefined || !isTravelAppMode(rememberTravelApp(), window.innerWidth)) return undefined;
  return {
    notify: (eventName, eventData) =>
      port.postMessage(JSON.stringify({ eventName, funnelType: FUNNEL_TYPE, eventData })),
    locale: knownLocale(navigator.language),
  };
}
