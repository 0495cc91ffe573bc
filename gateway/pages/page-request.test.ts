import { isForTravelApp, isShownPage, windowOf } from './page-request';

const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 10) Chrome/140.0 Mobile Safari/537.36' };
const shown = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };

test('a page is rendered for a browser navigation', () => {
  expect(isShownPage(shown)).toBe(true);
});

test.each([
  ['a script of a page', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }],
  ['a script of another site', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'no-cors' }],
  ['a frame', { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' }],
  ['an image', { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' }],
  ['a program', {}],
])('it is not rendered for %s', (_, headers) => {
  expect(isShownPage(headers)).toBe(false);
});

test.each([
  ['nothing is recorded', 'desktop', {}],
  ['the user agent is a phone', 'mobile', phone],
  ['the client hint says phone', 'mobile', { 'sec-ch-ua-mobile': '?1' }],
  ['a small window is recorded', 'mobile', { cookie: 'travel-portal-window=mobile.light' }],
  ['a phone recorded a large window', 'mobile', { ...phone, cookie: 'travel-portal-window=desktop.light' }],
  ['something else is recorded', 'desktop', { cookie: 'travel-portal-window=wide.pink' }],
])('if %s, the layout is %s', (_, layout, headers) => {
  expect(windowOf(headers)).toEqual({ layout, colorMode: 'light' });
});

test('the color mode is the recorded one', () => {
  expect(windowOf({ cookie: 'a=b; travel-portal-window=desktop.dark' }).colorMode).toBe('dark');
});

test('[TA-01] the travel app renders its pages itself', () => {
  expect(isForTravelApp('/stays/?isTravelApp=true')).toBe(true);
  expect(isForTravelApp('/stays/?adultsCount=2&isTravelApp=true')).toBe(true);
  expect(isForTravelApp('/stays/?isTravelApp=false')).toBe(false);
});
