import { beforeEach, expect, test, vi } from 'vitest';
import { forgetCredentials, storeCredentials } from './credentials';
import { reloadWhenUserChanged } from './kept-page';

const reload = vi.fn();
reloadWhenUserChanged(reload);

const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
const comeBack = (persisted = true) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

beforeEach(() => {
  reload.mockClear();
  document.documentElement.style.visibility = '';
  storeCredentials({ token: 'token-1', csrfToken: 'csrf-1' });
});

test('a page that comes back to its user stays as it was', () => {
  leave();
  comeBack();
  expect(reload).not.toHaveBeenCalled();
  expect(document.documentElement).toBeVisible();
});

test.each([
  ['has signed out', () => forgetCredentials()],
  ['is another one', () => storeCredentials({ token: 'token-2', csrfToken: 'csrf-2' })],
])('a page whose user %s meanwhile is not seen again', (_, change) => {
  leave();
  change();
  comeBack();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(document.documentElement).not.toBeVisible();
});

test('a page that is loaded again has no user before it', () => {
  leave();
  forgetCredentials();
  comeBack(false);
  expect(reload).not.toHaveBeenCalled();
});
