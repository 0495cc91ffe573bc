/** A browser whose storage is full: the portal works, and knows what it could not store until the page is closed. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openCheckout, platform, press, toReview } from '#client/testing/checkout-kit.ts';

test('[BK-22] without storage a stay is booked, and an attempt without a response is sent again with the same key', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The storage is full.', 'QuotaExceededError');
  });
  const of = platform();
  of.book.mockImplementationOnce(() => {
    throw new Error('cut');
  });
  const { address } = await openCheckout(of);
  await toReview();
  await press('Confirm and Book');
  const dialog = await screen.findByRole('alertdialog', { name: 'Our service is not responding' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(address()).toBe('/vacation-rentals/book/confirm/'));
  const keys = of.book.mock.calls.map(([, { input }]) => input['idempotencyKey']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});
