import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportLiveLink } from '#client/app/graph/live-link.ts';
import { SessionDocument } from '#client/app/session/session.generated.ts';
import { fiat } from '#client/testing/portal-facts.ts';
import { live, quote } from '#client/testing/checkout-facts.ts';
import {
  askForPrice,
  openCheckout,
  platform,
  press,
  quoted,
  states,
  toContact,
  toReview,
} from '#client/testing/checkout-kit.ts';
import { startAtPayment, startAtReview } from '#client/testing/stored-checkout.ts';

const openPayment = startAtPayment();
const openReview = startAtReview();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  act(() => reportLiveLink('up'));
});

afterEach(() => vi.useRealTimers());

test.each([
  {
    quoted: 512.5,
    rent: 370,
    tax: 62.5,
    title: 'The price has increased by $12.50.',
    lines: [
      ['3 nights', '$360.00', '$370.00', '+$10.00'],
      ['Sales Tax', '$60.00', '$62.50', '+$2.50'],
      ['Total', '$500.00', '$512.50', '+$12.50'],
    ],
    ids: '[PD-04] [PR-18]',
  },
  {
    quoted: 487.5,
    rent: 350,
    tax: 57.5,
    title: "You're in luck! The price has decreased by $12.50.",
    lines: [
      ['3 nights', '$360.00', '$350.00', '−$10.00'],
      ['Sales Tax', '$60.00', '$57.50', '−$2.50'],
      ['Total', '$500.00', '$487.50', '−$12.50'],
    ],
    ids: '[PD-05] [PR-18]',
  },
])('a quote of $quoted for a home of 500 is explained line by line $ids', async (row) => {
  const of = platform();
  of.priceQuoteStatus.mockImplementation(() =>
    quoted({
      payNowTotal: { fiat: fiat(row.quoted), rewards: [] },
      groupedItems: [
        { label: 'Rent', amount: fiat(row.rent) },
        { label: 'Fees', amount: fiat(80) },
        { label: 'Taxes', amount: fiat(row.tax) },
      ],
      fees: [quote.fees[0], { ...quote.fees[1], amount: fiat(row.tax) }],
    }),
  );
  await openCheckout(of);
  await askForPrice();
  const dialog = await screen.findByRole('alertdialog', { name: row.title });
  const rows = within(within(dialog).getByRole('table', { name: 'What changed' })).getAllByRole('row');
  expect(rows.slice(1).map((each) => [...each.children].map(({ textContent }) => textContent))).toEqual(
    row.lines,
  );
});

test('[PD-03] a quote in another currency is shown and must be accepted', async () => {
  const of = platform();
  const inCad = (value: number) => fiat(value, 'CAD', 'CA$');
  of.priceQuoteStatus.mockImplementation(() =>
    quoted({
      payNowTotal: { fiat: inCad(500), rewards: [] },
      groupedItems: [{ label: '3 nights', amount: inCad(360) }],
      fees: [
        { ...quote.fees[0], amount: inCad(80) },
        { ...quote.fees[1], amount: inCad(60) },
      ],
    }),
  );
  await openCheckout(of);
  await askForPrice();
  const dialog = await screen.findByRole('alertdialog', { name: 'The price is now in another currency.' });
  expect(dialog).toHaveAccessibleDescription(
    'The trip total is now CAD 500.00. You can review it on the final screen before checkout.',
  );
  expect(of.addMainGuest).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(of.addMainGuest).toHaveBeenCalledTimes(1));
  expect(await screen.findByText('Amount due')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('[PR-14] changed terms are shown next to the chosen ones, and are accepted like a price', async () => {
  const of = platform();
  of.priceQuoteStatus.mockImplementation(() =>
    quoted({
      termsDigest: 'terms-2',
      cancellationPolicy: {
        kind: 'NON_REFUNDABLE',
        primaryText: 'No refund after booking',
        secondaryText: null,
        showsFreeCancellationBadge: false,
      },
    }),
  );
  await openCheckout(of);
  await askForPrice();
  const dialog = await screen.findByRole('alertdialog', { name: 'The terms of this stay have changed.' });
  const terms = within(within(dialog).getByRole('region', { name: 'Cancellation' }));
  expect(terms.getByRole('list', { name: 'When you chose it' })).toHaveTextContent(
    'Fully refundableFree cancellation until June 1',
  );
  expect(terms.getByRole('list', { name: 'Now' })).toHaveTextContent('Non-refundableNo refund after booking');
  expect(within(dialog).queryByRole('region', { name: 'Payment' })).not.toBeInTheDocument();
  expect(of.addMainGuest).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(of.addMainGuest).toHaveBeenCalledTimes(1));
});

test.each([
  [1_100, 'Fetching latest price. This takes a few seconds.', '1 second'],
  [9_100, 'Fetching latest price. The host is taking a little longer to respond.', '9 seconds'],
])(
  '[PQ-17] [PR-06] after %i ms the overlay shows that the price is being fetched, and for how long',
  async (elapsedMs, detail, tally) => {
    const of = platform();
    of.priceQuoteStatus.mockImplementation(async function* () {
      yield* states('priceQuoteStatus', { __typename: 'PriceQuotePending', ...live, elapsedMs });
      await new Promise(() => undefined);
    });
    await openCheckout(of);
    await askForPrice();
    const overlay = await screen.findByRole('dialog', { name: 'Saving traveler and checking availability' });
    expect(await within(overlay).findByText(tally)).toBeInTheDocument();
    expect(within(overlay).getByRole('status').textContent).toBe(detail);
  },
);

test('[PQ-22] the last minutes of a price are announced', async () => {
  const of = platform();
  const validUntil = new Date(Date.now() + 150_000).toISOString();
  of.priceQuoteStatus.mockImplementation(() => quoted({ validUntil }));
  await openPayment(of);
  const text = screen.getByText('This price is held for less than 3 minutes.');
  const note = text.closest<HTMLElement>('[role="status"]')!;
  expect(note).toBeVisible();
  expect(within(note).queryByRole('button')).not.toBeInTheDocument();
});

test('[PQ-22] [PQ-15] an expired price cannot be booked, and one click fetches a new one', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const of = platform();
  of.priceQuoteStatus.mockImplementationOnce(() =>
    quoted({ validUntil: new Date(Date.now() + 15 * 60_000).toISOString() }),
  );
  await openReview(of);
  expect(screen.getByRole('button', { name: 'Confirm and Book' })).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(15 * 60_000));
  await screen.findByText('This price is no longer held.');
  expect(screen.queryByRole('button', { name: 'Confirm and Book' })).not.toBeInTheDocument();
  of.schedulePriceQuote.mockReturnValue({ __typename: 'PriceQuoteScheduled', token: 'quote-2' });
  of.priceQuoteStatus.mockImplementation(() => quoted({ token: 'quote-2' }));
  const note = screen.getByText('This price is no longer held.').closest<HTMLElement>('[role="status"]')!;
  await userEvent.click(within(note).getByRole('button', { name: 'Get the latest price' }));
  await waitFor(() => expect(of.schedulePriceQuote).toHaveBeenCalledTimes(1));
  expect(of.schedulePriceQuote.mock.calls[0]?.[1].input).toMatchObject({ replacesToken: 'quote-1' });
  expect(await screen.findByRole('radio', { name: /Visa ending in 4821/ })).toBeVisible();
  expect(screen.queryByText('This price is no longer held.')).not.toBeInTheDocument();
  expect(of.book).not.toHaveBeenCalled();
});

test('[LQ-21] [CA-11] the stay of an open checkout outlasts midnight, and no price is requested for a check-in that has passed', async () => {
  const of = platform();
  const { client } = await openCheckout(of);
  await toContact();
  const cache = client.apollo.cache;
  const nextDay = { ...cache.readQuery({ query: SessionDocument })! };
  const { portal } = nextDay;
  act(() => {
    cache.writeQuery({
      query: SessionDocument,
      data: { ...nextDay, portal: { ...portal, today: '2026-06-06' } },
    });
  });
  await press('Continue');
  const dialog = await screen.findByRole('alertdialog', { name: 'The check-in date has passed.' });
  expect(dialog).toHaveTextContent('A stay can no longer begin on Fri, Jun 5. Change the dates to continue.');
  expect(of.schedulePriceQuote).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.getAllByText(/Fri, Jun 5 - Mon, Jun 8/)[0]).toBeVisible();
});

test('[PQ-22] [SE-22] a wrong clock expires nothing', async () => {
  const of = platform();
  of.priceQuoteStatus.mockImplementation(() => quoted({ validUntil: '2001-01-01T00:00:00.000Z' }));
  await openReview(of);
  expect(screen.queryByText('This price is no longer held.')).not.toBeInTheDocument();
});

test('[PQ-12] [PQ-22] a price that expired before a reload is not followed, and is fetched again on the payment step', async () => {
  const of = platform();
  of.priceQuoteStatus.mockImplementation(() =>
    quoted({ validUntil: new Date(Date.now() + 600_000).toISOString() }),
  );
  const first = await openCheckout(of);
  await toReview();
  first.unmount();
  const KEY = 'travel-portal.checkout';
  const kept: object = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  sessionStorage.setItem(KEY, JSON.stringify({ ...kept, validUntil: '2001-01-01T00:00:00.000Z' }));

  await openCheckout(of);
  expect(await screen.findByText('This price is no longer held.')).toBeVisible();
  expect(of.priceQuoteStatus).toHaveBeenCalledTimes(1);
  await press('Get the latest price');
  expect(await screen.findByRole('radio', { name: /Visa ending in 4821/ })).toBeVisible();
  expect(of.schedulePriceQuote.mock.calls[1]?.[1].input).toMatchObject({ replacesToken: 'quote-1' });
});
