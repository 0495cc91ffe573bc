/** Wishlists in a browser: what axe finds in each of their states, and all of them by keyboard alone. */
import type { Page } from '@playwright/test';
import { lookViolations, violations } from '../testing/accessibility';
import { expect, desktop, phone, test } from '../testing/test';
import { namesOf, problemsOf, waitForFocus, walk } from '../testing/keyboard';
import { stay } from '../testing/listing';
import { onOperation, platformIsDown } from '../testing/operations';
import { listingAddress, resultsAddress } from '../testing/visitor';
import { startWishlist } from '#system-tests/testing/wishlists.ts';

const query = `?${new URLSearchParams({ fromDate: stay.fromDate, untilDate: stay.untilDate, adultsCount: '2' })}`;
const SIZES = [
  ['1440', desktop],
  ['390', phone],
] as const;
const APPEARANCES = [
  ['1440', 'light', desktop, violations],
  ['390', 'dark', phone, lookViolations],
] as const;

test.describe('favorites', () => {
  let page: Page;
  let summer: string;
  let lakes: string;

  // No other test saves homes as this user.
  test.use({ person: 'Grace Whitfield' });
  test.beforeEach(({ page: opened }) => {
    page = opened;
  });

  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const visitWishlists = async () => {
    await page.goto(`/favorites/${query}`);
    await page.getByRole('list', { name: 'Wishlists' }).waitFor();
  };
  const visitSummer = async () => {
    await page.goto(`/favorites/${summer}/${query}`);
    await heading('Summer').waitFor();
    await page.getByRole('button', { name: 'Save The Oyster Shed', pressed: true }).waitFor();
  };
  const map = () => page.getByRole('region', { name: 'Map of the homes' });
  const fail = (operation: string) => onOperation(page, operation, platformIsDown);

  test.describe('of a user without saved homes', () => {
    test.use({ person: 'Walter Brandt' });

    test('[WI-10] axe finds nothing before anything is saved', async () => {
      await page.goto(`/favorites/${query}`);
      await heading('Nothing saved yet').waitFor();
      expect(await violations(page)).toEqual([]);
    });
  });

  test.describe('of a user who sees hearts for the first time', () => {
    test.use({ person: 'Ruth Abara' });

    for (const [width, viewport] of SIZES)
      test(`[WI-10] at ${width} px the introduction is in the note about the first home, which leaves the bar below it`, async () => {
        await page.setViewportSize(viewport);
        await page.goto('/profile/');
        await page.getByRole('button', { name: 'Show again' }).click();
        await page.getByText('You will see it when you save the next home.').waitFor();

        await page.goto(listingAddress('vr-outer-banks-11', { ...stay, adults: 2 }));
        const heart = page.getByRole('button', { name: /^Save / }).first();
        await heart.click();
        const note = page.locator('[data-scope="toast"][data-part="root"]');
        await note.getByText(/is under Favorites, on all your devices\.$/).waitFor();
        const { y, height } = (await note.boundingBox()) ?? { y: NaN, height: NaN };
        const bar = await page.locator('[data-bottom-bar]').boundingBox();
        expect(y + height).toBeLessThanOrEqual(bar?.y ?? NaN);
        await heart.click();
      });
  });

  test.describe('of a user who saves several homes in a row', () => {
    test.use({ person: 'Felix Aubert', viewport: phone });

    test('[WI-04] their notes lie on each other, the last one in front', async () => {
      await page.goto(resultsAddress('Outer Banks', { ...stay, adults: 2 }));
      const notes = page.locator('[data-scope="toast"][data-part="root"]');
      const homes = page.getByRole('list', { name: 'Homes' }).getByRole('article');
      for (const index of [0, 1]) {
        await homes
          .nth(index)
          .getByRole('button', { name: /^Save / })
          .click();
        await expect(notes).toHaveCount(index + 1);
      }
      const front = await notes.first().boundingBox();
      await expect
        .poll(async () => {
          const behind = await notes.last().boundingBox();
          return Math.abs((behind?.y ?? NaN) - (front?.y ?? NaN)) < (front?.height ?? NaN);
        })
        .toBe(true);
      const { x = 0, y = 0, width = 0, height = 0 } = front ?? {};
      const seen = await page.evaluate(
        ([left, top]) => document.elementFromPoint(left, top)?.closest('[data-scope="toast"]')?.textContent,
        [x + width / 2, y + height / 2] as const,
      );
      const saved = await homes.nth(1).getByRole('heading').textContent();
      expect(seen).toContain(saved);
    });
  });

  test.describe('with two wishlists', () => {
    test.beforeAll(async ({ portal }) => {
      const grace = await portal.credentialsOf('Grace Whitfield');
      lakes = await startWishlist(portal.url, grace, 'Lakes', []);
      summer = await startWishlist(portal.url, grace, 'Summer', [
        'test-blocked-dates',
        'test-missing-from-shop',
        'vr-outer-banks-11',
      ]);
    });

    for (const [width, colorScheme, viewport, see] of APPEARANCES)
      test(`[WI-01] [WI-02] [WI-10] at ${width} px, in ${colorScheme}, axe finds nothing in any state`, async () => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        const found: string[] = [];
        const check = async (state: string) =>
          found.push(...(await see(page)).map((violation) => `${state}: ${violation}`));
        const choose = async (action: string) => {
          await visitWishlists();
          await page.getByRole('button', { name: 'Change Summer' }).click();
          await page.getByRole('menuitem', { name: action }).click();
        };

        await visitWishlists();
        await check('wishlists');
        await page.getByRole('button', { name: 'Change Summer' }).click();
        await page.getByRole('menuitem', { name: 'Rename' }).waitFor();
        await check('what can be done with one');
        await choose('Rename');
        await page.getByRole('textbox', { name: 'Name of the wishlist' }).fill('');
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await page.getByText('Give the wishlist a name.').waitFor();
        await check('a name that is missing');
        await choose('Delete');
        await page.getByRole('alertdialog').waitFor();
        await check('the question before one is deleted');

        await visitSummer();
        await check('a wishlist');
        await page.goto(`/favorites/${summer}/${query}&view=map`);
        await map().getByRole('button', { name: /\$/ }).first().waitFor();
        await check('a wishlist on a map');
        await page.goto(`/favorites/${lakes}/${query}`);
        await heading('No homes on this wishlist').waitFor();
        await check('an empty wishlist');
        await page.goto(`/favorites/wish-gone/${query}`);
        await heading('This wishlist no longer exists').waitFor();
        await check('a wishlist that no longer exists');

        await fail('FavoritesScreen');
        await page.goto(`/favorites/${query}`);
        await page.getByRole('alert').waitFor();
        await check('wishlists that could not be loaded');
        await fail('WishlistScreen');
        await page.goto(`/favorites/${summer}/${query}`);
        await page.getByRole('alert').waitFor();
        await check('a wishlist that could not be loaded');
        await page.unrouteAll();

        let release: () => void = () => undefined;
        const held = new Promise<void>((resolve) => (release = resolve));
        for (const operation of ['FavoritesScreen', 'WishlistScreen'])
          await onOperation(page, operation, async (route) => {
            await held;
            await route.fallback();
          });
        await page.goto(`/favorites/${query}`);
        await page.getByText('Loading your wishlists').waitFor({ state: 'attached' });
        await check('while wishlists load');
        await page.goto(`/favorites/${summer}/${query}`);
        await page.getByText('Looking for homes').waitFor({ state: 'attached' });
        await check('while a wishlist loads');
        release();
        expect(found).toEqual([]);
      });

    for (const [width, viewport] of SIZES)
      test(`[WI-10] at ${width} px Tab reaches every wishlist and home, with a visible focus`, async () => {
        await page.setViewportSize(viewport);
        await visitWishlists();
        const wishlists = await walk(page);
        expect(namesOf(wishlists)).toEqual(
          expect.arrayContaining(['New wishlist', 'Summer', 'Change Summer', 'Lakes', 'Change Lakes']),
        );
        expect(problemsOf(wishlists)).toEqual([]);
        await visitSummer();
        const homes = await walk(page);
        expect(namesOf(homes)).toEqual(
          expect.arrayContaining([
            'All wishlists',
            'Change Summer',
            'Show map',
            'Save The Oyster Shed',
            'The Oyster Shed',
          ]),
        );
        expect(problemsOf(homes)).toEqual([]);
      });

    test('[WI-04] each dialog takes the focus, and Escape returns it to the button that opened it', async () => {
      await visitWishlists();
      const start = page.getByRole('button', { name: 'New wishlist' });
      await start.press('Enter');
      await waitForFocus(page.getByRole('textbox', { name: 'Name of the wishlist' }));
      expect(problemsOf(await walk(page))).toEqual([]);
      await page.keyboard.press('Escape');
      await waitForFocus(start);

      const change = page.getByRole('button', { name: 'Change Summer' });
      for (const [action, presses, dialog, focus] of [
        ['Rename', 1, page.getByRole('dialog'), page.getByRole('textbox', { name: 'Name of the wishlist' })],
        ['Delete', 2, page.getByRole('alertdialog'), page.getByRole('button', { name: 'Keep it' })],
      ] as const) {
        await change.press('Enter');
        await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'menu');
        await expect(page.getByRole('menuitem').first()).toHaveAttribute('data-highlighted');
        for (let press = 1; press < presses; press += 1) await page.keyboard.press('ArrowDown');
        await expect(page.getByRole('menuitem', { name: action })).toHaveAttribute('data-highlighted');
        await page.keyboard.press('Enter');
        await waitForFocus(focus);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        await waitForFocus(change);
      }
    });

    test('[WI-04] [WI-06] removing something keeps the keyboard focus in place', async ({ portal }) => {
      const grace = await portal.credentialsOf('Grace Whitfield');
      await startWishlist(portal.url, grace, 'Short lived', []);
      await visitWishlists();
      await page.getByRole('button', { name: 'Change Short lived' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('button', { name: 'Delete wishlist' }).press('Enter');
      await page.getByRole('link', { name: 'Short lived' }).waitFor({ state: 'detached' });
      await page.waitForFunction(() => document.activeElement?.querySelector('ul[aria-label="Wishlists"]'));

      await visitSummer();
      await page.getByRole('button', { name: 'Save The Oyster Shed' }).press('Enter');
      await page.getByRole('link', { name: 'The Oyster Shed' }).waitFor({ state: 'detached' });
      await page.waitForFunction(() =>
        document.activeElement?.querySelector('ul[aria-label="Homes on this wishlist"]'),
      );
    });
  });
});
