/** The playground (DC-08): its ready-made operations, run in order, end in a booked stay. */
import type { Page } from '@playwright/test';
import { expect, test } from '../testing/test';
import { createTestPortal, type TestPortal } from '../testing/test-portal';

test.describe('the playground', () => {
  let portal: TestPortal;
  let page: Page;
  let hosts: Set<string>;
  let complaints: string[];

  // The tour counts the bookings, so no other test books in this portal.
  test.beforeAll(async () => {
    portal = await createTestPortal();
  });
  test.afterAll(() => portal.close());
  test.beforeEach(async ({ openPage }) => {
    hosts = new Set();
    complaints = [];
    page = await openPage({ portal, person: null });
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol.startsWith('http')) hosts.add(host);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
  });

  const shown = (operation: string) =>
    page.locator('.graphiql-query-editor').getByText(operation).first().waitFor();

  async function visit(): Promise<void> {
    await page.goto('/playground');
    // Until its editor has loaded, GraphiQL does not change the operation with the tab.
    await shown('People');
  }

  const execute = async (operation: string) => {
    await page.locator('.graphiql-tab-button', { hasText: new RegExp(`^${operation}$`) }).click();
    await shown(operation);
    await page.getByRole('button', { name: /^Execute query/ }).click();
  };

  /** Runs a query or mutation and waits for the result on the page. */
  async function run(operation: string): Promise<Record<string, unknown>> {
    const answered = page.waitForResponse(
      (response) =>
        response.url().endsWith('/graphql') &&
        new RegExp(`(query|mutation) ${operation}\\b`).test(response.request().postData() ?? ''),
    );
    await execute(operation);
    const { data, errors } = (await (await answered).json()) as {
      data: Record<string, unknown>;
      errors?: unknown;
    };
    expect(errors).toBeUndefined();
    return data;
  }

  /** Follows a subscription until a text shows among the results. */
  async function follow(operation: string, text: string): Promise<void> {
    await execute(operation);
    await page.locator('.graphiql-response .view-lines', { hasText: text }).waitFor();
  }

  test('[DC-08] runs step after step, and shows the REST calls behind a result and all events of a subscription', async () => {
    await visit();
    const next = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await next('Run this step');
    await next('Run next: SignIn');
    await expect(page.getByRole('combobox', { name: 'Step' })).toHaveValue('1');
    await expect(page.getByRole('region', { name: '1 REST call' })).toContainText(/POST .* · \d+ ms/);
    for (const step of ['Places', 'Stays', 'Listing', 'SchedulePriceQuote', 'PriceQuoteStatus']) {
      await next(`Run next: ${step}`);
      await page
        .getByRole('region', { name: step === 'PriceQuoteStatus' ? /events$/ : /REST call/ })
        .waitFor();
    }
    await expect(page.getByRole('region', { name: /events$/ })).toContainText('PriceQuoteSuccess');
    await page.getByRole('link', { name: 'Back to the portal' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('[DC-08] leads from sign-in to a booked stay, subscriptions included, without requests to other sites', async () => {
    await visit();

    await run('People');
    expect(await run('SignIn')).toMatchObject({ signIn: { token: expect.any(String) } });
    await run('Places');
    await run('Stays');
    await run('Listing');
    expect(await run('SchedulePriceQuote')).toMatchObject({
      schedulePriceQuote: { token: expect.any(String) },
    });
    await follow('PriceQuoteStatus', 'orderedProductId');
    await run('TravelersAndCards');
    expect(await run('AddMainGuest')).toMatchObject({
      addMainGuest: { orderedProductId: expect.any(String) },
    });
    expect(await run('PaymentPlan')).toMatchObject({ paymentPlan: { mode: 'CARD_ONLY', problems: [] } });
    expect(await run('Book')).toMatchObject({ book: { token: expect.any(String), isRepeated: false } });
    await follow('BookingStatus', 'trip');
    expect(await run('Trips')).toMatchObject({ trips: { totalCount: 1 } });
    await run('FreezeOptions');
    expect(await run('FreezePrice')).toMatchObject({ freezePrice: { __typename: 'PriceFrozen' } });

    expect(complaints).toEqual([]);
    expect([...hosts]).toEqual([new URL(portal.url).host]);
  });

  test('shows the variables, and names one that no operation has returned yet', async () => {
    await visit();
    await follow('Stays', '{{places.0.id}}');
    await page.locator('.graphiql-editor-tool .view-lines', { hasText: '{{places.0.id}}' }).waitFor();
  });

  test('shows the result below the operation in a narrow window', async ({ openPage }) => {
    page = await openPage({ portal, person: null, viewport: { width: 390, height: 844 } });
    await visit();
    await run('People');
    const result = await page.locator('.graphiql-response').boundingBox();
    expect(result?.width).toBeGreaterThan(250);
    expect(result?.height).toBeGreaterThan(250);
  });
});
