/** The portal's header: it fits every window, and on a phone its links have captions. */
import type { Page } from '@playwright/test';
import { onOperation } from '../testing/operations';
import { expect, phone, test } from '../testing/test';
import { listingAddress } from '../testing/visitor';
import { stayIn } from '#system-tests/testing/stays.ts';

/** The widths from 320 to 1440 px at which something reaches beyond the window, or the last control is at its edge. */
async function widthsThatOverflow(page: Page): Promise<number[]> {
  const control = page.getByRole('banner').locator('a, button').filter({ visible: true }).last();
  const found: number[] = [];
  for (let width = 320; width <= 1440; width += 16) {
    await page.setViewportSize({ width, height: 700 });
    const room = await control.evaluate(async (last) => {
      await new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered)));
      const { scrollWidth, clientWidth } = document.documentElement;
      return Math.min(clientWidth - scrollWidth, clientWidth - last.getBoundingClientRect().right - 16);
    });
    if (room < 0) found.push(width);
  }
  return found;
}

test.describe('[FM-01] the header fits each width from 320 to 1440 px', () => {
  test.describe('of a visitor who is not signed in', () => {
    test.use({ person: null });

    test('with the button to sign in', async ({ page }) => {
      await page.goto('/faq/');
      await page.getByRole('link', { name: 'Sign in' }).waitFor();
      expect(await widthsThatOverflow(page)).toEqual([]);
    });
  });

  test.describe('of a user', () => {
    // The browser requests the session, so that the test can change it.
    test.use({ pages: 'shell' });

    test('with a wallet, favorites, and long names', async ({ page }) => {
      await onOperation(page, 'Session', async (route) => {
        const response = await route.fetch();
        const { data } = (await response.json()) as { data: { portal: object; session: object } };
        const portal = { ...data.portal, brandName: 'Larkfield Mountain and Lakeside Travel' };
        const session = { ...data.session, givenName: 'Maximiliana-Josephine', isDelegated: true };
        await route.fulfill({ response, json: { data: { portal, session } } });
      });
      await page.goto('/trips');
      await page.getByRole('button', { name: 'For Maximiliana-Josephine Ortiz' }).waitFor();
      await page.getByRole('link', { name: 'My Travel Credits and Offers' }).waitFor();
      expect(await widthsThatOverflow(page)).toEqual([]);
    });
  });
});

test('[FM-01] in a window of 320 px each destination is an icon above its caption, with space around it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/trips');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(['Stays', 'Experiences', 'Favorites', 'Trips', 'Credits'], {
    useInnerText: true,
  });
  const found = await links.evaluateAll((all) =>
    all.map((link) => {
      const [icon, caption] = [...link.children].map((child) => child.getBoundingClientRect());
      const { left, right, width, height } = link.getBoundingClientRect();
      return {
        left,
        right,
        isLargeEnough: Math.min(width, height) >= 24,
        isIconAbove: icon!.width > 0 && icon!.bottom <= caption!.top,
        fontSize: parseFloat(getComputedStyle(link).fontSize),
      };
    }),
  );
  for (const [index, link] of found.entries()) {
    expect(link).toMatchObject({ isLargeEnough: true, isIconAbove: true });
    expect(link.fontSize).toBeGreaterThanOrEqual(12);
    expect(link.left - (found[index - 1]?.right ?? 0)).toBeGreaterThan(4);
  }
});

test('[FM-01] on a phone nothing covers a link of the header that has the focus on the page of a home', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(listingAddress('test-always-works', stayIn(60, 3)));
  await page.getByText(/^total for/).waitFor();
  await page.evaluate(() => window.scrollTo(0, 600));
  const trips = page.getByRole('banner').getByRole('link', { name: 'Trips' });
  await trips.focus();
  await expect
    .poll(() =>
      trips.evaluate((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    )
    .toBe(true);
});
