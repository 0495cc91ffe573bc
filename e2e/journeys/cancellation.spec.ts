/** A booked stay is canceled in the browser, and the credit that paid for it is returned (CN-01, CN-09). */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { gql } from 'graphql-tag';
import { type Books, openBooks } from '#system-tests/testing/books.ts';
import { demand } from '#system-tests/testing/graph.ts';
import { readyToBook } from '#system-tests/testing/graph-booking.ts';
import { bookAndFollow } from '#system-tests/testing/persistent-traveler.ts';
import { press } from '../testing/checkout';
import { expect, test } from '../testing/test';
import { createTestPortal, type TestPortal } from '../testing/test-portal';

const CREDIT = { amount: { value: '100.00', currencyCode: 'USD' } };

test.describe('a traveler cancels a booked stay', () => {
  // Credits are spent and refunded here, so no other tests use this portal.
  let own: TestPortal;
  let books: Books;

  test.beforeAll(async () => {
    own = await createTestPortal();
    books = openBooks(own.databaseUrl);
  });
  test.afterAll(async () => {
    expect(await books.problems()).toEqual([]);
    await books.close();
    await own.close();
  });

  /** Books two nights with 100 of credit and the card; returns the reservation number. */
  async function bookedTrip(listingId: string): Promise<string> {
    const credentials = await own.credentialsOf('Helen Ortiz');
    const ready = await readyToBook(own.url, credentials, { listingId, stay: own.freshStay(listingId) });
    const due = (Number(ready.acceptedTotal.value) - 100).toFixed(2);
    const input = {
      ...ready,
      payment: { credit: CREDIT, paymentMethodId: 'card_helen_summit' },
      acceptedAmountDue: { value: due, currencyCode: 'USD' },
      idempotencyKey: randomUUID(),
    };
    const { end } = await bookAndFollow(own.url, { credentials, ready, input }, () => Infinity);
    return end.trip?.id ?? '';
  }

  const credit = async (): Promise<string> => {
    const { wallet } = await demand<{ wallet: { credit: { value: string } } }>(
      own.url,
      gql`{ wallet { credit { value } } }`,
      {},
      await own.credentialsOf('Helen Ortiz'),
    );
    return wallet.credit.value;
  };

  const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

  test('[CN-01] [CN-09] from the list of trips to the refund, and the credit is restored', async ({
    openPage,
  }) => {
    const before = await credit();
    const number = await bookedTrip('test-always-works');
    expect(Number(await credit())).toBe(Number(before) - 100);

    const page = await openPage({ portal: own });
    await page.goto('/trips');
    const card = page.getByRole('article').filter({ hasText: number });
    await card.getByRole('link', { name: /^Cancel this stay/ }).click();
    const terms = dialog(page, 'Cancel this stay');
    await terms.getByText('Everything that you paid is refunded.').waitFor();
    await expect(terms.getByRole('region', { name: 'Refund' })).toContainText('$100.00');
    await terms.getByText(/^These terms hold until/).waitFor();
    await press(page, 'Continue');
    await dialog(page, 'Cancel this stay for good?').waitFor();
    await press(page, 'Cancel this stay');
    const success = dialog(page, 'Your stay is canceled');
    await expect(success.getByRole('region', { name: 'Refund' })).toContainText('$520.00');
    await page.keyboard.press('Escape');
    await page.getByText('Canceled', { exact: true }).waitFor();
    await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Refund$520.00');
    expect(await credit()).toBe(before);
    expect(await books.cardsOf(number)).toMatchObject([{ captured_minor: 42_000, refunded_minor: 42_000 }]);
  });

  test('[CN-01] a slow cancellation is found again after a reload, and ends automatically', async ({
    openPage,
  }) => {
    const number = await bookedTrip('test-cancellation-slow');
    const page = await openPage({ portal: own });
    await page.goto(`/trips/${number}/cancel-home`);
    await press(page, 'Continue');
    await press(page, 'Cancel this stay');
    await dialog(page, 'Your stay is being canceled').waitFor();
    await page.reload();
    await dialog(page, 'Your stay is being canceled').waitFor();
    await dialog(page, 'Your stay is canceled').waitFor();
    expect(await books.cardsOf(number)).toMatchObject([{ captured_minor: 42_000, refunded_minor: 42_000 }]);
  });
});
