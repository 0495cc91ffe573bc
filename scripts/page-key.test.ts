import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnvironment } from '#gateway/kernel/environment.ts';
import { storedPageKey } from './page-key';

const parent = mkdtempSync(join(tmpdir(), 'portal-page-key-'));
afterAll(() => rmSync(parent, { recursive: true }));

test('a machine has one key for its rendered pages, which only its owner can read', () => {
  const folder = join(parent, 'new', 'data');
  const key = storedPageKey(folder);
  expect(storedPageKey(folder)).toBe(key);
  expect(parseEnvironment({ PAGE_KEYS: key }).pages.keys).toEqual([key]);
  expect(statSync(join(folder, 'page-key')).mode & 0o777).toBe(0o600);
  expect(storedPageKey(join(parent, 'other'))).not.toBe(key);
});

test('a folder that cannot be made is an error', () => {
  expect(() => storedPageKey('/proc/portal/data')).toThrow('mkdir');
});
