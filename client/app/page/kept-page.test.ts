import { beforeEach, expect, test, vi } from 'vitest';
import { forgetCredentials, storeCredentials } from '../session/credentials';
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

test('a page restored for the same user is unchanged', () => {
  leave();
  comeBack();
  expect(reload).not.toHaveBeenCalled();
  expect(document.documentElement).toBeVisible();
});

test.each([
  ['has signed out', () => forgetCredentials()],
  ['has changed', () => storeCredentials({ token: 'token-2', csrfToken: 'csrf-2' })],
])('a page whose user %s meanwhile is not shown again', (_, change) => {
  leave();
  change();
  comeBack();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(document.documentElement).not.toBeVisible();
});

test('a reloaded page has no previous user', () => {
  leave();
  forgetCredentials();
  comeBack(false);
  expect(reload).not.toHaveBeenCalled();
});
