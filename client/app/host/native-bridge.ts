/**
 * The way from the portal to the native app that shows it (TA-02): each event as JSON text {eventName, funnelType,
 * eventData}, given to what the app has put into the page.
 */
import { isTravelAppMode } from '../../../domain/portal/breakpoints';
import type { Host } from './host-context';
import { knownLocale } from './known-locale';
import { rememberTravelApp } from './travel-app';

/** Which of the travel app's products speaks: this one sells homes. */
const FUNNEL_TYPE = 'homes';

interface MessagePort {
  postMessage(message: string): void;
}

declare global {
  interface Window {
    /** Of a React Native WebView, or of an Android app under the same name. */
    readonly ReactNativeWebView?: MessagePort;
    /** Of an iOS app's WKWebView. */
    readonly webkit?: { readonly messageHandlers?: { readonly travelPortal?: MessagePort } };
  }
}

/** The native app around this page; undefined in a browser. To be called once, when the page loads. */
export function nativeHost(): Host | undefined {
  const port = window.ReactNativeWebView ?? window.webkit?.messageHandlers?.travelPortal;
  if (port === undefined || !isTravelAppMode(rememberTravelApp(), window.innerWidth)) return undefined;
  return {
    notify: (eventName, eventData) =>
      port.postMessage(JSON.stringify({ eventName, funnelType: FUNNEL_TYPE, eventData })),
    locale: knownLocale(navigator.language),
  };
}
