import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds on the page as it is now, in words. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(`if (!window.axe) { ${axe.source} }`);
  return page.evaluate(async () => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const found = await inPage.run(document, { resultTypes: ['violations'] });
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  });
}
