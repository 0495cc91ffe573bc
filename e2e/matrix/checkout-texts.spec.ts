/**
 * Hosts' texts are shown as plain text, and what a traveler keeps of a booked stay is correct: calendar file, printed itinerary,
 * earnings. Also the tracked events of the flow.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../testing/test';
import {
  answerMessage,
  checkoutAddress,
  confirmButton,
  press,
  shownMessage,
  toReview,
} from '../testing/checkout';
import { openPayment } from '../testing/stored-checkout';
import { recordedEvents } from '#system-tests/testing/platform-events.ts';
import { track } from '../testing/tracked';
import { listingAddress } from '../testing/visitor';

test.describe('texts, files and tracking', () => {
  let page: Page;
  test.beforeEach(({ page: opened }) => {
    page = opened;
  });

  /** No script in a text has run, and none of its markup became elements. */
  async function expectWordsOnly(): Promise<void> {
    expect(await page.evaluate(() => 'markupRan' in window)).toBe(false);
    expect(await page.locator('[onerror]').count()).toBe(0);
    expect(await page.locator('body').innerText()).not.toMatch(/<\/?(b|img|script)|markupRan/);
  }

  test('[FM-10] markup and scripts in the texts of a home never run and are never shown, from the search to the trip', async ({
    portal,
  }) => {
    const home = 'test-markup-in-texts';
    const stay = portal.freshStay(home);
    await page.goto(listingAddress(home, stay));
    await page.getByRole('heading', { level: 1, name: 'Markup in every text', exact: true }).waitFor();
    await page.getByText('The door code is the last four digits').first().waitFor();
    await expectWordsOnly();
    await page.goto(checkoutAddress(home, stay));
    await toReview(page);
    await page.getByText('This home is fictional.').waitFor();
    await page.getByText('Registration number: TH-0001').waitFor();
    await expectWordsOnly();
    await confirmButton(page).click();
    await page.getByText('Confirmed, your stay is booked.').waitFor();
    await page.getByText('Bring nothing. The harbor provides.').waitFor();
    await expectWordsOnly();
    await page.goto('/trips');
    await page.getByRole('article').filter({ hasText: 'Markup in every text' }).first().waitFor();
    await expectWordsOnly();
  });

  test('[BK-13] [TL-05] [CF-01] [CF-03] [EA-02] a booked stay is tracked, earns, and can be saved and printed', async ({
    portal,
  }) => {
    const stay = portal.freshStay();
    const tracked = track(page);
    await page.goto(checkoutAddress('test-always-works', stay));
    await toReview(page);
    const due = await page.getByText('Amount due:', { exact: true }).locator('xpath=..').innerText();
    const dollars = Number(/\$([\d.]+)/.exec(due)?.[1]);
    expect(dollars).toBeGreaterThan(0);
    await confirmButton(page).click();
    await page.getByText('Confirmed, your stay is booked.').waitFor();
    const number =
      /#(.+)$/.exec(await page.getByText('Your booking confirmation is #').innerText())?.[1] ?? '';
    expect(number).not.toBe('');
    await page.getByText('An email confirmation will be sent to helen.ortiz@larkfield.example').waitFor();
    // The card earns five miles a dollar on homes; a fraction of a mile is rounded up.
    const miles = Math.ceil(dollars * 5).toLocaleString('en-US');
    await page.getByText(`You've earned ${miles} Miles on this trip!`).waitFor();

    const [complete, ...more] = await tracked.events('booking_complete');
    expect(more).toEqual([]);
    expect(complete?.properties).toMatchObject({ listingId: 'test-always-works', reservationId: number });
    const [contact] = await tracked.events('contact_submitted');
    expect(contact?.properties).toEqual({ listingId: 'test-always-works' });

    const download = page.waitForEvent('download');
    await press(page, 'Add to calendar');
    const file = await download;
    expect(file.suggestedFilename()).toBe(`stay-${number}.ics`);
    const text = readFileSync(await file.path(), 'utf8');
    const day = (date: string) => date.replaceAll('-', '');
    expect(text.split('\r\n').slice(0, 5)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Larkfield Travel//Stays//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
    ]);
    expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toContain(`DTSTART;VALUE=DATE:${day(stay.fromDate)}`);
    expect(lines).toContain(`UID:${number}@larkfield-travel`);

    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.getByText('2 adults', { exact: true }).waitFor();
    await press(page, 'Print itinerary');
    await page.locator('[data-print-view]').waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    const paper = await page.locator('[data-print-view] article').innerText();
    expect(paper).toContain(`#${number}`);
    expect(paper).toContain('Nothing goes wrong here');
    expect(paper).toContain(`${stay.untilDate.slice(0, 4)} · `);
    expect(paper).toContain('2 adults');
    expect(await page.locator('body').innerText()).toBe('');

    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.getByRole('region', { name: 'Your stay' }).waitFor();
    await expect(page.getByRole('complementary', { name: 'Your rewards' })).toBeHidden();
    await expect(page.getByRole('heading', { name: "What's next?" })).toBeHidden();
    await expect(page.getByRole('region', { name: 'Trees' })).toBeHidden();
    await expect(page.getByRole('main').getByRole('img')).toBeHidden();
  });

  test('[SP-07] [ER-01] [TL-02] an amount that cannot be converted shows the message, is tracked, and can be edited', async ({
    portal,
  }) => {
    await openPayment(page, portal);
    const due = page.getByText('Amount due', { exact: true }).locator('xpath=..');
    const before = await due.innerText();
    await page.locator('label', { hasText: 'Larkfield Summit Reserve' }).first().click();
    await press(page, 'Edit amount');
    await page.getByRole('textbox', { name: 'Amount of Miles to apply' }).fill('4,040');
    await press(page, 'Save');
    expect(await shownMessage(page)).toEqual({
      title: 'Rewards Redemption Failure',
      text: 'We were unable to redeem your rewards at this time. Please try again, and if the issue continues to persist, please try again later.',
      buttons: ['Try Again'],
      icon: 'UNABLE_TO_PROCESS',
    });
    await answerMessage(page, 'Try Again');
    await page.getByText('Could not fetch split pay conversion.').waitFor();
    expect(await due.innerText()).toBe(before);
    await press(page, 'Try again');
    await answerMessage(page, 'Try Again');
    await press(page, 'Edit amount');
    await page.getByRole('textbox', { name: 'Amount of Miles to apply' }).fill('5,000');
    await press(page, 'Save');
    await page.getByText('Applied to this trip').waitFor();

    const endpoint = 'PUT /api/v0/rewards/convert/redeem/rewardsToUsd';
    const failures = (await recordedEvents(portal.databaseUrl, 'response_failed')).filter(
      (failure) => failure['endpoint'] === endpoint,
    );
    expect(failures.length).toBeGreaterThanOrEqual(2);
    expect(failures[0]).toMatchObject({
      statusCode: 500,
      statusText: 'Internal Server Error',
    });
    expect(JSON.parse(String(failures[0]?.['body']))).toMatchObject({ code: 50001 });
  });
});
