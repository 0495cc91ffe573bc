/** The page of the travel wallet, and the terms that it links to. */
import { violations } from '../testing/accessibility';
import { openPayment } from '../testing/stored-checkout';
import { desktop, expect, phone, test } from '../testing/test';

for (const viewport of [desktop, phone])
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`at ${viewport.width} px, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });

      test('[WA-15] [TM-03] the keyboard leads from the navigation to the wallet and its terms, and axe finds nothing', async ({
        page,
      }) => {
        await page.goto('/trips');
        const way = page.getByRole('link', { name: 'My Travel Credits and Offers' });
        await way.focus();
        await page.keyboard.press('Enter');
        await page.getByRole('heading', { level: 1, name: 'My Travel Credits and Offers' }).waitFor();
        await page.getByRole('article', { name: 'Annual $300 travel credit', exact: true }).waitFor();
        await page.getByText('Used for a night in Asheville').waitFor();
        expect(await violations(page)).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);

        await page.getByRole('link', { name: 'Read terms and conditions' }).focus();
        await page.keyboard.press('Enter');
        const terms = page.getByRole('heading', { name: 'Travel credits and offers', exact: true });
        await expect(terms).toBeInViewport();
        await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toHaveCount(0);
        expect(await violations(page)).toEqual([]);
      });

      test.describe('of an account in bad standing', () => {
        test.use({ person: 'Bianca Moretti' });

        test('[WA-14] [AD-14] wallet and payment show why its credit is on hold, and axe finds nothing', async ({
          page,
          portal,
        }) => {
          await page.goto('/wallet/');
          await page.getByText(/ending in 3729 has been in bad standing since/).waitFor();
          await expect(page.getByRole('article', { name: 'Annual $300 travel credit' })).toContainText(
            'On hold until your account is in good standing.',
          );
          await page.getByText('Used for two nights in Savannah').waitFor();
          expect(await violations(page)).toEqual([]);

          await openPayment(page, portal, undefined, 'Bianca Moretti');
          if (viewport === phone) await page.getByRole('button', { name: 'Choose how to pay' }).click();
          await expect(page.getByRole('list', { name: 'Travel credits on hold' })).toContainText(
            'On hold until your account is in good standing.',
          );
          expect(await violations(page)).toEqual([]);
        });
      });
    });
