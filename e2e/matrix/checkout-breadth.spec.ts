/** The checkout for all kinds of users: a business, an agent, a host application. */
import { violations } from '../testing/accessibility';
import { expect, phone, test } from '../testing/test';
import {
  answerMessage,
  checkoutAddress,
  chooseCard,
  confirmButton,
  press,
  shownMessage,
  toPayment,
  toTraveler,
} from '../testing/checkout';
import { homesIn, homeWithVerdict } from '#system-tests/testing/homes.ts';

const HOME = 'test-always-works';

test.describe('consumers', () => {
  test('[AG-01] [AG-03] [PQ-16] an agent books in the agent portal, with the fee on a separate line', async ({
    portal,
    openPage,
  }) => {
    const page = await openPage({ person: null });
    await page.goto('/agent/login');
    await page.getByRole('button', { name: /Priya/ }).click();
    await page.getByLabel('Name or email address').fill('Walter');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Act for Walter' }).click();
    await page.waitForURL((url) => url.pathname === '/trips');
    await page.goto('/stays/?isAgent=true');
    await page.goto(checkoutAddress(HOME, portal.freshStay(HOME, 3)));
    await page.getByText('An agent fee of $10.00 is part of the total.', { exact: false }).waitFor();
    await toPayment(page);
    const trip = page.getByRole('complementary', { name: 'Your trip' });
    expect(await trip.getByText('Agent fee').locator('xpath=..').innerText()).toContain('$10.00');
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });

  test('[ST-02] [TA-01] in a host application the step is in the address and the portal shows no back button', async ({
    portal,
    openPage,
  }) => {
    const page = await openPage({ viewport: phone });
    const step = () => new URL(page.url()).searchParams.get('bookStep');
    await page.goto(`${checkoutAddress(HOME, portal.freshStay(HOME, 3))}&isTravelApp=true`);
    await toTraveler(page);
    expect(await page.getByRole('button', { name: 'Back', exact: true }).count()).toBe(0);
    expect(await page.getByRole('complementary', { name: 'Your rewards' }).count()).toBe(0);
    await press(page, 'Add Contact Information');
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

test.describe('a business', () => {
  test.use({ tenant: 'corporate', person: 'Samuel Okafor' });

  test('[CP-07] [CP-09] [CP-11] [BK-19] a stay out of policy waits for an approver, is changed meanwhile, and declined', async ({
    page,
    portal,
    openPage,
  }) => {
    // Two bookings, by two people.
    test.setTimeout(120_000);
    const stay = { ...portal.freshStay('out of policy', 3), adults: 1 };
    const sam = await portal.credentialsOf('Samuel Okafor');
    const url = await portal.urlOf('corporate');
    const found = await homesIn(url, sam, 'Maui', stay);
    const listingId = await homeWithVerdict(url, sam, found, stay, false);
    await page.goto(checkoutAddress(listingId, stay));
    expect(await shownMessage(page)).toEqual({
      title: 'This rate is out of policy',
      text: expect.stringMatching(
        /^Your travel policy allows (up to \$325 a night|homes with 2 to 4 stars)\./,
      ),
      buttons: ['change selection', 'continue anyway'],
      icon: 'GENERIC_ERROR',
    });
    await answerMessage(page, 'continue anyway');
    await toTraveler(page);
    await press(page, 'Continue');
    await page.getByText('This rate is out of policy').waitFor();
    await page.getByRole('textbox', { name: /Why are you booking out of policy/ }).fill('Near the fair');
    await page
      .getByRole('textbox', { name: /Message to your approver/ })
      .fill('The trade fair fills the town');
    expect(await violations(page)).toEqual([]);
    await press(page, 'Continue');
    const payAndConfirm = async () => {
      await page.getByText('Amount due', { exact: true }).waitFor();
      await chooseCard(page, '4402');
      await press(page, 'Review my Trip');
      await confirmButton(page).click();
      await page.getByText('Waiting for approval').waitFor();
    };
    await payAndConfirm();
    await expect(page.getByRole('region', { name: 'Business trip' })).toContainText(
      'The trade fair fills the town',
    );
    expect(await violations(page)).toEqual([]);

    await press(page, 'Change the booking');
    await press(page, 'Withdraw and change');
    await press(page, 'Continue');
    const message = page.getByRole('textbox', { name: /Message to your approver/ });
    await expect(message).toHaveValue('The trade fair fills the town');
    await message.fill('The trade fair fills the town, and two of us share the home');
    await press(page, 'Continue');
    await payAndConfirm();
    expect(await page.getByText('Your booking is still being processed').count()).toBe(0);

    const approver = await openPage({ person: 'Marta Keller', viewport: phone });
    await approver.goto('/approvals/');
    const requests = approver.getByRole('article', { name: /^Samuel Okafor: / });
    const request = requests.filter({ hasText: 'two of us share the home' });
    await request.waitFor();
    expect(await approver.getByRole('button', { name: /^Decline/ }).count()).toBe(1);
    expect(await violations(approver)).toEqual([]);
    await request.getByRole('button', { name: /^Decline/ }).click();
    const dialog = approver.getByRole('dialog', { name: 'Decline this booking' });
    await dialog.getByRole('textbox', { name: /Reason for the traveler/ }).fill('The fair has a hotel.');
    expect(await violations(approver)).toEqual([]);
    await dialog.getByRole('button', { name: 'Decline', exact: true }).click();
    await requests.filter({ hasText: 'Declined by Marta Keller' }).waitFor();

    await page.getByText('Marta Keller declined this booking: “The fair has a hotel.”').waitFor();
    await page.getByRole('link', { name: 'See other homes for these dates' }).click();
    await page.getByRole('article').first().waitFor();
  });
});
