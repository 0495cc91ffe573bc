/** The browser's own defenses, switched on as strictly as the portal can live with: no page asks for what they refuse. */
import type { Page } from '@playwright/test';
import { addressOf, visit } from '../testing/listing';
import { expect, test } from '../testing/test';

/** What the browser has refused the page, by directive. */
const refusals = (page: Page) => page.evaluate(() => (window as unknown as { refused: string[] }).refused);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
      refused.push(`${effectiveDirective} ${sample}`),
    );
  });
});

test('pages, maps and markers need nothing that the policy refuses', async ({ page }) => {
  await page.goto('/stays/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await refusals(page)).toEqual([]);
  await visit(page, addressOf('test-always-works'));
  const map = page.locator('.leaflet-container');
  await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
  await expect(map.locator('.leaflet-control-zoom-in')).toBeVisible();
  await expect(map.locator('.distance-label').first()).not.toBeEmpty();
  expect(await refusals(page)).toEqual([]);
});

test('text becomes no code, and nothing in the page shows the nonce', async ({ page }) => {
  await page.goto('/stays/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const seen = await page.evaluate(async () => {
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML =
      '<b>bold</b><img src="x" onerror="window.ran = true"><script>window.ran = true</script>';
    const thrown = (run: () => void) => {
      try {
        run();
        return 'allowed';
      } catch (error) {
        return (error as Error).name;
      }
    };
    await new Promise((resolve) => setTimeout(resolve, 100));
    return {
      written: place.innerHTML,
      ran: 'ran' in window,
      script: thrown(() =>
        Object.assign(document.createElement('script'), { src: 'https://evil.example/a.js' }),
      ),
      evaluated: thrown(() => new Function('1')),
      nonces: [...document.querySelectorAll('[nonce]')].map((element) => element.getAttribute('nonce')),
      meta: [...document.querySelectorAll('meta')].some(({ name }) => name.includes('nonce')),
    };
  });
  expect(seen).toMatchObject({
    written: '<b>bold</b><img src="x">',
    ran: false,
    script: 'TypeError',
    evaluated: 'EvalError',
    meta: false,
  });
  expect(seen.nonces.length).toBeGreaterThan(0);
  expect(seen.nonces.filter((nonce) => nonce !== '')).toEqual([]);
});
