/** Pages whose data is late: their skeletons have the shape of the page, so that little moves when the data arrives. */
import { stayIn } from '#system-tests/testing/stays.ts';
import { desktop, expect, phone, test } from '../testing/test';
import { listingAddress } from '../testing/visitor';

const LATE_MS = 400;
/** Up to which a person hardly notices it (web.dev/articles/cls). */
const GOOD = 0.1;

const PAGES = [
  ['/wallet/', 'Annual $300 travel credit'],
  ['/profile/', 'Saved cards'],
  [listingAddress('test-protection', stayIn(60, 3)).replace('/shop/', '/customize/'), 'Add: Full refund'],
] as const;

for (const viewport of [desktop, phone])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const [path, text] of PAGES)
      test(`${path.split('?', 1)[0] ?? ''} moves little when its data arrives`, async ({ page }) => {
        await page.addInitScript(() => {
          const shifts: number[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) =>
            shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
          ).observe({ type: 'layout-shift', buffered: true });
        });
        await page.route('**/graphql', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, LATE_MS));
          await route.continue();
        });
        await page.goto(path);
        await page.getByText(text, { exact: true }).first().waitFor();
        await page.waitForLoadState('networkidle');
        const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
        expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(GOOD);
      });
  });
