import type { Locator, Page } from '@playwright/test';
import { addDays, formatNights, formatStay, formatStayDate } from '#domain/stay/stay-dates.ts';
import { lookViolations, violations } from '../testing/accessibility';
import { expect, desktop, phone, test } from '../testing/test';
import type { Credentials } from '#system-tests/testing/graph.ts';
import { daysOf, type HomeDay, homesIn, homeWithVerdict } from '#system-tests/testing/homes.ts';
import { addressOf, dates, openDates, openGuests, panelOf, stay, totalOf, visit } from '../testing/listing';

const announcements = (page: Page) => page.getByRole('status', { name: 'Announcements' });

const focusedDay = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-date') ?? null);
const dayIn = (dialog: Locator, date: string) => dialog.locator(`[data-date="${date}"]`);

const APPEARANCES = [
  ['1440 px in light colors', desktop, 'light'],
  ['390 px in dark colors', phone, 'dark'],
] as const;

test.describe('a stay on the listing page', () => {
  let page: Page;
  let helen: Credentials;

  test.beforeEach(async ({ page: opened, portal }) => {
    page = opened;
    helen = await portal.credentialsOf('Helen Ortiz');
  });

  test('[CA-03] [GU-07] with text of twice the size on a phone, dates and guests can be changed', async () => {
    await page.setViewportSize({ width: phone.width / 2, height: phone.height / 2 });
    await visit(page, addressOf('test-always-works'));
    for (const [open, buttons] of [
      [openDates, ['Clear dates', 'Done']],
      [openGuests, ['Add one adult', 'Done']],
    ] as const) {
      const dialog = await open(page);
      for (const name of buttons) {
        const button = dialog.getByRole('button', { name, exact: true });
        const box = await button.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThanOrEqual(phone.width / 2);
      }
      // The title scrolls away, so that the choice has the room.
      await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await expect(dialog.getByRole('heading', { level: 2 })).not.toBeInViewport();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
  });

  test.describe('its dates', () => {
    test('[CA-01] [CA-07] the keyboard reaches every day of the year, and Escape goes back', async ({
      portal,
    }) => {
      await visit(page, addressOf('test-always-works'));
      const dialog = await openDates(page);
      expect(await focusedDay(page)).toBe(dates.from);
      const weekday = new Date(`${dates.from}T00:00:00Z`).getUTCDay();
      const moves: readonly (readonly [string, string])[] = [
        ['ArrowRight', addDays(dates.from, 1)],
        ['ArrowLeft', dates.from],
        ['ArrowDown', addDays(dates.from, 7)],
        ['ArrowUp', dates.from],
        ['Home', addDays(dates.from, -weekday)],
        ['End', addDays(dates.from, 6 - weekday)],
      ];
      for (const [key, day] of moves) {
        await page.keyboard.press(key);
        await page.waitForFunction(
          (wanted) => document.activeElement?.getAttribute('data-date') === wanted,
          day,
        );
      }
      for (let press = 0; press < 15; press += 1) await page.keyboard.press('PageDown');
      const { calendarEnd, calendarBegin } = await reach(portal.url, helen);
      expect(await focusedDay(page)).toBe(calendarEnd);
      await page.keyboard.press('ArrowRight');
      expect(await focusedDay(page)).toBe(calendarEnd);
      for (let press = 0; press < 15; press += 1) await page.keyboard.press('PageUp');
      expect(await focusedDay(page)).toBe(calendarBegin);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      const field = panelOf(page).getByRole('button', {
        name: `Check-in ${formatStayDate(dates.from)} Change`,
      });
      await expect(field).toBeFocused();
    });

    test('[CA-02] [CA-03] a picked date is announced although the dialog hides the page', async () => {
      await visit(page, addressOf('test-always-works'));
      const dialog = await openDates(page);
      const search = dialog.getByRole('button', { name: 'Search Dates' });
      await dialog.getByRole('button', { name: 'Clear dates' }).click();
      await announcements(page).getByText('Select a check-in date').waitFor({ state: 'attached' });
      await expect(search).toBeDisabled();
      await dayIn(dialog, dates.from).click();
      await dayIn(dialog, dates.from).click();
      await expect(search).toBeDisabled();
      const next = { from: dates.from, until: addDays(dates.from, 1) };
      // A pointer would confirm the dates.
      await dayIn(dialog, next.until).press('Enter');
      await announcements(page)
        .getByText(`${formatStay(next)}, 1 night`)
        .waitFor({ state: 'attached' });
      await search.click();
      await announcements(page)
        .getByText('The stay is available: $300 for 1 night')
        .waitFor({ state: 'attached' });
      await page.waitForURL(new RegExp(`fromDate=${next.from}&untilDate=${next.until}`));
    });

    test('[CA-04] [CA-05] [LQ-18] on the days of a home with bookings', async ({ portal }) => {
      const { id, days } = await homeWithBookings(portal.url, helen);
      const checkOutOnly = days.find(
        ({ isAvailable, isAvailableForCheckout, date }) =>
          !isAvailable && isAvailableForCheckout && date > addDays(days[0]?.date ?? '', 40),
      )?.date as string;
      const begin = addDays(checkOutOnly, -(days[0]?.minimumStay ?? 1));
      const blocked = addDays(checkOutOnly, 1);
      const behind = days.find(({ date, isAvailable }) => date > blocked && isAvailable)?.date as string;
      await visit(page, addressOf(id, '', { from: begin, until: checkOutOnly }));
      await totalOf(page).waitFor();
      const dialog = await openDates(page);
      await dialog.getByRole('button', { name: 'Clear dates' }).click();
      const only = dayIn(dialog, checkOutOnly);
      expect(await only.getAttribute('aria-label')).toMatch(/, check-out only$/);
      expect(await only.getAttribute('aria-disabled')).toBe('true');
      await only.click({ force: true });
      await dialog.getByText(`${formatStayDate(checkOutOnly)}: check-out only`).waitFor();
      await dayIn(dialog, begin).click();
      await only.press('Enter');
      await dialog.getByText(`${formatStay({ from: begin, until: checkOutOnly })}, `).waitFor();
      await dayIn(dialog, begin).click();
      expect(await dayIn(dialog, blocked).getAttribute('aria-label')).toMatch(/, not available$/);
      await dayIn(dialog, behind).click();
      await dialog.getByText(`Not every night before ${formatStayDate(behind)} is free`).waitFor();
      await dialog.getByText(`${formatStayDate(behind)}, select a check-out date`).waitFor();
    });

    test('[CA-08] the days are at least 470 px high on a desktop', async () => {
      await visit(page, addressOf('test-always-works'));
      const dialog = await openDates(page);
      // The height in the layout: while the dialog opens, it is shown smaller.
      const height = await dialog
        .locator('.chakra-dialog__body')
        .evaluate((body) => (body as HTMLElement).offsetHeight);
      expect(height).toBeGreaterThanOrEqual(470);
    });
  });

  test.describe('its guests', () => {
    test('[GU-01] [GU-04] [GU-05] [GU-13] the keyboard alone, up to the limit of the home and back', async () => {
      await visit(page, addressOf('test-always-works'));
      const dialog = await openGuests(page);
      await dialog.getByText('Up to 8 guests, children included.').waitFor();
      const add = dialog.getByRole('button', { name: 'Add one child' });
      await add.focus();
      for (let press = 0; press < 9; press += 1) await page.keyboard.press('Enter');
      await expect(dialog.getByRole('combobox')).toHaveCount(6);
      await expect(add).toBeFocused();
      await dialog.getByRole('button', { name: 'Done' }).press('Enter');
      await expect(dialog.getByRole('combobox', { name: 'Age of child 1' })).toBeFocused();
      for (const [index, child] of (await dialog.getByRole('combobox').all()).entries())
        await child.selectOption(String(index));
      await dialog.getByRole('button', { name: 'Remove one adult' }).focus();
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
      expect(await dialog.getByRole('group', { name: 'Adults' }).getByRole('status').innerText()).toContain(
        '1',
      );
      await dialog.getByRole('button', { name: 'Done' }).press('Enter');
      await page.waitForURL(/adultsCount=1&children=0%2C1%2C2%2C3%2C4%2C5/);
      await panelOf(page).getByRole('button', { name: 'Guests 7 guests Change' }).waitFor();
    });

    test('[GU-07] Escape changes nothing and returns to the field', async () => {
      await visit(page, addressOf('test-always-works'));
      const dialog = await openGuests(page);
      await dialog.getByRole('button', { name: 'Add one pet' }).click();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      const field = panelOf(page).getByRole('button', { name: 'Guests 2 guests Change' });
      await expect(field).toBeFocused();
    });

    test('[CA-08] the picker is 380 px wide, and 340 px in windows of up to 1014 px', async () => {
      await visit(page, addressOf('test-always-works'));
      const dialog = await openGuests(page);
      for (const [width, wanted] of [
        [1440, 380],
        [1015, 380],
        [1014, 340],
        [390, 340],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        // The width in the layout: while the dialog opens, it is shown smaller.
        await expect.poll(() => dialog.evaluate((popup) => (popup as HTMLElement).offsetWidth)).toBe(wanted);
      }
    });

    test('[GU-08] [GU-09] a tap shows the note on pets', async ({ openPage }) => {
      const onPhone = await openPage({ viewport: phone });
      await visit(onPhone, addressOf('test-always-works'));
      const dialog = await openGuests(onPhone);
      await dialog.getByRole('button', { name: 'About pets' }).tap();
      await onPhone.getByRole('tooltip').getByText('pet-friendly homes only').waitFor();
      expect(await violations(onPhone)).toEqual([]);
    });
  });

  test.describe('that is unavailable', () => {
    test('[AV-02] [AV-11] test-min-stay shows the reason in every layout, and its button leads to the dates', async () => {
      for (const [, viewport, colorScheme] of APPEARANCES) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        await visit(page, addressOf('test-min-stay'));
        const alert = panelOf(page).getByRole('alert');
        await alert.getByText('Minimum nights stay not met.', { exact: true }).waitFor();
        // In the first view, with its fix.
        await expect(page.getByText('Minimum nights stay not met.').first()).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('button', { name: /, 30 nights$/ }).first()).toBeInViewport({ ratio: 1 });
        expect(await violations(page)).toEqual([]);
      }
      await panelOf(page).getByRole('button', { name: 'Change dates', exact: true }).click();
      await page.getByRole('dialog', { name: /check-in and check-out dates/ }).waitFor();
    });

    test('[AV-11] the button with the suggested dates stays inside the notice in a window of 320 px', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await visit(page, addressOf('test-min-stay'));
      const alert = panelOf(page).getByRole('alert');
      const fix = alert.getByRole('button', { name: /, 30 nights$/ });
      const right = async (box: Locator) => box.evaluate((each) => each.getBoundingClientRect().right);
      await fix.waitFor();
      expect(await right(fix)).toBeLessThan(await right(alert));
    });

    test('[AV-08] one click replaces booked nights with the next free stay of as many nights', async ({
      portal,
    }) => {
      const { id, days } = await homeWithBookings(portal.url, helen);
      const taken = days.find(
        ({ isAvailable, date }) => !isAvailable && date > addDays(days[0]?.date ?? '', 40),
      )?.date as string;
      const nights = Math.max(3, days[0]?.minimumStay ?? 1);
      await visit(page, addressOf(id, '', { from: taken, until: addDays(taken, nights) }));
      const alert = panelOf(page).getByRole('alert');
      await alert.getByText('The dates you have selected are not available.').waitFor();
      await alert.getByRole('button', { name: new RegExp(`, ${formatNights(nights)}$`) }).click();
      await totalOf(page).waitFor();
      await panelOf(page).getByText(formatNights(nights), { exact: true }).waitFor();
      await expect(panelOf(page).getByRole('button', { name: 'Continue' })).toBeEnabled();
    });
  });

  for (const [look, viewport, colorScheme] of APPEARANCES)
    test(`axe finds nothing in pickers, menus and notes at ${look}`, async () => {
      const check = viewport === desktop ? violations : lookViolations;
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await visit(page, addressOf('test-always-works'));
      await totalOf(page).waitFor();

      const days = await openDates(page);
      expect(await check(page)).toEqual([]);
      await dayIn(days, addDays(dates.from, 7)).click();
      await dayIn(days, addDays(dates.from, 9)).hover();
      expect(await check(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await days.waitFor({ state: 'hidden' });

      const guests = await openGuests(page);
      await guests.getByRole('button', { name: 'Add one child' }).click();
      expect(await check(page)).toEqual([]);
      await guests.getByRole('button', { name: 'About pets' }).hover();
      await page.getByRole('tooltip').waitFor();
      expect(await check(page)).toEqual([]);
      await guests.getByRole('button', { name: 'Done' }).click();
      expect(await check(page)).toEqual([]);
      await guests.getByRole('combobox').selectOption('5');
      await guests.getByRole('button', { name: 'Done' }).click();
      await guests.waitFor({ state: 'hidden' });
      await totalOf(page).waitFor();

      await panelOf(page)
        .getByRole('button', { name: /^Fees and taxes/ })
        .click();
      await panelOf(page).getByRole('button', { name: 'About Cleaning Fee' }).hover();
      await page.getByRole('tooltip').waitFor();
      expect(await check(page)).toEqual([]);
      await page.mouse.move(0, 0);

      await page.getByRole('button', { name: /^Rewards account: / }).click();
      await page.getByRole('menuitemradio').first().waitFor();
      expect(await check(page)).toEqual([]);
    });

  test('[RW-05] [RW-06] on a phone, too, the account is chosen next to the price, which follows it', async () => {
    await page.setViewportSize(phone);
    await visit(page, addressOf('test-always-works', '&selectedAccountIndex=0'));
    const picker = panelOf(page).getByRole('button', { name: /^Rewards account: / });
    await panelOf(page).getByText('74,000 Miles').waitFor();
    await picker.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await panelOf(page).getByText('74,000 Miles').waitFor({ state: 'hidden' });
    const chosen = await picker.innerText();
    await page.reload();
    await expect(picker).toHaveText(chosen, { useInnerText: true });
    expect(page.url()).not.toContain('selectedAccountIndex');
  });

  for (const [person, says] of [
    ['Daniel Cho', "Authorized users can't redeem rewards"],
    ['Helen Ortiz', 'Or with Larkfield Summit Reserve'],
    ['Maya Castellanos', /^Your 20,000 .* are enough for 2\d% of this stay$/],
    ['Grace Whitfield', null],
  ] as const)
    test.describe(`for ${person}`, () => {
      test.use({ person });

      test(`[RW-07] [RW-10] the panel shows ${says ?? 'nothing'} for rewards`, async () => {
        await visit(page, addressOf('test-always-works'));
        await totalOf(page).waitFor();
        await page
          .getByText(/···\d{4}/)
          .first()
          .waitFor();
        const rewards = panelOf(page).getByText(/^Or with |are enough for|can't redeem/i);
        await expect(rewards).toHaveText(says === null ? [] : [says]);
      });
    });

  test('[TL-01] [TL-05] [CA-10] picks are tracked in order, and failed tracking is invisible', async () => {
    const tracked: { name: string; properties: object }[] = [];
    await page.route('**/graphql', async (route) => {
      const { operationName, variables } = route.request().postDataJSON();
      if (operationName !== 'TrackEvents') return route.continue();
      tracked.push(...variables.input.events);
      return route.fulfill({ status: 503, body: 'down' });
    });
    await visit(page, addressOf('test-always-works'));
    const dialog = await openDates(page);
    await dialog.getByRole('button', { name: 'Clear dates' }).click();
    await dayIn(dialog, dates.from).click();
    const sent = page.waitForResponse(
      (response) => response.request().postData()?.includes('dates_finalized') ?? false,
    );
    await dayIn(dialog, addDays(dates.from, 2)).click();
    await panelOf(page).getByText('2 nights', { exact: true }).waitFor();
    // The events are sent together, a moment later.
    await sent;
    expect(tracked.filter(({ name }) => name.startsWith('date'))).toEqual([
      { name: 'dates_reset', properties: {} },
      { name: 'date_picked', properties: { date: dates.from, isCheckIn: true } },
      { name: 'date_picked', properties: { date: addDays(dates.from, 2), isCheckIn: false } },
      { name: 'dates_finalized', properties: { fromDate: dates.from, untilDate: addDays(dates.from, 2) } },
    ]);
    expect(await page.getByText(/something went wrong|could not|not answer/i).count()).toBe(0);
    await expect(panelOf(page).getByRole('button', { name: 'Continue' })).toBeEnabled();
    await page.unroute('**/graphql');
  });

  test('[LC-04] [RT-16] the user source is part of the links, reloads included', async () => {
    await visit(page, addressOf('test-always-works', '&utm_source=spring%20mail&utm_medium=email'));
    await visit(page, addressOf('test-always-works'));
    await page.reload();
    const stays = page.getByRole('banner').getByRole('link', { name: 'Stays', exact: true });
    await expect(stays).toHaveAttribute('href', '/stays/?utm_source=spring+mail&utm_medium=email');
    await stays.click();
    await page.waitForURL((url) => url.pathname === '/stays/');
    expect(new URL(page.url()).searchParams.get('utm_source')).toBe('spring mail');
  });
});

test.describe('a stay of a business', () => {
  let homes: { readonly inPolicy: string; readonly outOfPolicy: string };

  test.use({ tenant: 'corporate', person: 'Samuel Okafor' });
  test.beforeEach(async ({ portal }) => {
    const sam = await portal.credentialsOf('Samuel Okafor');
    const url = await portal.urlOf('corporate');
    const asked = { ...stay, adults: 1 };
    const found = [
      ...(await homesIn(url, sam, 'Maui', asked)),
      ...(await homesIn(url, sam, 'Asheville', asked)),
    ];
    homes ??= {
      inPolicy: await homeWithVerdict(url, sam, found, asked, true),
      outOfPolicy: await homeWithVerdict(url, sam, found, asked, false),
    };
  });

  for (const person of ['Ingrid Solberg', 'Samuel Okafor'])
    test.describe(`for ${person}`, () => {
      test.use({ person });

      test('[LS-23] [TN-03] [RW-04] shows the policy, one adult, and the account of the business', async ({
        page,
      }) => {
        await visit(
          page,
          `/vacation-rentals/shop/?listingId=${homes.inPolicy}&fromDate=${dates.from}&untilDate=${dates.until}`,
        );
        await panelOf(page).getByText('In policy', { exact: true }).waitFor();
        await panelOf(page)
          .getByText(/^Your travel policy allows up to \$[\d,]+ a night\.$/)
          .waitFor();
        await panelOf(page).getByRole('button', { name: 'Guests 1 guest Change' }).waitFor();
        await page
          .getByText(/^Larkfield Business/)
          .first()
          .waitFor();
        await expect(page.getByText(/Summit|Meridian/)).toHaveCount(0);
        expect(await violations(page)).toEqual([]);
        await page.setViewportSize(phone);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await lookViolations(page)).toEqual([]);
      });
    });

  test('[CP-07] out of policy, Continue shows the question first and can be canceled', async ({ page }) => {
    await visit(page, addressOf(homes.outOfPolicy).replace('adultsCount=2', 'adultsCount=1'));
    await panelOf(page).getByText('Out of policy', { exact: true }).waitFor();
    await panelOf(page).getByRole('button', { name: 'Continue' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'This rate is out of policy' });
    await dialog.waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'change selection' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(page.url()).toContain('/vacation-rentals/shop/');
  });
});

/** A home with a booking by another user, and the days that its date picker shows. */
async function homeWithBookings(
  url: string,
  credentials: Credentials,
): Promise<{ readonly id: string; readonly days: readonly HomeDay[] }> {
  for (const id of await homesIn(url, credentials, 'Asheville', stay)) {
    const days = await daysOf(url, credentials, id);
    if (days.some(({ isAvailable }) => !isAvailable)) return { id, days };
  }
  throw new Error('Nobody has booked anything in Asheville');
}

/** The first and the last day that can be picked. */
async function reach(url: string, credentials: Credentials) {
  const days = await daysOf(url, credentials, 'test-always-works');
  return { calendarBegin: days[0]?.date, calendarEnd: days.at(-1)?.date };
}
