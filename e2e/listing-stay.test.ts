import type { Locator, Page } from 'playwright-core';
import { AVAILABILITY_REASONS } from '../domain/availability-reasons';
import { addDays, formatNights, formatStay, formatStayDate } from '../domain/stay-dates';
import { violations } from './testing/accessibility';
import { describeInBrowser, desktop, openBrowser, phone } from './testing/browser';
import { type Credentials, signIn } from './testing/graph';
import { daysOf, type HomeDay, homesIn, homeWithVerdict } from './testing/homes';
import {
  addressOf,
  dates,
  hasFocus,
  openDates,
  openGuests,
  panelOf,
  type PortalOfHelen,
  readIntroduction,
  startPortalOfHelen,
  stay,
  totalOf,
  visit,
} from './testing/listing';
import { type Portal, startPortal } from './testing/portal';
import { signInAs } from './testing/visitor';

const heard = (page: Page) => page.getByRole('status', { name: 'Announcements' });

const focusedDay = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-date') ?? null);
const dayIn = (dialog: Locator, date: string) => dialog.locator(`[data-date="${date}"]`);

const WIDTHS = [
  ['1440 px', desktop],
  ['390 px', phone],
] as const;
const SCHEMES = ['light', 'dark'] as const;
const LOOKS = WIDTHS.flatMap(([name, viewport]) =>
  SCHEMES.map((colorScheme) => [`${name}, ${colorScheme}`, viewport, colorScheme] as const),
);

describeInBrowser('a stay on the listing page', () => {
  let opened: PortalOfHelen;
  let portal: Portal;
  let page: Page;
  let helen: Credentials;

  beforeAll(async () => {
    opened = await startPortalOfHelen();
    ({ portal, page, helen } = opened);
  });
  afterAll(() => opened?.close());
  beforeEach(async () => {
    await page.setViewportSize(desktop);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  });

  describe('its dates', () => {
    test('[CA-01] [CA-07] the keyboard goes everywhere within the year, and Escape goes back', async () => {
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
      expect(await hasFocus(field)).toBe(true);
    });

    test('[CA-02] [CA-03] what is picked is heard although the dialog hides the page', async () => {
      await visit(page, addressOf('test-always-works'));
      const dialog = await openDates(page);
      const search = dialog.getByRole('button', { name: 'Search Dates' });
      await dialog.getByRole('button', { name: 'Clear dates' }).click();
      await heard(page).getByText('Select a check-in date').waitFor({ state: 'attached' });
      expect(await search.isDisabled()).toBe(true);
      await dayIn(dialog, dates.from).click();
      await dayIn(dialog, dates.from).click();
      expect(await search.isDisabled()).toBe(true);
      const next = { from: dates.from, until: addDays(dates.from, 1) };
      await dayIn(dialog, next.until).click();
      await heard(page)
        .getByText(`${formatStay(next)}, 1 night`)
        .waitFor({ state: 'attached' });
      await search.click();
      await heard(page).getByText('The stay is available: $300 for 1 night').waitFor({ state: 'attached' });
      await page.waitForURL(new RegExp(`fromDate=${next.from}&untilDate=${next.until}`));
    });

    test('[CA-04] [CA-05] [LQ-18] on the days of a home with bookings', async () => {
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
      await only.click();
      await dialog.getByText(`${formatStay({ from: begin, until: checkOutOnly })}, `).waitFor();
      await dayIn(dialog, begin).click();
      expect(await dayIn(dialog, blocked).getAttribute('aria-label')).toMatch(/, not available$/);
      await dayIn(dialog, behind).click();
      await dialog.getByText(`Not every night before ${formatStayDate(behind)} is free`).waitFor();
      await dialog.getByText(`${formatStayDate(behind)}, select a check-out date`).waitFor();
    });

    test('[CA-08] the days have 470 px at least on a desktop', async () => {
      await visit(page, addressOf('test-always-works'));
      const dialog = await openDates(page);
      // Its height in the layout: while the dialog opens it is drawn smaller.
      const height = await dialog
        .locator('.chakra-dialog__body')
        .evaluate((body) => (body as HTMLElement).offsetHeight);
      expect(height).toBeGreaterThanOrEqual(470);
    });
  });

  describe('its guests', () => {
    test('[GU-01] [GU-04] [GU-05] [GU-13] the keyboard alone, up to the limit of the home and back', async () => {
      await visit(page, addressOf('test-always-works'));
      const dialog = await openGuests(page);
      await dialog.getByText('Up to 8 guests, children included.').waitFor();
      const add = dialog.getByRole('button', { name: 'Add one child' });
      await add.focus();
      for (let press = 0; press < 9; press += 1) await page.keyboard.press('Enter');
      expect(await dialog.getByRole('combobox').count()).toBe(6);
      expect(await hasFocus(add)).toBe(true);
      expect(await dialog.getByRole('combobox', { name: 'Age of child 6' }).inputValue()).toBe('17');
      await dialog.getByRole('combobox', { name: 'Age of child 1' }).selectOption('0');
      await dialog.getByRole('button', { name: 'Remove one adult' }).focus();
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
      expect(await dialog.getByRole('group', { name: 'Adults' }).getByRole('status').innerText()).toContain(
        '1',
      );
      await dialog.getByRole('button', { name: 'Done' }).press('Enter');
      await page.waitForURL(/adultsCount=1&children=0%2C17%2C17%2C17%2C17%2C17/);
      await panelOf(page).getByRole('button', { name: 'Guests 7 guests Change' }).waitFor();
    });

    test('[GU-07] Escape changes nothing and goes back to the field', async () => {
      await visit(page, addressOf('test-always-works'));
      const dialog = await openGuests(page);
      await dialog.getByRole('button', { name: 'Add one pet' }).click();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      const field = panelOf(page).getByRole('button', { name: 'Guests 2 guests Change' });
      expect(await hasFocus(field)).toBe(true);
    });

    test.each([
      [1440, 380],
      [1015, 380],
      [1014, 340],
      [961, 340],
      [960, 340],
      [390, 340],
    ])('[CA-08] at %d px the picker is %d px wide', async (width, wanted) => {
      await page.setViewportSize({ width, height: 844 });
      await visit(page, addressOf('test-always-works'));
      const dialog = await openGuests(page);
      // Its width in the layout: while it opens it is drawn smaller.
      expect(await dialog.evaluate((popup) => (popup as HTMLElement).offsetWidth)).toBe(wanted);
    });

    test('[GU-08] [GU-09] a tap shows the note on pets', async () => {
      const other = await openBrowser(portal.url, phone);
      try {
        await signInAs(other.page, 'Helen Ortiz');
        await visit(other.page, addressOf('test-always-works'));
        const dialog = await openGuests(other.page);
        await dialog.getByRole('button', { name: 'About pets' }).tap();
        await other.page.getByRole('tooltip').getByText('pet-friendly homes only').waitFor();
        expect(await violations(other.page)).toEqual([]);
      } finally {
        await other.close();
      }
    });
  });

  describe('that is unavailable', () => {
    const REASONS = [
      ['test-min-stay', 'MIN_STAY_VIOLATION', ''],
      ['test-max-stay', 'MAX_STAY_VIOLATION', ''],
      ['test-occupancy', 'OCCUPANCY_VIOLATION', ''],
      ['test-pets', 'PET_POLICY_VIOLATION', '&petsCount=1'],
      ['test-check-in-day', 'CHECK_IN_NOT_ALLOWED', ''],
      ['test-check-out-day', 'CHECK_OUT_NOT_ALLOWED', ''],
      ['test-blocked-dates', 'BLOCKED_DATES', ''],
      ['test-booking-window', 'MIN_BOOKING_WINDOW_VIOLATION', ''],
      ['test-unknown-reason', 'UNKNOWN', ''],
      ['test-no-reason', 'UNKNOWN', ''],
    ] as const;
    const IDS = {
      MIN_STAY_VIOLATION: 'AV-02',
      MAX_STAY_VIOLATION: 'AV-03',
      OCCUPANCY_VIOLATION: 'AV-04',
      PET_POLICY_VIOLATION: 'AV-05',
      CHECK_IN_NOT_ALLOWED: 'AV-06',
      CHECK_OUT_NOT_ALLOWED: 'AV-07',
      BLOCKED_DATES: 'AV-08',
      MIN_BOOKING_WINDOW_VIOLATION: 'AV-09',
      UNKNOWN: 'AV-10',
    } as const;

    test.each(REASONS.map(([home, code, more]) => [IDS[code], home, code, more] as const))(
      '[%s] [AV-11] %s says why in every look, and its button leads to what has to change',
      async (_id, home, code, more) => {
        const { title, subtitle, action } = AVAILABILITY_REASONS[code];
        for (const [, viewport, colorScheme] of LOOKS) {
          await page.setViewportSize(viewport);
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await visit(page, addressOf(home, more));
          const alert = panelOf(page).getByRole('alert');
          await alert.getByText(title, { exact: true }).waitFor();
          expect(await alert.getByText(subtitle, { exact: true }).isVisible()).toBe(true);
          expect(await page.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true);
          expect(await violations(page)).toEqual([]);
        }
        const [change, dialog] =
          action === 'CHANGE_GUESTS'
            ? ['Change guests', 'Edit Guests']
            : ['Change dates', /check-in and check-out dates/];
        await panelOf(page).getByRole('button', { name: change, exact: true }).click();
        await page.getByRole('dialog', { name: dialog }).waitFor();
      },
    );

    test('[AV-08] booked nights are mended by one press: the next free stay of as many nights', async () => {
      const { id, days } = await homeWithBookings(portal.url, helen);
      const taken = days.find(
        ({ isAvailable, date }) => !isAvailable && date > addDays(days[0]?.date ?? '', 40),
      )?.date as string;
      const nights = Math.max(3, days[0]?.minimumStay ?? 1);
      await visit(page, addressOf(id, '', { from: taken, until: addDays(taken, nights) }));
      const alert = panelOf(page).getByRole('alert');
      await alert.getByText(AVAILABILITY_REASONS.BLOCKED_DATES.title).waitFor();
      await alert.getByRole('button', { name: new RegExp(`, ${formatNights(nights)}$`) }).click();
      await totalOf(page).waitFor();
      await panelOf(page).getByText(formatNights(nights), { exact: true }).waitFor();
      expect(await panelOf(page).getByRole('button', { name: 'Continue' }).isEnabled()).toBe(true);
    });
  });

  describe.each(LOOKS)('at %s', (_name, viewport, colorScheme) => {
    test('axe finds nothing in pickers, menus and notes', async () => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await visit(page, addressOf('test-always-works'));
      await totalOf(page).waitFor();

      const days = await openDates(page);
      expect(await violations(page)).toEqual([]);
      await dayIn(days, addDays(dates.from, 7)).click();
      await dayIn(days, addDays(dates.from, 9)).hover();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await days.waitFor({ state: 'hidden' });

      const guests = await openGuests(page);
      await guests.getByRole('button', { name: 'Add one child' }).click();
      expect(await violations(page)).toEqual([]);
      await guests.getByRole('button', { name: 'About pets' }).hover();
      await page.getByRole('tooltip').waitFor();
      expect(await violations(page)).toEqual([]);
      await guests.getByRole('button', { name: 'Done' }).click();
      await guests.waitFor({ state: 'hidden' });
      await totalOf(page).waitFor();

      await panelOf(page).getByRole('button', { name: 'About Cleaning Fee' }).hover();
      await page.getByRole('tooltip').waitFor();
      expect(await violations(page)).toEqual([]);
      await page.mouse.move(0, 0);

      await page.getByRole('button', { name: /^Rewards account: / }).click();
      await page.getByRole('menuitemradio').first().waitFor();
      expect(await violations(page)).toEqual([]);
    });
  });

  test('[RW-05] [RW-06] on a phone, too, the account is chosen beside the price that follows it', async () => {
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
    await picker.waitFor();
    expect(await picker.innerText()).toBe(chosen);
    expect(page.url()).not.toContain('selectedAccountIndex');
  });

  test.each([
    ['Daniel Cho', "Authorized users can't redeem rewards"],
    ['Ruth Abara', "Account managers can't redeem rewards"],
    ['Tom Lindqvist', "Can't redeem rewards"],
    ['Maya Castellanos', null],
    ['Grace Whitfield', null],
    ['Walter Brandt Primary', null],
  ])('[RW-07] %s reads in the panel what the rewards come to: %p', async (name, refused) => {
    const other = await openBrowser(portal.url);
    try {
      await signInAs(other.page, name);
      await visit(other.page, addressOf('test-always-works'));
      await totalOf(other.page).waitFor();
      if (refused === null)
        await panelOf(other.page)
          .getByText(/^Or with /)
          .waitFor();
      else await panelOf(other.page).getByText(refused, { exact: true }).waitFor();
      expect(
        await panelOf(other.page)
          .getByText(/can't redeem/i)
          .count(),
      ).toBe(refused === null ? 0 : 1);
    } finally {
      await other.close();
    }
  });

  test('[TL-01] [TL-05] [CA-10] what is picked is tracked in its order, and tracking that fails is not seen', async () => {
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
    await dayIn(dialog, addDays(dates.from, 2)).click();
    const sent = page.waitForResponse(
      (response) => response.request().postData()?.includes('dates_finalized') ?? false,
    );
    await dialog.getByRole('button', { name: 'Search Dates' }).click();
    await panelOf(page).getByText('2 nights', { exact: true }).waitFor();
    // The events leave together, a moment later.
    await sent;
    expect(tracked.filter(({ name }) => name.startsWith('date'))).toEqual([
      { name: 'dates_reset', properties: {} },
      { name: 'date_picked', properties: { date: dates.from, isCheckIn: true } },
      { name: 'date_picked', properties: { date: addDays(dates.from, 2), isCheckIn: false } },
      { name: 'dates_finalized', properties: { fromDate: dates.from, untilDate: addDays(dates.from, 2) } },
    ]);
    expect(await page.getByText(/something went wrong|could not|not answer/i).count()).toBe(0);
    expect(await panelOf(page).getByRole('button', { name: 'Continue' }).isEnabled()).toBe(true);
    await page.unroute('**/graphql');
  });

  test('[LC-04] [RT-16] where the traveler came from goes with the links, reloads included', async () => {
    await visit(page, addressOf('test-always-works', '&utm_source=spring%20mail&utm_medium=email'));
    await visit(page, addressOf('test-always-works'));
    await page.reload();
    const stays = page.getByRole('banner').getByRole('link', { name: 'Stays', exact: true });
    expect(await stays.getAttribute('href')).toBe('/stays/?utm_source=spring+mail&utm_medium=email');
    await stays.click();
    await page.waitForURL((url) => url.pathname === '/stays/');
    expect(new URL(page.url()).searchParams.get('utm_source')).toBe('spring mail');
  });
});

describeInBrowser('a stay of a business', () => {
  let portal: Portal;
  let homes: { readonly inPolicy: string; readonly outOfPolicy: string };

  beforeAll(async () => {
    portal = await startPortal({ gateway: { TENANT: 'corporate' } });
    const sam = await signIn(portal.url, 'sam.okafor@lakeshore.example', '440200');
    const ingrid = await signIn(portal.url, 'ingrid.solberg@lakeshore.example', '701500');
    for (const reader of [sam, ingrid]) await readIntroduction(portal.url, reader);
    const asked = { ...stay, adults: 1 };
    const found = [
      ...(await homesIn(portal.url, sam, 'Maui', asked)),
      ...(await homesIn(portal.url, sam, 'Asheville', asked)),
    ];
    homes = {
      inPolicy: await homeWithVerdict(portal.url, sam, found, asked, true),
      outOfPolicy: await homeWithVerdict(portal.url, sam, found, asked, false),
    };
  });
  afterAll(async () => portal?.close());

  test.each(['Ingrid Solberg', 'Samuel Okafor'])(
    '[LS-23] [TN-03] [RW-04] %s sees the policy, one adult, and the account of the business',
    async (name) => {
      const { page, close } = await openBrowser(portal.url);
      try {
        await signInAs(page, name);
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
        expect(await page.getByText(/Summit|Meridian/).count()).toBe(0);
        expect(await violations(page)).toEqual([]);
        await page.setViewportSize(phone);
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        expect(await violations(page)).toEqual([]);
      } finally {
        await close();
      }
    },
  );

  test('[CP-07] out of policy, the way on asks first and can be taken back', async () => {
    const { page, close } = await openBrowser(portal.url);
    try {
      await signInAs(page, 'Samuel Okafor');
      await visit(page, addressOf(homes.outOfPolicy).replace('adultsCount=2', 'adultsCount=1'));
      await panelOf(page).getByText('Out of policy', { exact: true }).waitFor();
      await panelOf(page).getByRole('button', { name: 'Continue' }).click();
      const dialog = page.getByRole('alertdialog', { name: 'This rate is out of policy' });
      await dialog.waitFor();
      expect(await violations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'change selection' }).click();
      await dialog.waitFor({ state: 'hidden' });
      expect(page.url()).toContain('/vacation-rentals/shop/');
    } finally {
      await close();
    }
  });
});

/** A home that somebody has booked, with the days that its date picker is fed with. */
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
