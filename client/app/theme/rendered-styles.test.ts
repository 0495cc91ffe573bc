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

test('global styles of a rendered page are taken over where they are, and can be replaced', () => {
  const head = headOf(`<style ${RENDERED_STYLES}="">.css-a1{color:red}</style><title>A home</title>`);
  const place = headOf('<style>body{margin:0}</style><p>Text</p>');
  const moves = new MutationObserver(() => undefined);
  const [global] = place.querySelectorAll('style');
  const cache = createCache({ key: 'css', speedy: false, container: head });
  registerRenderedStyles(cache);
  // As Emotion's `Global` does for each global style.
  const Sheet = cache.sheet.constructor as new (options: object) => typeof cache.sheet;
  const sheet = new Sheet({ key: 'css-global', container: head });
  moves.observe(document, { childList: true, subtree: true });
  if (global) sheet.hydrate([global]);
  expect(moves.takeRecords()).toEqual([]);
  sheet.flush();
  sheet.insert('body{margin:1px}');
  expect([place.innerHTML, head.lastElementChild?.textContent]).toEqual(['<p>Text</p>', 'body{margin:1px}']);
});

test('a page rendered by the browser has no such styles', () => {
  const cache = createCache({ key: 'css', container: headOf('') });
  registerRenderedStyles(cache);
  expect([cache.inserted, cache.sheet.tags]).toEqual([{}, []]);
});
