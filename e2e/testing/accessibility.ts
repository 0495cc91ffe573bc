import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds, in words, once what fades or slides in has come to rest: axe takes a dialog that fades in for none. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(`if (!window.axe) { ${axe.source} }`);
  return page.evaluate(async () => {
    const ends = (animation: Animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime);
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map(({ finished }) => finished),
    );
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const found = await inPage.run(document, { resultTypes: ['violations'] });
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  });
}
