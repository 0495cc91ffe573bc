import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fiat } from '#client/testing/portal-facts.ts';
import { checkoutPath } from '#client/testing/checkout-facts.ts';
import { openCheckout, platform, toPayment } from '#client/testing/checkout-kit.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const path = `${checkoutPath}&hotelBookType=pf-exercise&priceFreezeEntry=freeze-1`;

const withFrozenPrice = () => {
  const of = platform();
  of.frozenPrice.mockReturnValue({
    id: 'freeze-1',
    expiresAt: '2099-05-08T16:00:00.000Z',
    total: fiat(380),
    today: { discount: fiat(120), deposit: fiat(59.2) },
  });
  return of;
};

test.each(['desktop', 'mobile'] as const)(
  '[AD-11] [RT-14] on a %s the frozen price is shown before the price is confirmed',
  async (viewport) => {
    await openCheckout(withFrozenPrice(), { path, viewport });
    const note = await screen.findByRole('region', { name: 'Frozen price' });
    expect(note).toHaveTextContent('Your frozen price is $380.00');
    expect(note).toHaveTextContent('Book by Fri, May 8, 2099, 12:00 PM EDT.');
    expect(screen.getByRole('button', { name: 'Trip total: USD 380.00' })).toBeVisible();
  },
);

test('[AD-11] [PR-10] before the price is confirmed the breakdown deducts the savings and the deposit from the current price', async () => {
  await openCheckout(withFrozenPrice(), { path });
  await screen.findByRole('region', { name: 'Frozen price' });
  const [breakdown] = screen.getAllByRole('region', { name: 'Checkout Breakdown' });
  expect(breakdown).toHaveTextContent('Total$500.00');
  expect(breakdown).toHaveTextContent('Price freeze savings:−$120.00');
  expect(breakdown).toHaveTextContent('Price freeze deposit paid:−$59.20');
  expect(breakdown).toHaveTextContent('Amount due:$320.80');
});

test('[AD-11] no total is shown before the frozen price has been read', async () => {
  const of = withFrozenPrice();
  let answer: (price: null) => void = () => undefined;
  of.frozenPrice.mockReturnValue(new Promise<null>((resolve) => (answer = resolve)));
  await openCheckout(of, { path });
  await screen.findAllByRole('region', { name: 'Checkout Breakdown' });
  await waitFor(() => expect(of.frozenPrice).toHaveBeenCalled());
  expect(screen.queryByRole('button', { name: /^Trip total/ })).not.toBeInTheDocument();
  answer(null);
  expect(await screen.findByRole('button', { name: 'Trip total: USD 500.00' })).toBeVisible();
});

test('[AD-11] an unreadable frozen price leaves the current price unchanged', async () => {
  const of = withFrozenPrice();
  of.frozenPrice.mockReturnValue({
    id: 'freeze-1',
    expiresAt: '2099-05-08T16:00:00.000Z',
    total: fiat(380),
    today: null,
  });
  await openCheckout(of, { path });
  await screen.findByRole('region', { name: 'Frozen price' });
  expect(screen.getByRole('button', { name: 'Trip total: USD 500.00' })).toBeVisible();
  expect(screen.queryByText('Amount due:')).not.toBeInTheDocument();
});

test('[AD-11] once the price is confirmed the breakdown shows the deduction, and the note shows its deadline', async () => {
  await openCheckout(withFrozenPrice(), { path });
  await toPayment();
  const note = screen.getByRole('region', { name: 'Frozen price' });
  expect(note).toHaveTextContent('Book by Fri, May 8, 2099, 12:00 PM EDT.');
});

test('[AD-11] a stay without a frozen price has no note', async () => {
  const of = withFrozenPrice();
  await openCheckout(of);
  await screen.findAllByRole('region', { name: 'Checkout Breakdown' });
  expect(screen.queryByRole('region', { name: 'Frozen price' })).not.toBeInTheDocument();
  expect(of.frozenPrice).not.toHaveBeenCalled();
});
