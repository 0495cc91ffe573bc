import { act, render } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { translate } from '#e2e/testing/translate.ts';
import { tolerateMovedNodes } from './moved-nodes';

const { removeChild, insertBefore } = Node.prototype;
const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!;
const { observe } = MutationObserver.prototype;
const observers: MutationObserver[] = [];
beforeAll(() => {
  MutationObserver.prototype.observe = function (...parameters) {
    observers.push(this);
    observe.apply(this, parameters);
  };
  tolerateMovedNodes();
});
afterAll(() => {
  // Other files run in the same page.
  for (const observer of observers) observer.disconnect();
  Object.assign(MutationObserver.prototype, { observe });
  Object.assign(Node.prototype, { removeChild, insertBefore });
  Object.defineProperty(Node.prototype, 'nodeValue', nodeValue);
});

interface Shown {
  readonly hasIcon: boolean;
  readonly left: string | null;
  readonly order: readonly string[];
}

const Part = ({ hasIcon, left, order }: Shown) => (
  <>
    <p>
      {hasIcon && <b>!</b>}
      These terms hold {left}.
    </p>
    <ul>
      {order.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  </>
);

/** The browser translates what was rendered. */
const translated = () => act(async () => undefined);

test('on a translated page, texts change, come and go next to others, as do elements next to them', async () => {
  const { container, rerender } = render(<Part hasIcon left="until noon" order={['a', 'b', 'c']} />);
  const terms = container.querySelector('p')!;
  const list = container.querySelector('ul')!;
  translate();
  await translated();
  for (const [shown, text, items] of [
    [{ hasIcon: true, left: 'until one', order: ['c', 'a'] }, '!These terms hold until one.', 'ca'],
    [{ hasIcon: false, left: null, order: ['a', 'c', 'b'] }, 'These terms hold .', 'acb'],
    [{ hasIcon: true, left: 'until two', order: ['b'] }, '!These terms hold until two.', 'b'],
    [{ hasIcon: true, left: 'until three', order: [] }, '!These terms hold until three.', ''],
  ] as const) {
    rerender(<Part {...shown} />);
    expect(terms.textContent).toBe(text);
    expect(list.textContent).toBe(items);
    await translated();
    expect(terms.textContent).toBe(text);
    expect(terms.querySelectorAll('font font').length).toBeGreaterThan(1);
  }
});

test('a text that was wrapped in two steps is found', async () => {
  const { container, rerender } = render(<Part hasIcon left="until noon" order={[]} />);
  const terms = container.querySelector('p')!;
  for (const text of [...terms.childNodes].filter((node) => node instanceof Text)) {
    const wrapper = document.createElement('font');
    text.before(wrapper);
    wrapper.textContent = text.data;
    text.remove();
  }
  await translated();
  rerender(<Part hasIcon left="until one" order={[]} />);
  expect(terms.textContent).toBe('!These terms hold until one.');
  rerender(<Part hasIcon left={null} order={[]} />);
  expect(terms.textContent).toBe('!These terms hold .');
});

test('a node that has left its parent without a trace counts as removed, and as the last one', () => {
  const parent = document.createElement('div');
  const [first, lost] = [document.createElement('i'), document.createElement('b')];
  expect(parent.removeChild(lost)).toBe(lost);
  expect(parent.insertBefore(first, lost)).toBe(first);
  expect([...parent.children]).toEqual([first]);
});
