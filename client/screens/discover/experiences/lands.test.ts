import { expect, test } from 'vitest';
import { landOf, type Setting } from './lands';

const SETTINGS: Setting[] = [
  'CITY',
  'COAST',
  'COUNTRYSIDE',
  'DESERT',
  'FOREST',
  'LAKE',
  'MOUNTAINS',
  'TROPICS',
];

test('each setting has its own land, and an unknown one claims neither mountains nor a sea', () => {
  expect(new Set(SETTINGS.map(landOf)).size).toBe(SETTINGS.length);
  for (const unknown of ['UNKNOWN', null] as const) expect(landOf(unknown)).toBe(landOf('COUNTRYSIDE'));
});
