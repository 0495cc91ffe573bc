import { isForTravelApp, isShownPage, windowOf } from './page-request';

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

test('the window size is the one that the browser has stored, else the one that its name suggests', () => {
  const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 10) Chrome/140.0 Mobile Safari/537.36' };
  expect(windowOf({})).toEqual({ layout: 'desktop', colorMode: 'light' });
  expect(windowOf(phone)).toEqual({ layout: 'mobile', colorMode: 'light' });
  expect(windowOf({ 'sec-ch-ua-mobile': '?1' })).toEqual({ layout: 'mobile', colorMode: 'light' });
  expect(windowOf({ ...phone, cookie: 'a=b; travel-portal-window=desktop.dark' })).toEqual({
    layout: 'desktop',
    colorMode: 'dark',
  });
  expect(windowOf({ cookie: 'travel-portal-window=wide.pink' })).toEqual({
    layout: 'desktop',
    colorMode: 'light',
  });
});

test('[TA-01] the travel app renders its pages itself', () => {
  expect(isForTravelApp('/stays/?isTravelApp=true')).toBe(true);
  expect(isForTravelApp('/stays/?adultsCount=2&isTravelApp=true')).toBe(true);
  expect(isForTravelApp('/stays/?isTravelApp=false')).toBe(false);
});
