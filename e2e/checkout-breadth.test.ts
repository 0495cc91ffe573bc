/** The checkout for everybody who books: a business, an agent, a host application. */
import type { Page } from 'playwright-core';
import { violations } from './testing/accessibility';
import { type Browser, describeInBrowser, desktop, openBrowser, phone } from './testing/browser';
import {
  answerMessage,
  checkoutAddress,
  chooseCard,
  confirmButton,
  press,
  shownMessage,
  toPayment,
  toTraveler,
} from './testing/checkout';
import { demand, signIn } from './testing/graph';
import { type Portal, startPortal } from './testing/portal';
import { stayIn } from './testing/stays';
import { signInAs } from './testing/visitor';

const HOME = 'test-always-works';
const BOOKED = 'Confirmed, your stay is booked.';

let browser: Browser | undefined;
let daysAhead = 30;

const nextStay = () => stayIn((daysAhead += 4), 3);

async function visit(url: string, name: string, viewport: typeof desktop | typeof phone): Promise<Page> {
  browser = await openBrowser(url, viewport);
  await browser.page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs(browser.page, name);
  return browser.page;
}

afterEach(() => browser?.close());

describeInBrowser('consumers', () => {
  let portal: Portal;

  beforeAll(async () => {
    portal = await startPortal({ gateway: { LIVE_POLL_INTERVAL_MS: '300' } });
  });

  afterAll(() => portal.close());

  test('[AG-01] [AG-03] [PQ-16] an agent books in the agent portal, with the fee as a line of its own', async () => {
    const page = await visit(portal.url, 'Priya Raman', desktop);
    await page.goto('/stays/?isAgent=true');
    await page.goto(checkoutAddress(HOME, nextStay()));
    await page.getByText('An agent fee of $10.00 is part of the total.', { exact: false }).waitFor();
    await toPayment(page);
    const trip = page.getByRole('complementary', { name: 'Your trip' });
    expect(await trip.getByText('Agent fee').locator('xpath=..').innerText()).toContain('$10.00');
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });

  test('[ST-02] [TA-01] in a host application the step stands in the address and there is no way back of ours', async () => {
    const page = await visit(portal.url, 'Helen Ortiz', phone);
    const step = () => new URL(page.url()).searchParams.get('bookStep');
    await page.goto(`${checkoutAddress(HOME, nextStay())}&isTravelApp=true`);
    await toTraveler(page);
    expect(await page.getByRole('button', { name: 'Back', exact: true }).count()).toBe(0);
    expect(await page.getByRole('complementary', { name: 'Your rewards' }).count()).toBe(0);
    await press(page, 'Add Travelers');
    await page.getByRole('textbox', { name: /Email/ }).waitFor();
    await page.waitForURL((url) => url.searchParams.get('bookStep') === '1');
    await page.reload();
    await page.getByRole('textbox', { name: /Email/ }).waitFor();
    expect(step()).toBe('1');
    await page.goBack();
    await page.getByText('Select or add the primary traveler for this reservation.').waitFor();
    expect(step()).toBe('0');
  });
});

describeInBrowser('a business', () => {
  let portal: Portal;

  beforeAll(async () => {
    portal = await startPortal({ gateway: { LIVE_POLL_INTERVAL_MS: '300', TENANT: 'corporate' } });
  });

  afterAll(() => portal.close());

  test('[CP-07] [CP-09] [BK-19] a stay out of policy is booked with a message to the approver', async () => {
    const stay = nextStay();
    const listingId = await outOfPolicy(portal.url, stay);
    const page = await visit(portal.url, 'Samuel Okafor', desktop);
    await page.goto(checkoutAddress(listingId, { ...stay, adults: 1 }));
    expect(await shownMessage(page)).toEqual({
      title: 'This rate is out of policy',
      text: '',
      buttons: ['change selection', 'continue anyway'],
      icon: 'GENERIC_ERROR',
    });
    await answerMessage(page, 'continue anyway');
    await toTraveler(page);
    await press(page, 'Continue');
    await page.getByText('This rate is out of policy').waitFor();
    await page
      .getByRole('textbox', { name: /Message to your approver/ })
      .fill('The trade fair fills the town');
    expect(await violations(page)).toEqual([]);
    await press(page, 'Continue');
    await page.getByText('Amount due', { exact: true }).waitFor();
    await chooseCard(page, '4402');
    await press(page, 'Review my Trip');
    await confirmButton(page).click();
    await page.getByText(BOOKED).waitFor({ timeout: 30_000 });
  }, 180_000);
});

interface Found {
  readonly places: readonly { readonly id: string }[];
}
interface Stays {
  readonly stays: { readonly nodes: readonly { readonly id: string }[] };
}
interface Verdict {
  readonly listing: {
    readonly corporateTravel: { readonly isInPolicy: boolean | null } | null;
    readonly availability: { readonly __typename: string };
  };
}

/** A home that the traveler's policy does not allow. */
async function outOfPolicy(url: string, stay: ReturnType<typeof nextStay>): Promise<string> {
  const sam = await signIn(url, 'sam.okafor@lakeshore.example', '440200');
  const { places } = await demand<Found>(url, '{ places(text: "Maui") { id } }', {}, sam);
  const { stays } = await demand<Stays>(
    url,
    'query Stays($search: StaySearchInput!) { stays(search: $search, first: 50) { nodes { id } } }',
    { search: { placeId: places[0]?.id, stay } },
    sam,
  );
  for (const { id } of stays.nodes) {
    const { listing } = await demand<Verdict>(
      url,
      `query Verdict($id: ID!, $stay: StayInput!) {
        listing(id: $id, stay: $stay) {
          corporateTravel(stay: $stay) { isInPolicy }
          availability(stay: $stay) { __typename }
        }
      }`,
      { id, stay: { ...stay, adults: 1 } },
      sam,
    );
    if (listing.corporateTravel?.isInPolicy === false && listing.availability.__typename === 'Available')
      return id;
  }
  throw new Error('Every home found is in policy');
}
