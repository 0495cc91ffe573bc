import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fiat, helen } from '#client/testing/portal-facts.ts';
import { checkoutPath, helenTraveler, milesAccount, omarTraveler } from '#client/testing/checkout-facts.ts';
import {
  openCheckout,
  platform,
  press,
  step,
  toContact,
  toPayment,
  toReview,
} from '#client/testing/checkout-kit.ts';
import { freshBrowser } from '#client/testing/fresh-browser.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const inApp = { path: `${checkoutPath}&isTravelApp=true`, viewport: 'mobile' } as const;
const bookStep = (address: string) => new URLSearchParams(address.split('?')[1]).get('bookStep');

describe('in the travel app', () => {
  // Within `act`, React does not show a part whose code loads while the address changes in the same task.
  beforeAll(async () => {
    await freshBrowser();
    await openCheckout(platform());
    await toContact();
    cleanup();
  });

  test("[ST-02] [TA-01] the step is in the address, the browser's Back works, and there is no Back button", async () => {
    const { address, router } = await openCheckout(platform(), inApp);
    await screen.findByRole('radio', { name: /Helen Ortiz/ });
    await waitFor(() => expect(bookStep(address())).toBe('0'));
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    await press('Add Contact Information');
    await screen.findByRole('textbox', { name: /Email/ });
    await waitFor(() => expect(bookStep(address())).toBe('1'));
    await act(async () => router.navigate(-1));
    expect(await screen.findByRole('radio', { name: /Helen Ortiz/ })).toBeChecked();
    expect(bookStep(address())).toBe('0');
  });

  test('[ST-02] Back before the address of the next step has rendered returns to the previous step', async () => {
    const { address, router } = await openCheckout(platform(), inApp);
    await screen.findByRole('radio', { name: /Helen Ortiz/ });
    await waitFor(() => expect(bookStep(address())).toBe('0'));
    const returned = new Promise<void>((resolve) => {
      const stop = router.subscribe(({ location }) => {
        if (bookStep(location.search) !== '1') return;
        stop();
        void router.navigate(-1).then(resolve);
      });
    });
    await press('Add Contact Information');
    await act(() => returned);
    expect(await screen.findByRole('radio', { name: /Helen Ortiz/ })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Email/ })).not.toBeInTheDocument();
    expect(bookStep(address())).toBe('0');
  });

  test('[ST-02] a step beyond the completed ones is clamped', async () => {
    const of = platform();
    of.travelers.mockReturnValue([helenTraveler, omarTraveler]);
    const { address } = await openCheckout(of, {
      ...inApp,
      path: `${inApp.path}&bookStep=3`,
      session: { ...helen, givenName: 'Nobody' },
    });
    await screen.findByRole('radio', { name: /Omar Ortiz/ });
    await waitFor(() => expect(bookStep(address())).toBe('0'));
  });

  test('[ST-02] after a reload the step of the address is restored', async () => {
    const of = platform();
    const first = await openCheckout(of, inApp);
    await screen.findByRole('radio', { name: /Helen Ortiz/ });
    await press('Add Contact Information');
    await screen.findByRole('textbox', { name: /Email/ });
    await waitFor(() => expect(bookStep(first.address())).toBe('1'));
    const path = first.address();
    first.unmount();
    const again = await openCheckout(of, { ...inApp, path });
    expect(await screen.findByRole('textbox', { name: /Email/ })).toBeVisible();
    expect(bookStep(again.address())).toBe('1');
  });
});

test('[ST-02] [TA-01] elsewhere the step is not in the address, and on a desktop the flag does not apply', async () => {
  const { address } = await openCheckout(platform(), { path: inApp.path });
  await toContact();
  expect(bookStep(address())).toBeNull();
  expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
});

test('[ST-02] [ST-04] each step has a history entry, and a step that was left is returned to', async () => {
  const { address, router } = await openCheckout(platform());
  const move = (by: number) => act(async () => router.navigate(by));
  const steps = () => (router.state.location.state as { steps: string[] } | null)?.steps;
  await toPayment();
  await waitFor(() => expect(steps()).toEqual(['TRAVELER', 'CONTACT', 'PAYMENT']));
  await move(-1);
  expect(await screen.findByRole('textbox', { name: /Email/ })).toBeVisible();
  await move(1);
  expect(await screen.findByRole('radio', { name: /Visa ending in 4821/ })).toBeVisible();
  await press('Back');
  expect(await screen.findByRole('radio', { name: /Helen Ortiz/ })).toBeVisible();
  await waitFor(() => expect(steps()).toEqual(['TRAVELER']));
  expect(address()).toBe(checkoutPath);
});

test('[ST-10] on a phone the form of a traveler has no separate button: the fixed one saves', async () => {
  await openCheckout(platform(), { viewport: 'mobile' });
  await press('Edit Helen Ortiz');
  await screen.findByRole('textbox', { name: /Given name/ });
  expect(screen.getAllByRole('button', { name: /Save traveler|Add / })).toHaveLength(1);
  await press('Cancel');
  expect(await screen.findByRole('button', { name: 'Add Contact Information' })).toBeVisible();
});

test('[ST-03] [ST-06] the progress names the steps by their completion and the redeemable rewards', async () => {
  const of = platform();
  of.travelers.mockReturnValue([helenTraveler, omarTraveler]);
  await openCheckout(of, { session: { ...helen, givenName: 'Nobody' } });
  const progress = within(await screen.findByRole('list', { name: 'Progress' }));
  const labels = () => progress.getAllByRole('listitem').map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(labels()).toEqual([
      'Add Travelersin progress',
      'Contact Informationnot started',
      'Rewards & paymentnot started',
      'Reviewnot started',
    ]),
  );
  expect(progress.getByRole('listitem', { current: 'step' })).toHaveTextContent('Add Travelers');
  await userEvent.click(await screen.findByRole('radio', { name: /Omar Ortiz/ }));
  expect(labels()[0]).toBe('Traveler Informationcompleted');
});

test('[ST-07] [ST-08] [ST-09] input completes contact and payment, and rewards alone leave the payment in progress', async () => {
  const of = platform();
  of.rewardsToCash.mockImplementation((_, { rewardsAmount }) => ({
    __typename: 'RewardsInCash',
    rewards: { accountReferenceId: 'account-1', value: rewardsAmount, currency: 'miles' },
    cash: fiat(Number(rewardsAmount) / 100),
  }));
  await openCheckout(of);
  const progress = within(await screen.findByRole('list', { name: 'Progress' }));
  const status = (label: string) => progress.getByText(label).closest('li')?.textContent?.slice(label.length);
  await toPayment();
  expect(progress.getByRole('listitem', { current: 'step' })).toHaveTextContent('Rewards & payment');
  expect(status('Contact Information')).toBe('completed');
  expect(status('Rewards & payment')).toBe('not started');
  await userEvent.click(screen.getByRole('radio', { name: /Summit Card/ }));
  await press('Apply');
  await waitFor(() => expect(status('Rewards & payment')).toBe('in progress'));
  await userEvent.click(screen.getByRole('radio', { name: /Visa ending in 4821/ }));
  await waitFor(() => expect(status('Rewards & payment')).toBe('completed'));
});

test('[ST-03] where no account can redeem, the step is named Payment', async () => {
  const of = platform();
  of.rewardsAccounts.mockReturnValue([{ ...milesAccount, allowRewardsRedemption: false }]);
  await openCheckout(of);
  const progress = within(await screen.findByRole('list', { name: 'Progress' }));
  await screen.findByRole('radio', { name: /Helen Ortiz/ });
  expect(progress.getByText('Payment')).toBeVisible();
});

test('[ST-04] [TR-19] Back leads from Review to the payment and then to the traveler; on Review the contact has its short title', async () => {
  await openCheckout(platform());
  await toReview();
  expect(screen.getByRole('heading', { name: 'Contact information' })).toBeVisible();
  await press('Back');
  expect(await screen.findByRole('button', { name: 'Review my Trip' })).toBeVisible();
  await press('Back');
  expect(await screen.findByRole('radio', { name: /Helen Ortiz/ })).toBeVisible();
});

test('[TR-23] [TL-05] a number without a country code belongs to the chosen country, and the contact is tracked', async () => {
  const of = platform();
  const { client } = await openCheckout(of, { session: { ...helen, phoneNumber: null as never } });
  const sent = vi.spyOn(client.apollo, 'mutate');
  await toContact();
  expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveDisplayValue('United States (+1)');
  await userEvent.type(screen.getByRole('textbox', { name: /Phone number/ }), '416 555 0199');
  await press('Continue');
  await waitFor(() => expect(of.addMainGuest).toHaveBeenCalled());
  expect(of.addMainGuest.mock.calls[0]?.[1].input).toMatchObject({ phoneNumber: '+14165550199' });
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.stringify(sent.mock.calls)).toContain(
    '{"name":"contact_submitted","properties":{"listingId":"home-1"}}',
  );
});

test('[TR-16] [TR-17] of several travelers the one with the name of the signed-in user is chosen', async () => {
  const of = platform();
  of.travelers.mockReturnValue([omarTraveler, helenTraveler]);
  await openCheckout(of);
  expect(await screen.findByRole('radio', { name: /Helen Ortiz/ })).toBeChecked();
  expect(step('Traveler Information').getByRole('radio', { name: /Omar Ortiz/ })).not.toBeChecked();
});
