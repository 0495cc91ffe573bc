import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tabStorage } from './browser-storage';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

const refuse = (method: 'getItem' | 'setItem' | 'removeItem') =>
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });

test('a value that cannot be stored lasts until the page is closed, and a reload finds no older one', () => {
  expect(tabStorage.setItem('step', 'first')).toBe(true);
  const full = refuse('setItem');
  expect(tabStorage.setItem('step', 'second')).toBe(false);
  expect(tabStorage.getItem('step')).toBe('second');
  expect(sessionStorage.getItem('step')).toBeNull();
  expect(tabStorage.keys()).toEqual(['step']);
  full.mockRestore();
  expect(tabStorage.setItem('step', 'third')).toBe(true);
  expect([tabStorage.getItem('step'), sessionStorage.getItem('step')]).toEqual(['third', 'third']);
});

test('a blocked storage is empty, and stores and removes values in memory', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) refuse(method);
  expect(tabStorage.getItem('token')).toBeNull();
  tabStorage.setItem('token', 'secret');
  expect(tabStorage.getItem('token')).toBe('secret');
  tabStorage.removeItem('token');
  expect(tabStorage.getItem('token')).toBeNull();
});
