/** The browser's own defenses, as strict as the portal allows: no page requests anything that they block. */
import type { Page } from '@playwright/test';
import { addressOf, stay, visit } from '../testing/listing';
import { hydrated } from '../testing/hydrated';
import { expect, test } from '../testing/test';

const results = `/stays/availability/?${new URLSearchParams({
  locationName: 'Asheville',
  fromDate: stay.fromDate,
  untilDate: stay.untilDate,
  view: 'map',
})}`;

const ONE_REFUSAL = 'frame-src';

/** The browser's refusals, by directive, followed by that of a test frame: earlier ones are reported before it. */
async function refusalsAndOne(page: Page): Promise<string[]> {
  const refusals = () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = 'https://elsewhere.example/';
    document.body.append(frame);
  });
  await expect.poll(refusals).toContain(ONE_REFUSAL);
  return refusals();
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
      refused.push(`${effectiveDirective} ${sample}`.trim()),
    );
  });
});

test('pages, maps, prices on them and their bubbles need nothing that the policies block, and the policies allow nothing unused', async ({
  page,
}) => {
  const unknownFeatures: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Permissions-Policy')) unknownFeatures.push(message.text());
  });
  await page.goto('/stays/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await refusalsAndOne(page)).toEqual([ONE_REFUSAL]);

  await page.goto(results);
  const prices = page.getByRole('region', { name: 'Map of the homes' });
  await prices.getByRole('button', { name: /, \$/ }).first().press('Enter');
  await prices.getByRole('dialog').getByRole('link').waitFor();
  await prices.getByRole('button', { name: 'Close popup' }).press('Enter');
  await expect(prices.getByRole('dialog')).toHaveCount(0);
  expect(await refusalsAndOne(page)).toEqual([ONE_REFUSAL]);

  await visit(page, addressOf('test-always-works'));
  const map = page.locator('.leaflet-container');
  await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
  await expect(map.locator('.leaflet-control-zoom-in')).toBeVisible();
  await expect(map.locator('path.map-water').first()).toBeAttached();
  expect(await refusalsAndOne(page)).toEqual([ONE_REFUSAL]);
  expect(unknownFeatures).toEqual([]);
});

test('text that contains HTML runs no script, and the page does not expose the nonce', async ({ page }) => {
  await page.goto('/stays/');
  await hydrated(page);
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
    // A handler in the text would run before this one.
    await new Promise((resolve) => place.querySelector('img')?.addEventListener('error', resolve));
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
