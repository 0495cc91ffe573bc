/** A traveler whose platform goes down and comes back. Each test starts a portal, because it kills the platform. */
import { stayIn } from '#system-tests/testing/stays.ts';
import { addressOf, panelOf, totalOf, visit } from '../testing/listing';
import { createTestPortal, type TestPortal } from '../testing/test-portal';
import { expect, test } from '../testing/test';
import { listingAddress } from '../testing/visitor';

const stay = stayIn(40, 2);
let own: TestPortal;

test.beforeEach(async () => {
  own = await createTestPortal();
});
test.afterEach(() => own.close());

test('a home opened during the outage shows a message, and appears automatically with the same stay [LQ-10]', async ({
  openPage,
}) => {
  const page = await openPage({ portal: own });
  await page.goto(listingAddress('test-always-works', stay));
  await page.getByRole('heading', { level: 1, name: 'Nothing goes wrong here' }).waitFor();

  await own.platform().kill();
  await page.goto(listingAddress('test-no-reviews', stay));
  await page.getByRole('alert').waitFor();
  await own.restartPlatform();
  await page.getByRole('heading', { level: 1, name: 'No reviews yet' }).waitFor();
  expect(new URL(page.url()).searchParams.get('fromDate')).toBe(stay.fromDate);
});

test('guests changed during the outage cannot be priced, and are when the platform is back [LQ-10] [LQ-20]', async ({
  openPage,
}) => {
  const page = await openPage({ portal: own });
  await visit(page, addressOf('test-always-works'));
  await own.platform().kill();
  await panelOf(page)
    .getByRole('button', { name: /^Guests / })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit Guests' });
  await dialog.getByRole('button', { name: 'Remove one adult' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await panelOf(page).getByText('We could not check these dates').waitFor();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(panelOf(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await own.restartPlatform();
  await totalOf(page).waitFor();
});
