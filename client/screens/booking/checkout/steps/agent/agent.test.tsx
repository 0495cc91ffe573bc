import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rememberAgentPortal } from '#client/app/entry/agent-portal.ts';
import { fiat, helen } from '#client/testing/portal-facts.ts';
import { failure, quote } from '#client/testing/checkout-facts.ts';
import { openCheckout, platform, press, quoted, toReview } from '#client/testing/checkout-kit.ts';

const agent = { ...helen, isAgent: true };

const enter = (address: string) => {
  window.history.replaceState(null, '', address);
  rememberAgentPortal(new URL(window.location.href));
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => window.history.replaceState(null, '', '/'));

const withFee = () => {
  const of = platform();
  of.priceQuoteStatus.mockImplementation(() =>
    quoted({
      payNowTotal: { ...quote.payNowTotal, fiat: fiat(510) },
      groupedItems: [...quote.groupedItems, { label: 'Agent fee', amount: fiat(10) }],
    }),
  );
  return of;
};

test('[AG-01] [AG-03] [PQ-16] [BK-06] an agent in the agent portal quotes and books with the fee, which does not count as a price change', async () => {
  enter('/stays/?isAgent=true');
  window.history.replaceState(null, '', '/vacation-rentals/book/');
  const of = withFee();
  await openCheckout(of, { session: agent });
  expect(
    await screen.findByText(
      'You are booking in the agent portal. An agent fee of $10.00 is part of the total.',
    ),
  ).toBeVisible();
  const breakdown = () => within(screen.getByRole('region', { name: 'Checkout Breakdown' }));
  const amounts: HTMLElement[] = breakdown().getAllByText(/^\$[\d,.]+$/);
  expect(amounts.map(({ textContent }) => textContent)).toEqual([
    '$360.00',
    '$80.00',
    '$60.00',
    '$10.00',
    '$510.00',
  ]);
  expect(breakdown().getByText('Agent fee')).toBeVisible();
  await toReview();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(of.schedulePriceQuote.mock.calls[0]?.[1].input).toMatchObject({
    isAgentPortal: true,
    rateId: 'rate-1',
    acceptedTotal: null,
  });
  expect(screen.getByText('Agent fee')).toBeVisible();
  await press('Confirm and Book');
  await waitFor(() => expect(of.book).toHaveBeenCalledTimes(1));
  expect(of.book.mock.calls[0]?.[1].input).toMatchObject({ isAgentPortal: true });
});

test.each([
  ['an agent outside of the agent portal', '/stays/', agent],
  ['a traveler whose address claims the agent portal', '/stays/?isAgent=true', helen],
])('[AG-01] [AG-03] %s pays no fee', async (_who, address, session) => {
  enter(address);
  const of = platform();
  await openCheckout(of, { session });
  await toReview();
  expect(screen.queryByText(/agent portal/)).not.toBeInTheDocument();
  expect(of.schedulePriceQuote.mock.calls[0]?.[1].input).toMatchObject({ isAgentPortal: false });
});

test.each([
  ['enters', '/stays/?isAgent=false', '/stays/?isAgent=true', withFee, true, '$510.00'],
  ['leaves', '/stays/?isAgent=true', '/stays/?isAgent=false', platform, false, '$500.00'],
])(
  '[AG-03] an agent who %s the agent portal during a checkout gets a price for it',
  async (_what, before, now, platformOf, isAgentPortal, total) => {
    enter(before);
    const first = await openCheckout(before.endsWith('true') ? withFee() : platform(), { session: agent });
    await toReview();
    first.unmount();
    enter(now);
    const of = platformOf();
    await openCheckout(of, { session: agent });
    await waitFor(() => expect(of.schedulePriceQuote).toHaveBeenCalledTimes(1));
    expect(of.schedulePriceQuote.mock.calls[0]?.[1].input).toMatchObject({
      isAgentPortal,
      acceptedTotal: null,
      replacesToken: 'quote-1',
    });
    expect(await screen.findByText(`You pay ${total} with Visa ending in 4821.`)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
);

test('[AG-03] [BK-22] a booking whose outcome is unknown is sent again as it was, and not priced again', async () => {
  enter('/stays/?isAgent=false');
  const before = platform();
  before.book.mockImplementation(() => {
    throw new Error('ECONNRESET');
  });
  const first = await openCheckout(before, { session: agent });
  await toReview();
  await press('Confirm and Book');
  await waitFor(() => expect(before.book).toHaveBeenCalledTimes(1));
  await screen.findByRole('alertdialog');
  first.unmount();
  enter('/stays/?isAgent=true');
  const of = platform();
  await openCheckout(of, { session: agent });
  await waitFor(() => expect(of.book).toHaveBeenCalledTimes(1));
  expect(of.book.mock.calls[0]?.[1]).toEqual(before.book.mock.calls[0]?.[1]);
  expect(of.schedulePriceQuote).not.toHaveBeenCalled();
});

describe('[AG-04] [ER-15] a failure that the operator has a title for', () => {
  const agentTitles = [{ code: 'LIKELY_FRAUD', title: 'Transfer to the fraud desk' }];
  const refusal = {
    __typename: 'BookingRefused',
    ...failure('Uh oh! Something went wrong'),
    code: 'LIKELY_FRAUD',
  };

  test.each([
    ['that title in the agent portal', '/stays/?isAgent=true', withFee, 'Transfer to the fraud desk'],
    ["its default title in the travelers' portal", '/stays/', platform, 'Uh oh! Something went wrong'],
  ])('has %s', async (_what, address, platformOf, title) => {
    enter(address);
    const of = platformOf();
    of.book.mockReturnValue(refusal);
    await openCheckout(of, { session: agent, portal: { agentTitles } });
    await toReview();
    await press('Confirm and Book');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    expect(dialog.getByText('What to do next.')).toBeVisible();
  });
});

test('[AG-01] isAgent=false leaves the agent portal', () => {
  enter('/stays/?isAgent=true');
  expect(sessionStorage.getItem('travel-portal.agent-portal')).toBe('true');
  enter('/stays/');
  expect(sessionStorage.getItem('travel-portal.agent-portal')).toBe('true');
  enter('/stays/?isAgent=false');
  expect(sessionStorage.getItem('travel-portal.agent-portal')).toBeNull();
});
