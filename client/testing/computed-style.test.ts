import { beforeEach, expect, test } from 'vitest';

const element = (html: string, selector: string): Element => {
  document.body.innerHTML = html;
  const found = document.body.querySelector(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
};

beforeEach(() => {
  const style = document.createElement('style');
  style.textContent = `
    .css-away { display: none }
    .css-unseen { visibility: hidden }
    .css-parent > p { display: none }
    .css-away2 { display: none }
    .css-away2[data-open] { display: flex }`;
  document.head.append(style);
  return () => style.remove();
});

test.each([
  ['a class hides', '<p class="css-away">x</p>', 'p'],
  ['an inherited visibility hides', '<div class="css-unseen"><p>x</p></div>', 'p'],
  ['a rule for descendants of a class hides', '<div class="css-parent"><p>x</p></div>', 'p'],
  ['a class hides its descendants', '<div class="css-away"><p>x</p></div>', 'p'],
  ['the attribute hides', '<p hidden>x</p>', 'p'],
  ['an inline style hides', '<p style="display: none">x</p>', 'p'],
])('%s', (_, html, selector) => {
  expect(element(html, selector)).not.toBeVisible();
});

test.each([
  ['nothing hides it', '<p class="css-other">x</p>', 'p'],
  ['a state of its class shows it', '<p class="css-away2" data-open>x</p>', 'p'],
  ['a rule applies to another element', '<div class="css-parent"><i><p>x</p></i></div>', 'p'],
])('%s', (_, html, selector) => {
  expect(element(html, selector)).toBeVisible();
});
