/** The listing page by keyboard alone: the tab order, a visible focus, and dialogs that return it. */
import type { Page } from '@playwright/test';
import { expect, desktop, phone, test } from '../testing/test';
import { namesOf, problemsOf, waitForFocus, walk } from '../testing/keyboard';
import {
  addressOf,
  openDates,
  openFreeze,
  openGuests,
  openPhotos,
  panelOf,
  photosIn,
  totalOf,
  visit,
} from '../testing/listing';

/** A home of the catalogue with everything: photos of all rooms, a long description, reviews. */
const HOME = 'vr-outer-banks-10';
const NAME = 'Three-bedroom beach house in South Nags Head, sand on foot';

const NAVIGATION = [
  'Skip to content',
  'Larkfield Travel, search stays',
  'Stays',
  'Experiences',
  'Favorites',
  'Trips',
  'My Travel Credits and Offers',
];
const ACCOUNT = 'Account of Helen Ortiz';
const SECTIONS = ['Gallery', 'Overview', 'About', 'Amenities', 'Reviews', 'Location', 'House rules'];
const CONTENT = [
  'Read more about this home',
  'Show all 25 amenities',
  'Search reviews',
  'Newest',
  'Highest score',
  'Lowest score',
  'Show all 14 reviews',
  'Map: a circle of 500 m around the home',
  'Zoom in',
  'Zoom out',
  'Ask a question',
  /Outer Banks$/,
  /Asheville$/,
  /Asheville$/,
  /Asheville$/,
  'Show all 5 homes',
];
const FIELDS = [/^Check-in .+ Change$/, /^Check-out .+ Change$/, 'Guests 2 guests Change'];
const FEES = [/^Fees and taxes /, 'About this comparison', 'Freeze this price'];
const REWARDS = /^Rewards account:.+Change$/;
const FOOTER = [/^1-800-/, 'Terms', 'Help and questions'];

const ORDER = {
  desktop: [
    ...NAVIGATION,
    'Switch to dark colors',
    ACCOUNT,
    'Back to results',
    REWARDS,
    `Share ${NAME}`,
    `Save ${NAME}`,
    'See all photos (12)',
    ...SECTIONS,
    ...CONTENT,
    ...FIELDS,
    ...FEES,
    'Continue',
    ...FOOTER,
  ],
  phone: [
    ...NAVIGATION,
    ACCOUNT,
    'Back to results',
    `Save ${NAME}`,
    'Change dates',
    'First photos',
    'See all photos (12)',
    `Share ${NAME}`,
    ...FIELDS,
    ...FEES,
    REWARDS,
    ...CONTENT,
    'Continue',
    ...FOOTER,
  ],
} as const;

const SIZES = [
  ['1440', desktop, ORDER.desktop],
  ['390', phone, ORDER.phone],
] as const;

test.describe('the listing page with the keyboard alone', () => {
  let page: Page;
  test.beforeEach(({ page: opened }) => {
    page = opened;
  });

  for (const [width, viewport, order] of SIZES)
    test.describe(`at ${width} px`, () => {
      test.use({ viewport });

      test('Tab reaches everything, in the order of the page, with a visible focus', async () => {
        await visit(page, addressOf(HOME));
        await page.getByRole('button', { name: REWARDS }).waitFor();
        // Sections that render near the viewport are rendered before the walk starts.
        await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
        await page.getByRole('region', { name: /^Map: / }).waitFor();
        await page.evaluate(() => window.scrollTo(0, 0));
        const way = await walk(page);
        expect(namesOf(way)).toEqual(
          order.map((name) => (name instanceof RegExp ? expect.stringMatching(name) : name)),
        );
        expect(problemsOf(way)).toEqual([]);
      });

      for (const [name, open, opener] of [
        ['the dates', openDates, /^Check-in /],
        ['the guests', openGuests, /^Guests /],
        ['the photos', openPhotos, /^See all photos/],
        ['the frozen price', openFreeze, 'Freeze this price'],
      ] as const)
        test(`Tab cycles in the dialog of ${name}, and Escape returns the focus`, async () => {
          await visit(page, addressOf(HOME));
          await totalOf(page).waitFor();
          const dialog = await open(page);
          const way = await walk(page);
          expect(way.stops.length).toBeGreaterThan(3);
          expect(problemsOf(way)).toEqual([]);
          await page.keyboard.press('Escape');
          await dialog.waitFor({ state: 'detached' });
          await waitForFocus(page.getByRole('button', { name: opener }).first());
        });

      test('[GA-02] a photo, its neighbors and the back button are reachable', async () => {
        await visit(page, addressOf(HOME));
        const dialog = await openPhotos(page);
        await photosIn(dialog).nth(1).press('Enter');
        await dialog.getByRole('group', { name: 'Photo 2 of 12' }).waitFor();
        const way = await walk(page);
        expect(namesOf(way)).toEqual(['Previous photo', 'Next photo', 'All photos', 'Close the photos']);
        expect(problemsOf(way)).toEqual([]);
      });

      test('[AV-11] the fix of a stay disappears with the reason, and the focus stays with the stay', async () => {
        await visit(page, addressOf('test-occupancy'));
        await panelOf(page).getByRole('button', { name: 'Up to 1 guest' }).press('Enter');
        await totalOf(page).waitFor();
        await waitForFocus(panelOf(page));
      });

      test('[AV-11] changing the guests from the reason returns the focus to the stay', async () => {
        await visit(page, addressOf('test-occupancy'));
        await panelOf(page).getByRole('button', { name: 'Change guests', exact: true }).press('Enter');
        const dialog = page.getByRole('dialog', { name: 'Edit Guests' });
        await dialog.getByRole('button', { name: 'Remove one adult' }).press('Enter');
        await dialog.getByRole('button', { name: 'Done' }).press('Enter');
        await totalOf(page).waitFor();
        await dialog.waitFor({ state: 'detached' });
        await waitForFocus(panelOf(page));
      });
    });

  test('[RW-05] the menu of rewards accounts is opened, used and left with the keyboard', async () => {
    await visit(page, addressOf(HOME));
    const button = page.getByRole('button', { name: REWARDS });
    await button.press('Enter');
    await focusOnMenu(page);
    await page.keyboard.press('Escape');
    await waitForFocus(button);
  });
});

const focusOnMenu = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'menu');
