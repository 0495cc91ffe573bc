import createCache from '@emotion/cache';
import { expect, test } from 'vitest';
import { RENDERED_STYLES, takeStylesOver } from './rendered-styles';

test('the styles of a rendered page count as there, stay where they are, and come before later ones', () => {
  document.head.innerHTML = `<style ${RENDERED_STYLES}="a1 b2">.css-a1{color:red}</style><title>A home</title>`;
  const [rendered] = document.head.children;
  const cache = createCache({ key: 'css', speedy: false });
  takeStylesOver(cache);
  expect(cache.inserted).toEqual({ a1: true, b2: true });
  cache.insert('.css-c3', { name: 'c3', styles: 'color:blue' }, cache.sheet, true);
  expect([...document.head.children].map((element) => element.textContent)).toEqual([
    '.css-a1{color:red}',
    '.css-c3{color:blue;}',
    'A home',
  ]);
  expect(document.head.firstElementChild).toBe(rendered);
});

test('a page that the browser draws has none', () => {
  document.head.innerHTML = '';
  const cache = createCache({ key: 'css' });
  takeStylesOver(cache);
  expect([cache.inserted, cache.sheet.tags]).toEqual([{}, []]);
});
