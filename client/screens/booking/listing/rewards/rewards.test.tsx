import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fiat } from '#client/testing/portal-facts.ts';
import { leavePage, setViewport } from '#client/testing/render-portal.tsx';
import { available, listing } from '#client/testing/listing-answer.ts';
import { bookingPanel, listingAddress, openListing } from '#client/testing/open-listing.ts';

beforeEach(() => setViewport('desktop'));

const account = (accountReferenceId: string, changes: object = {}) => ({
  accountReferenceId,
  productDisplayName: `Card ${accountReferenceId}`,
  customerAccountRole: 'PRIMARY',
  rewardsBalance: {
    value: '82450.50',
    currency: 'Miles',
    currencyDescription: 'Summit miles',
    formatted: '82,451',
  },
  rewardsCashEquivalent: fiat(824.5),
  redemptionMin: '1000.00',
  allowRewardsRedemption: true,
  hiddenRewardsText: null,
  lastFour: '4821',
  lastFourVirtualCardNumbers: [],
  isTiered: false,
  accountUseType: 'PERSONAL',
  earn: { homes: 2, flights: 2, hotels: 2, cars: 2 },
  ...changes,
});

const priced = () => ({
  ...listing,
  availability: {
    ...available,
    rate: {
      ...available.rate,
      total: {
        ...available.rate.total,
        rewards: [
          { accountReferenceId: 'one', value: '74040.20', currency: 'Miles' },
          { accountReferenceId: 'two', value: '740.40', currency: 'USD' },
        ],
      },
    },
  },
});

const open = (accounts: () => unknown, path?: string) =>
  openListing({ listing: priced, rewardsAccounts: accounts }, path);
const cashBalance = (value: string, formatted: string) => ({
  rewardsBalance: { value, currency: 'USD', currencyDescription: 'Cash back', formatted },
});
const both = () => [
  account('one'),
  account('two', { lastFour: '1199', redemptionMin: '25.00', ...cashBalance('900.00', '$900.00') }),
];
const picker = (name: RegExp) => screen.findByRole('button', { name });

test('[LS-01] [RW-17] the header shows the account with its balance and its value', async () => {
  await open(both);
  expect(
    await picker(/^Rewards account: ?Card one ···4821 ?82,451 Summit miles · worth \$824\.50 ?Change$/),
  ).toBeInTheDocument();
});

test('[RW-17] cash of any currency has its face value', async () => {
  const rewardsBalance = {
    value: '120.50',
    currency: 'EUR',
    currencyDescription: 'Cash back',
    formatted: '€120.50',
  };
  await open(() => [account('one', { rewardsBalance }), account('two')]);
  expect(await picker(/^Rewards account: ?Card one ···4821 ?€120\.50 ?Change$/)).toBeInTheDocument();
});

test('[RW-05] another account is stored in local storage, and the price follows it', async () => {
  const { tracked } = await open(both);
  const panel = await bookingPanel();
  expect(await panel.findByText('74,041 Miles')).toBeInTheDocument();
  await userEvent.click(await picker(/^Rewards account: ?Card one/));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: /Card two/ }));
  expect(await panel.findByText('$740.40')).toBeInTheDocument();
  expect(localStorage.getItem('travel-portal.rewards-account')).toBe('two');
  leavePage();
  await waitFor(() =>
    expect(tracked).toContainEqual({ name: 'rewards_account_selected', properties: { index: 1 } }),
  );
});

test('[RW-05] the account chosen earlier is shown again', async () => {
  localStorage.setItem('travel-portal.rewards-account', 'two');
  await open(both);
  expect(await picker(/^Rewards account: ?Card two/)).toBeInTheDocument();
});

test('[RW-03] accounts are read once, also for the next home', async () => {
  const accounts = vi.fn(both);
  const { router, asked } = await open(accounts);
  const panel = await bookingPanel();
  expect(await panel.findByText('74,041 Miles')).toBeInTheDocument();
  await act(() => router.navigate(listingAddress.replace('vr-duck-01', 'vr-duck-02')));
  await waitFor(() => expect(asked.mock.lastCall?.[0].id).toBe('vr-duck-02'));
  expect(await picker(/^Rewards account: ?Card one/)).toBeInTheDocument();
  expect(accounts).toHaveBeenCalledTimes(1);
});

test('[RW-06] the index in the address chooses the account, until the traveler chooses', async () => {
  localStorage.setItem('travel-portal.rewards-account', 'one');
  const { address } = await open(both, `${listingAddress}&selectedAccountIndex=1`);
  await userEvent.click(await picker(/^Rewards account: ?Card two/));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: /Card one/ }));
  expect(await picker(/^Rewards account: ?Card one/)).toBeInTheDocument();
  await waitFor(() => expect(address()).not.toContain('selectedAccountIndex'));
});

test.each(['7', '-1', 'first'])('[RW-06] index %s is ignored', async (index) => {
  await open(both, `${listingAddress}&selectedAccountIndex=${index}`);
  expect(await picker(/^Rewards account: ?Card one/)).toBeInTheDocument();
});

const milesBalance = (value: string, formatted: string) => ({
  rewardsBalance: { value, currency: 'Miles', currencyDescription: 'Summit miles', formatted },
});

test('[RW-10] rewards that cover a part of the price show how much of it', async () => {
  await open(() => [account('one', milesBalance('12000.00', '12,000'))]);
  const panel = await bookingPanel();
  expect(await panel.findByText('Your 12,000 Miles are enough for 16% of this stay')).toBeInTheDocument();
  expect(panel.queryByText(/^Or with/)).not.toBeInTheDocument();
});

test.each([
  ['nothing', '0.00', '0'],
  ['less than can be redeemed', '999.99', '1,000'],
])('[RW-10] rewards of %s are not offered for payment', async (_, value, formatted) => {
  await open(() => [account('one', milesBalance(value, formatted))]);
  await screen.findByText(`${formatted} Summit miles · worth $824.50`);
  const panel = await bookingPanel();
  expect(await panel.findByText('Total')).toBeInTheDocument();
  expect(panel.queryByText(/Miles|^Or with/)).not.toBeInTheDocument();
});

test.each([
  "Authorized users can't redeem rewards",
  "Account managers can't redeem rewards",
  "Can't redeem rewards",
])('[RW-07] %s replaces the rewards', async (hiddenRewardsText) => {
  await open(() => [account('one', { hiddenRewardsText, allowRewardsRedemption: false })]);
  expect(await screen.findAllByText(hiddenRewardsText)).toHaveLength(2);
  expect(screen.queryByText(/Summit miles/)).not.toBeInTheDocument();
});

test('[RW-03] accounts that could not be read leave the rest of the page intact', async () => {
  await open(() => {
    throw new GraphQLError('down', { extensions: { code: 'PLATFORM_UNAVAILABLE' } });
  });
  expect(await screen.findByText('Your rewards are not available at the moment')).toBeInTheDocument();
  expect((await bookingPanel()).getByRole('button', { name: 'Continue' })).toBeEnabled();
});

test('[RW-05] on a phone the account is chosen next to the price', async () => {
  setViewport('mobile');
  await open(both);
  const panel = await bookingPanel();
  await userEvent.click(await panel.findByRole('button', { name: /^Rewards account: ?Card one/ }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: /Card two/ }));
  expect(await panel.findByText('$740.40')).toBeInTheDocument();
});
