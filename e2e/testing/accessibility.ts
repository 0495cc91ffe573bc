import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';

/** The package's main file is twice as large, and two processes read it for each page. */
const axeScript = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The violations that axe finds, after animations have ended: axe does not see a dialog that is fading in. */
export const violations = (page: Page): Promise<string[]> =>
  violationsOf(page, { resultTypes: ['violations'] });

/** Only the rule whose outcome depends on colors, for a state that `violations` has checked in another appearance. */
export const lookViolations = (page: Page): Promise<string[]> =>
  violationsOf(page, {
    resultTypes: ['violations'],
    runOnly: { type: 'rule', values: ['color-contrast'] },
  });

async function violationsOf(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  return page.evaluate(async (wanted) => {
    const ends = (animation: Animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime);
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map(({ finished }) => finished),
    );
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const found = await inPage.run(document, wanted);
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  }, options);
}
