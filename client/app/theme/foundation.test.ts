import { expect, test } from 'vitest';
import { foundation } from './foundation';

test('no style of every element has custom properties, which the browser would compute for each', () => {
  const rules = Object.entries(foundation.globalCss ?? {}).filter(([selector]) => selector.startsWith('*'));
  expect(rules.length).toBeGreaterThan(0);
  for (const [selector, style] of rules) {
    expect(
      Object.keys(style ?? {}).filter((name) => name.startsWith('--')),
      selector,
    ).toEqual([]);
  }
});
