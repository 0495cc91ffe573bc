import { createHash } from 'node:crypto';
import { createRenderingCookie } from './rendering-cookie';

const KEY = 'k'.repeat(32);
const NEXT_KEY = 'n'.repeat(32);
const session = { token: 'token-of-helen', expiresAt: '2026-05-01T12:00:00Z' };

const at = (time: string) => ({ now: () => new Date(time) });
const cookieOf = (setCookie: string): string => setCookie.split(';', 1)[0] ?? '';
const issuedBy = (...keys: string[]) =>
  createRenderingCookie(keys, at('2026-05-01T11:00:00Z')).issue(session);

const read = (cookies: string, keys = [KEY], time = '2026-05-01T11:30:00Z') =>
  createRenderingCookie(keys, at(time)).read(cookies);

test('it is for pages of this host only, unreadable for scripts, and expires with its session', () => {
  expect(issuedBy(KEY)).toMatch(
    /^__Host-portal-view=[\w-]+; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=3600$/,
  );
  expect(createRenderingCookie([KEY], at('2026-05-01T11:00:00Z')).clear).toBe(
    '__Host-portal-view=; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=0',
  );
});

test('it identifies the user of the pages, among other cookies, and reveals nothing of the token', () => {
  const cookie = cookieOf(issuedBy(KEY));
  const tag = createHash('sha256').update('view token-of-helen').digest('base64url').slice(0, 22);
  expect(read(`a=b; ${cookie}; c=d`)).toEqual({ token: 'token-of-helen', tag });
  expect(Buffer.from(cookie.split('=')[1] ?? '', 'base64url').toString('latin1')).not.toContain('token');
});

test('keys can be rotated', () => {
  const old = cookieOf(issuedBy(KEY));
  expect(read(old, [NEXT_KEY, KEY])?.token).toBe('token-of-helen');
  expect(read(old, [NEXT_KEY])).toBeUndefined();
  expect(read(cookieOf(issuedBy(NEXT_KEY, KEY)), [NEXT_KEY])?.token).toBe('token-of-helen');
});

test('an altered, cut, too long, or expired cookie identifies no user', () => {
  const cookie = cookieOf(issuedBy(KEY));
  const last = cookie.endsWith('A') ? 'B' : 'A';
  expect(read(`${cookie.slice(0, 40)}${last}${cookie.slice(41)}`)).toBeUndefined();
  expect(read(cookie.slice(0, -8))).toBeUndefined();
  expect(read(`${cookie}${'A'.repeat(5_000)}`)).toBeUndefined();
  expect(read(`other-${cookie}`)).toBeUndefined();
  expect(read(cookie, [KEY], '2026-05-01T12:00:00Z')).toBeUndefined();
  expect(read('')).toBeUndefined();
});
