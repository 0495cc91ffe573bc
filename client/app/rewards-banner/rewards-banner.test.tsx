import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { milesAccount } from '../../testing/checkout-facts';
import { fiat, withExperiments } from '../../testing/portal-facts';
import { type PortalOptions, renderPortal, setViewport } from '../../testing/render-portal';

const smaller = {
  ...milesAccount,
  accountReferenceId: 'account-2',
  productDisplayName: 'Cash Card',
  rewardsCashEquivalent: fiat(20),
};

type Accounts = readonly object[] | Promise<readonly object[]>;

const open = (options: Partial<PortalOptions> & { readonly accounts?: Accounts } = {}) => {
  const { accounts = [smaller, milesAccount], path = '/stays/', ...rest } = options;
  return renderPortal({
    path,
    resolvers: { Query: { rewardsAccounts: () => accounts, places: () => [], stays: () => null } },
    ...rest,
  });
};

const banner = () => screen.findByRole('complementary', { name: 'Your rewards' });

/**
 * Asserts that no banner appears, now or later: the screen opens when the session is known, and if a banner is to be shown, it or
 * its placeholder is there at that moment.
 */
async function expectNoBanner(): Promise<void> {
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('complementary', { name: 'Your rewards' })).not.toBeInTheDocument();
}

const corporate = {
  tenant: 'CORPORATE',
  brandName: 'Larkfield Business Travel',
  supportPhone: '1-800-555-0177',
};

const withBanner = withExperiments('corporate-rewards-earn-banner');

beforeEach(() => setViewport('desktop'));

test('[EA-03] [EA-04] [EA-05] the search shows the earnings of the account with the largest value', async () => {
  await open();
  const shown = within(await banner());
  expect(await shown.findByText('Earn 5X on vacation rentals')).toBeVisible();
  await userEvent.click(shown.getByText('All rates'));
  expect(
    shown.getByText(
      'With your Summit Card: 5X on hotels, 5X on vacation rentals, 2X on flights and 5X on rental cars',
    ),
  ).toBeVisible();
});

test.each([
  ['[EA-04] no banner on other paths', { path: '/trips' }, 'desktop'],
  ['[EA-04] [TA-01] no banner in the travel app', { path: '/stays/?isTravelApp=true' }, 'mobile'],
  ['[EA-04] no banner in a business without its experiment', { portal: corporate }, 'desktop'],
] as const)('%s', async (_title, options, viewport) => {
  setViewport(viewport);
  await open(options);
  await expectNoBanner();
});

test('[EA-05] the banner disappears when a user has no accounts', async () => {
  let answer: (accounts: readonly object[]) => void = () => undefined;
  await open({ accounts: new Promise((resolve) => (answer = resolve)) });
  const place = await banner();
  answer([]);
  await waitForElementToBeRemoved(place);
});

test('[EA-04] [TA-01] a tab of the travel app shows no banner, even if its address lacks the flag', async () => {
  setViewport('mobile');
  sessionStorage.setItem('travel-portal.travel-app', 'true');
  await open();
  await expectNoBanner();
});

test('[EA-04] [TA-01] the travel-app flag does not apply on a desktop', async () => {
  await open({ path: '/stays/?isTravelApp=true' });
  expect(await banner()).toBeVisible();
});

test.each([
  ['who are not the primary cardholder', [{ ...milesAccount, customerAccountRole: 'NON_FINANCIAL_USER' }]],
  ['without a rewards account', []],
])(
  '[EA-04] [EA-06] [EA-07] [EX-05] with its experiment, users of a business %s see support instead of earnings',
  async (_user, accounts) => {
    await open({ portal: corporate, session: withBanner, accounts });
    const shown = within(await banner());
    expect(
      await shown.findByText(
        'Larkfield Business Travel is here to help before, during and after your trip. Call 1-800-555-0177, day and night.',
      ),
    ).toBeVisible();
    expect(shown.queryByText(/Earn/)).not.toBeInTheDocument();
  },
);
