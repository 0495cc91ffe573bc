import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { beforeEach, describe, expect, test } from 'vitest';
import { fiat, money } from '#client/testing/portal-facts.ts';
import { checkoutPath, failure, listing, quote, rate } from '#client/testing/checkout-facts.ts';
import {
  askForPrice,
  openCheckout,
  platform,
  type Platform,
  press,
  quoted,
  quoteFailed,
  toPayment,
} from '#client/testing/checkout-kit.ts';
import { isReadOut } from '#client/testing/read-out.ts';
import { leavePage } from '#client/testing/render-portal.tsx';

const customizePath = checkoutPath.replace('/book/', '/customize/');
const shopPath = checkoutPath.replace('/book/', '/shop/');
const OPTION = 'Cancel for any reason';

const variant = (coverage: 'PARTIAL' | 'FULL', percent: number, premium: number) => ({
  quoteId: `variant-${coverage.toLowerCase()}`,
  coverage,
  coveragePercentage: percent,
  coverageAmount: fiat(5 * percent),
  premiumPrices: { total: money(premium), perNight: fiat(Math.ceil((premium * 100) / 3) / 100) },
  pricingDescription: '',
  exercisableUntil: '2026-06-05T19:00:00.000Z',
});
const part = variant('PARTIAL', 80, 35);
const full = variant('FULL', 100, 57.5);

const selling = (...variants: object[]) => ({
  ...listing,
  availability: {
    __typename: 'Available',
    rate: {
      ...rate,
      cancellationPolicy: {
        ...rate.cancellationPolicy,
        kind: 'NON_REFUNDABLE',
        primaryText: 'Non-refundable',
      },
      cancelForAnyReason: { availability: 'AVAILABLE', variants },
    },
  },
});

/** The next screen is loaded first, which takes a while on a busy machine. */
const leadsTo = (address: () => string, path: string) =>
  waitFor(() => expect(address()).toBe(path), { timeout: 10_000 });

let of: Platform;
beforeEach(() => {
  of = platform();
  of.listing.mockImplementation(() => selling(part, full));
});

const open = (path = customizePath) => openCheckout(of, { path });
const add = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));
const summary = () => screen.getByRole('complementary', { name: 'Your stay' });
const quoteInputs = () => of.schedulePriceQuote.mock.calls.map(([, { input }]) => input);

describe('the Customize step', () => {
  test('[LS-22] [LS-28] has the specified header, whose logo opens the home page', async () => {
    const { router } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Customize' })).toBeVisible();
    expect(screen.getByText('Add or decline these options to continue')).toBeVisible();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /^Larkfield Travel/ })).toHaveLength(1);
    const logo = within(screen.getByRole('main')).getByRole('link', { name: /^Larkfield Travel/ });
    await userEvent.click(logo);
    await leadsTo(() => router.state.location.pathname, '/');
  });

  test('[TM-05] shows the sentence of the operator on how many travelers added a protection', async () => {
    const socialProof = 'Over 60,000 travelers added this service.';
    await openCheckout(of, { path: customizePath, portal: { socialProof } });
    expect(await screen.findByText(socialProof)).toBeVisible();
  });

  test('[LS-28] preselects nothing, and Continue states the missing choice', async () => {
    const { address } = await open();
    await screen.findByRole('radio', { name: /Decline/ });
    expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
    await press('Continue');
    const missing = await screen.findByRole('alert');
    expect(missing).toHaveTextContent('Add or decline “Cancel for any reason” to continue.');
    await waitFor(() => expect(missing).toHaveFocus());
    expect(address()).toBe(customizePath);
    await add(/Decline/);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('[AD-26] shows the refund and the price of each variant, and the terms of the home', async () => {
    await open();
    expect(await screen.findByRole('radio', { name: /Add: 80% refund/ })).toBeInTheDocument();
    expect(
      screen.getByText('$400.00 back if you cancel before check-in, whatever the reason.'),
    ).toBeVisible();
    expect(screen.getByText('$11.67')).toHaveTextContent('$11.67 per night');
    expect(screen.getByText('$35.00 in all')).toBeVisible();
    expect(screen.getByRole('radio', { name: /Add: Full refund/ })).toBeInTheDocument();
    expect(screen.getByText('The terms of the home apply: Non-refundable.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read the terms' })).toHaveAttribute(
      'href',
      '/terms/cancel-for-any-reason/',
    );
  });

  test('[LS-28] the total follows the choice', async () => {
    await open();
    await screen.findByRole('radio', { name: /Decline/ });
    expect(summary()).toHaveTextContent('Total$500.00');
    await add(/Full refund/);
    expect(summary()).toHaveTextContent(`${OPTION}$57.50Total$557.50`);
    expect(isReadOut(within(summary()).getByText('$557.50'))).toBe(true);
    await add(/Decline/);
    expect(summary()).toHaveTextContent('Total$500.00');
  });

  test('[LS-28] for a stay without options, leads to the checkout', async () => {
    of.listing.mockImplementation(() => listing);
    const { address } = await open();
    await leadsTo(address, checkoutPath);
  });

  test('[LS-28] for a home that no longer exists, leads to the checkout', async () => {
    of.listing.mockImplementation(() => null);
    const { address } = await open();
    await leadsTo(address, checkoutPath);
  });

  test('[LS-28] options that cannot be read can be requested again', async () => {
    of.listing.mockImplementationOnce(() => {
      throw new GraphQLError('down', { extensions: { code: 'PLATFORM_UNAVAILABLE' } });
    });
    await open();
    await screen.findByText('We could not load your options');
    await press('Try again');
    expect(await screen.findByRole('radio', { name: /Decline/ })).toBeInTheDocument();
  });
});

describe('the way to the checkout', () => {
  test('[LS-28] leads from the home through the options, if there are any', async () => {
    const { address } = await open(shopPath);
    await press('Continue');
    await waitFor(() => expect(address()).toContain('/vacation-rentals/customize/'), { timeout: 10_000 });
  });

  test('[LS-28] redirects a checkout opened before the decision to the options', async () => {
    const { address } = await open(checkoutPath);
    await screen.findByRole('radio', { name: /Decline/ });
    expect(address()).toBe(customizePath);
  });

  test('[LS-28] remembers the decision across a reload, for this stay only', async () => {
    const first = await open();
    await add(/80% refund/);
    first.unmount();
    const again = await open();
    expect(await screen.findByRole('radio', { name: /80% refund/ })).toBeChecked();
    await press('Continue');
    await waitFor(() => expect(again.address()).toBe(checkoutPath), { timeout: 10_000 });
    leavePage();
    await waitFor(() =>
      expect(of.trackEvents.mock.calls.flatMap(([, { input }]) => input['events'])).toContainEqual({
        name: 'options_decided',
        properties: { listingId: listing.id, coverage: 'PARTIAL' },
      }),
    );
    again.unmount();
    await open(customizePath.replace('2026-06-08', '2026-06-09'));
    expect(await screen.findByRole('radio', { name: /80% refund/ })).not.toBeChecked();
  });

  test('[LS-28] asks again when a chosen variant is no longer offered', async () => {
    const first = await open();
    await add(/80% refund/);
    first.unmount();
    of.listing.mockImplementation(() => selling(full));
    const { address } = await open(checkoutPath);
    await leadsTo(address, customizePath);
  });
});

describe('the checkout', () => {
  const withPremium = {
    payNowTotal: { fiat: fiat(557.5), rewards: quote.payNowTotal.rewards },
    protection: full,
    groupedItems: [
      { label: '3 nights', amount: fiat(360) },
      { label: 'Protection', amount: fiat(57.5) },
    ],
  };

  async function withFull() {
    const opened = await open();
    await add(/Full refund/);
    await press('Continue');
    await leadsTo(opened.address, checkoutPath);
    return opened;
  }

  test('[LS-28] [PQ-02] requests the quote with the option, shows its line, and shows no price question', async () => {
    of.priceQuoteStatus.mockImplementation(() => quoted(withPremium));
    await withFull();
    const breakdown = await screen.findByRole('region', { name: 'Checkout Breakdown' });
    expect(breakdown).toHaveTextContent(`${OPTION}$57.50Total$557.50`);
    await toPayment();
    expect(quoteInputs()).toEqual([
      expect.objectContaining({
        rateId: 'rate-1',
        acceptedTotal: null,
        protection: { quoteId: 'variant-full', premium: { value: '57.50', currencyCode: 'USD' } },
      }),
    ]);
    expect(screen.getByRole('region', { name: 'Checkout Breakdown' })).toHaveTextContent(`${OPTION}$57.50`);
    expect(screen.getByRole('region', { name: OPTION })).toHaveTextContent('Full refund: $500.00 back');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('[LS-28] omits a declined option from every quote, and shows it as declined', async () => {
    const { address } = await open();
    await add(/Decline/);
    await press('Continue');
    await leadsTo(address, checkoutPath);
    await toPayment();
    expect(quoteInputs()[0]).not.toHaveProperty('protection');
    expect(screen.getByRole('region', { name: OPTION })).toHaveTextContent('You declined it.');
  });

  test('[LS-28] requests a quote immediately when the option changes', async () => {
    of.priceQuoteStatus.mockImplementation(() => quoted(withPremium));
    const { address } = await withFull();
    await toPayment();
    await userEvent.click(screen.getByRole('link', { name: `Change: ${OPTION}` }));
    expect(await screen.findByRole('radio', { name: /Full refund/ })).toBeChecked();
    await add(/Decline/);
    of.priceQuoteStatus.mockImplementation(() => quoted({ token: 'quote-2' }));
    of.schedulePriceQuote.mockImplementation(() => ({ __typename: 'PriceQuoteScheduled', token: 'quote-2' }));
    await press('Continue');
    await leadsTo(address, checkoutPath);
    await waitFor(() => expect(quoteInputs()).toHaveLength(2));
    expect(quoteInputs()[1]).toMatchObject({ replacesToken: 'quote-1', acceptedTotal: null });
    expect(quoteInputs()[1]).not.toHaveProperty('protection');
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Checkout Breakdown' })).toHaveTextContent('Total$500.00'),
    );
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('[AD-27] shows a message for a premium that differs from the one seen, with the changed line', async () => {
    of.priceQuoteStatus.mockImplementation(() =>
      quoted({
        ...withPremium,
        payNowTotal: { fiat: fiat(570), rewards: [] },
        groupedItems: [
          { label: '3 nights', amount: fiat(360) },
          { label: 'Protection', amount: fiat(70) },
        ],
      }),
    );
    await withFull();
    await askForPrice();
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByRole('heading')).toHaveTextContent('The price has increased by $12.50.');
    expect(dialog.getByText(/^Your total includes the option that you added\./)).toBeInTheDocument();
    expect(dialog.getByRole('row', { name: /Cancel for any reason/ })).toHaveTextContent(
      '$57.50$70.00+$12.50',
    );
    expect(dialog.getByRole('button', { name: 'Change options' })).toBeInTheDocument();
  });

  test('[AD-18] returns to the options when an option is no longer sold', async () => {
    of.priceQuoteStatus.mockImplementation(() =>
      quoteFailed(
        failure('The option that you added is no longer available.', 'CHANGE_ADD_ONS', 'Change options'),
      ),
    );
    const { address } = await withFull();
    await askForPrice();
    await press('Change options');
    await leadsTo(address, customizePath);
  });
});
