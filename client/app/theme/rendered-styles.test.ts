import createCache from '@emotion/cache';
import { expect, test } from 'vitest';
import { RENDERED_STYLES, registerRenderedStyles } from './rendered-styles';

/** A head for the rendered page: the real one contains the styles of other tests in this process. */
function headOf(html: string): HTMLElement {
  const head = document.createElement('div');
  head.innerHTML = html;
  document.body.append(head);
  return head;
}

test('styles of a rendered page are registered, keep their place, and precede later ones', () => {
  const head = headOf(`<style ${RENDERED_STYLES}="a1 b2">.css-a1{color:red}</style><title>A home</title>`);
  const [rendered] = head.children;
  const cache = createCache({ key: 'css', speedy: false, container: head });
  registerRenderedStyles(cache);
  expect(cache.inserted).toEqual({ a1: true, b2: true });
  cache.insert('.css-c3', { name: 'c3', styles: 'color:blue' }, cache.sheet, true);
  expect([...head.children].map((element) => element.textContent)).toEqual([
    '.css-a1{color:red}',
    '.css-c3{color:blue;}',
    'A home',
  ]);
  expect(head.firstElementChild).toBe(rendered);
});

test('a page rendered by the browser has no such styles', () => {
  const cache = createCache({ key: 'css', container: headOf('') });
  registerRenderedStyles(cache);
  expect([cache.inserted, cache.sheet.tags]).toEqual([{}, []]);
});
