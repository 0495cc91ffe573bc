/** Uses a page by keyboard alone. */
import { expect, type Locator, type Page } from '@playwright/test';

export interface Stop {
  /** Its accessible name, preceded by its role if the name alone is ambiguous. */
  readonly name: string;
  /** Whether it is marked in a way that it is not without the focus. */
  readonly isMarked: boolean;
  /** Whether it is inside the window and not covered. */
  readonly isClear: boolean;
}

export interface Walk {
  readonly stops: readonly Stop[];
  /** Usable elements that Tab never reached. */
  readonly missed: readonly string[];
}

/** More than any page has. */
const MAX_STOPS = 200;

/** Presses Tab until it leaves the page, or returns to an earlier element; within a dialog, one full cycle. */
export async function walk(page: Page): Promise<Walk> {
  await page.evaluate(installWalk);
  const stops: Stop[] = [];
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(async () => {
      // Wait until scrolling caused by the focus has stopped.
      await new Promise((done) => requestAnimationFrame(done));
      await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
      return window.metOnWalk();
    });
    if (stop === null) break;
    stops.push(stop);
  }
  return { stops, missed: await page.evaluate(() => window.missedOnWalk()) };
}

export const namesOf = ({ stops }: Walk): string[] => stops.map(({ name }) => name);

/** Accessibility problems for sighted keyboard users. */
export const problemsOf = ({ stops, missed }: Walk): string[] => [
  ...stops.filter(({ isMarked }) => !isMarked).map(({ name }) => `not marked: ${name}`),
  ...stops.filter(({ isClear }) => !isClear).map(({ name }) => `out of sight: ${name}`),
  ...missed.map((name) => `never reached: ${name}`),
];

/** Waits until the element has the focus, as when a dialog has returned it. */
export const waitForFocus = (target: Locator): Promise<void> => expect(target).toBeFocused();

declare global {
  interface Window {
    metOnWalk: () => Stop | null;
    missedOnWalk: () => string[];
  }
}

function installWalk(): void {
  const met = new Set<Element>();

  const nameOf = (element: Element): string => {
    const label =
      element.getAttribute('aria-label') ??
      (element instanceof HTMLInputElement || element instanceof HTMLSelectElement
        ? element.labels?.[0]?.textContent
        : element.textContent);
    return (label ?? '').replace(/\s+/g, ' ').trim();
  };
  /** An input behind its label, on which nobody sees an outline. */
  const isUnseen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width <= 1 || height <= 1 || !element.checkVisibility({ opacityProperty: true });
  };
  const hasOutline = (element: Element): boolean =>
    !isUnseen(element) &&
    [undefined, '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
    });
  const isMarked = (element: Element): boolean => {
    for (let around: Element | null = element; around && around !== document.body;) {
      if (hasOutline(around)) return true;
      around = around.parentElement;
    }
    return false;
  };
  const isClear = (element: Element): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
    const seen = document.elementFromPoint(x, y);
    return seen !== null && (element.contains(seen) || seen.contains(element));
  };
  const canBeUsed = (element: Element): boolean =>
    element instanceof HTMLElement &&
    element.tabIndex >= 0 &&
    // Tab reaches the checked choice of a group, and the arrow keys the others.
    !element.matches(':disabled, [type=radio]:not(:checked)') &&
    element.closest('[inert], [aria-hidden="true"]') === null &&
    element.checkVisibility({ visibilityProperty: true });

  window.metOnWalk = () => {
    const element = document.activeElement;
    if (!element || element === document.body || met.has(element)) return null;
    met.add(element);
    return { name: nameOf(element), isMarked: isMarked(element), isClear: isClear(element) };
  };
  window.missedOnWalk = () => {
    const within = document.querySelector('[aria-modal="true"]') ?? document;
    const all = within.querySelectorAll('a[href], button, input, select, textarea, [tabindex]');
    return [...all].filter((element) => canBeUsed(element) && !met.has(element)).map(nameOf);
  };
}
