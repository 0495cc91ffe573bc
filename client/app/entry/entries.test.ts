import { beforeEach, expect, test } from 'vitest';
import { isInAgentPortal } from './agent-portal';
import { rememberEntries } from './entries';
import { storedLanding } from './return-path';
import { linkWithSource } from './user-source';

beforeEach(() => window.history.replaceState(null, '', '/trips?utm_medium=cpc'));

test('[AG-01] [LC-04] [SE-13] pages that were left before the application ran count as entries', () => {
  const entries = [
    '/stays/?isAgent=true&utm_source=mail',
    '/stays/?landing=https://admin.example/reports',
  ].map((path) => new URL(path, window.location.origin).href);
  sessionStorage.setItem('travel-portal.entries', JSON.stringify(entries));
  rememberEntries();
  expect(isInAgentPortal()).toBe(true);
  expect(storedLanding()).toBe('https://admin.example/reports');
  expect(linkWithSource('/stays/')).toContain('utm_source=mail');
  expect(sessionStorage.getItem('travel-portal.entries')).toBeNull();
});

test.each(['[', 'null', '{}', '["stays"]'])('a malformed record of entries is removed: %s', (stored) => {
  sessionStorage.setItem('travel-portal.entries', stored);
  rememberEntries();
  expect(linkWithSource('/stays/')).toContain('utm_medium=cpc');
  expect(sessionStorage.getItem('travel-portal.entries')).toBeNull();
});

test('[AG-01] the last of several entries decides whether the agent portal opens', () => {
  const entries = ['true', 'false'].map((value) => `${window.location.origin}/stays/?isAgent=${value}`);
  sessionStorage.setItem('travel-portal.entries', JSON.stringify(entries));
  rememberEntries();
  expect(isInAgentPortal()).toBe(false);
});
