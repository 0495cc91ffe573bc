import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nativeHost } from './native-bridge';

const posted: string[] = [];
const app = { postMessage: (message: string) => void posted.push(message) };

const put = (name: 'ReactNativeWebView' | 'webkit', value: unknown) =>
  Object.defineProperty(window, name, { value, configurable: true });

const open = (path: string, width = 390) => {
  window.history.replaceState(null, '', path);
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
};

beforeEach(() => {
  posted.length = 0;
  put('ReactNativeWebView', app);
});
afterEach(() => {
  Reflect.deleteProperty(window, 'ReactNativeWebView');
  Reflect.deleteProperty(window, 'webkit');
});

test('[TA-02] a native app receives JSON text with eventName, funnelType and eventData', () => {
  open('/stays/?isTravelApp=true');
  nativeHost()?.notify('datesFinalized', { fromDate: '2026-06-05', untilDate: '2026-06-08' });
  expect(posted.map((text) => JSON.parse(text))).toEqual([
    {
      eventName: 'datesFinalized',
      funnelType: 'homes',
      eventData: { fromDate: '2026-06-05', untilDate: '2026-06-08' },
    },
  ]);
});

test('[TA-02] an iOS app receives the same text through its message handler', () => {
  Reflect.deleteProperty(window, 'ReactNativeWebView');
  put('webkit', { messageHandlers: { travelPortal: app } });
  open('/stays/?isTravelApp=true');
  nativeHost()?.notify('datesReset', {});
  expect(posted).toEqual(['{"eventName":"datesReset","funnelType":"homes","eventData":{}}']);
});

test('[TA-01] [TA-02] the flag applies at mobile widths, and survives a reload of the tab', () => {
  open('/stays/?isTravelApp=true', 961);
  expect(nativeHost()).toBeUndefined();
  open('/trips', 960);
  expect(nativeHost()).toBeDefined();
});

test('[TA-06] a device language that no browser knows is ignored', () => {
  const language = vi.spyOn(navigator, 'language', 'get').mockReturnValue('en_US.UTF-8');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  open('/stays/?isTravelApp=true');
  expect(nativeHost()?.locale).toBeUndefined();
  language.mockReturnValue('en-CA');
  expect(nativeHost()?.locale).toBe('en-CA');
  warn.mockRestore();
  language.mockRestore();
});

test.each([
  ['without the flag', '/stays/', true],
  ['in a browser', '/stays/?isTravelApp=true', false],
])('[TA-02] %s there is no native app to notify', (_, path, hasPort) => {
  if (!hasPort) Reflect.deleteProperty(window, 'ReactNativeWebView');
  open(path);
  expect(nativeHost()).toBeUndefined();
});
