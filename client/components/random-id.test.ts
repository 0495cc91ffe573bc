import { expect, test } from 'vitest';
import { randomId } from './random-id';

test('two ids differ, and are keys that the platform accepts', () => {
  const [one, other] = [randomId(), randomId()];
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(other).not.toBe(one);
});

test('a page over plain http has ids', () => {
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  try {
    expect(randomId()).toMatch(/^[0-9a-f]{32}$/);
  } finally {
    Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
  }
});
