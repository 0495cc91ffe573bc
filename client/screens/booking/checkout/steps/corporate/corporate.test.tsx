import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fiat, withExperiments } from '#client/testing/portal-facts.ts';
import { checkoutPath, listing } from '#client/testing/checkout-facts.ts';
import { openCheckout, platform, press, toContact, toPayment } from '#client/testing/checkout-kit.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const portal = { tenant: 'CORPORATE', brandName: 'Larkfield Business Travel' };

const business = (
  policy: { readonly isInPolicy?: boolean | null; readonly isApprovalRequired?: boolean } = {},
) => {
  const of = platform();
  const corporateTravel = {
    isInPolicy: false,
    reasons: ['PRICE_PER_NIGHT'],
    maxPricePerNight: fiat(325),
    allowedStarRatings: [2, 3, 4],
    isApprovalRequired: true,
    ...policy,
  };
  of.listing.mockReturnValue({ ...listing, corporateTravel });
  return of;
};

const question = () => screen.findByRole('alertdialog', { name: 'This rate is out of policy' });
const answer = async (label: string) =>
  userEvent.click(within(await question()).getByRole('button', { name: label }));
const isAnswered = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

const withPurpose = withExperiments('corporate-trip-purpose');

test('[CP-07] [CP-09] [BK-19] [EX-05] a stay out of policy is booked only with a reason for the approver, and the answers are sent', async () => {
  const of = business();
  await openCheckout(of, { portal, session: withPurpose });
  await answer('continue anyway');
  await toPayment();
  await userEvent.click(screen.getByRole('radio', { name: /Visa ending in 4821/ }));
  expect(screen.getByText('Write why you are booking this stay to continue')).toBeVisible();
  expect(screen.getByText('Write a message to your approver to continue')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Review my Trip' })).not.toBeInTheDocument();
  await toMissingAnswers();
  expect(await screen.findByText('This rate is out of policy')).toBeVisible();
  expect(screen.getByText('Your travel policy allows up to $325 a night.')).toBeVisible();
  await userEvent.type(
    screen.getByRole('textbox', { name: /Why are you booking out of policy/ }),
    'Full town',
  );
  const message = screen.getByRole('textbox', { name: /Message to your approver/ });
  expect(message).toHaveAccessibleDescription(
    'Required before you can book. Your approver uses it to decide.',
  );
  await userEvent.type(message, 'Trade fair week');
  const purpose = screen.getByRole('textbox', { name: /Purpose of the trip/ });
  expect(message).toHaveAttribute('maxlength', '500');
  expect(purpose).toHaveAttribute('maxlength', '200');
  await userEvent.type(purpose, ' Trade fair ');
  await fromContactToReview();
  const lines = ['Reason for your business: Full town', 'Message to your approver: Trade fair week'];
  for (const line of [...lines, 'Purpose of the trip: Trade fair']) {
    expect(screen.getByText(line)).toBeVisible();
  }
  await press('Confirm and Book');
  await waitFor(() => expect(of.book).toHaveBeenCalledTimes(1));
  expect(of.book.mock.calls[0]?.[1].input.corporate).toEqual({
    outOfPolicyReason: 'Full town',
    approvalRequestReason: 'Trade fair week',
    tripPurpose: 'Trade fair',
  });
});

test('[BK-19] [CP-03] a stay with unknown compliance is booked with a message to the approver, which does not claim that it is out of policy', async () => {
  const of = business({ isInPolicy: null });
  await openCheckout(of, { portal });
  await toPayment();
  await userEvent.click(screen.getByRole('radio', { name: /Visa ending in 4821/ }));
  await toMissingAnswers();
  expect(await screen.findByText('We could not check whether this stay is in policy')).toBeVisible();
  expect(screen.queryByText('This rate is out of policy')).not.toBeInTheDocument();
  await userEvent.type(
    screen.getByRole('textbox', { name: /Why are you booking this stay/ }),
    'Near the site',
  );
  await userEvent.type(screen.getByRole('textbox', { name: /Message to your approver/ }), 'Site visit');
  await fromContactToReview();
  await press('Confirm and Book');
  await waitFor(() => expect(of.book).toHaveBeenCalledTimes(1));
  expect(of.book.mock.calls[0]?.[1].input.corporate).toMatchObject({ approvalRequestReason: 'Site visit' });
});

test('[CP-07] a checkout opened by a link asks once, and Change selection returns to the home', async () => {
  const { unmount } = await openCheckout(business(), { portal });
  expect(
    within(await question())
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['change selection', 'continue anyway']);
  await answer('continue anyway');
  await isAnswered();
  await toContact();
  unmount();
  const reloaded = await openCheckout(business(), { portal });
  await screen.findByRole('textbox', { name: /Email/ });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  reloaded.unmount();
  sessionStorage.clear();
  const { address } = await openCheckout(business(), { portal });
  await answer('change selection');
  await waitFor(() => expect(address()).toMatch(/^\/vacation-rentals\/shop\/\?listingId=home-1/));
});

test('[CP-07] a user who continues on the listing is not asked again in the checkout', async () => {
  const path = checkoutPath.replace('/book/', '/shop/');
  const { address } = await openCheckout(business(), { portal, path });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Continue' }))[0]!);
  await answer('continue anyway');
  await waitFor(() => expect(address()).toMatch(/^\/vacation-rentals\/book\//));
  await toContact();
  expect(await screen.findByText('This rate is out of policy')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('[CP-07] Change selection next to the reasons returns to the home', async () => {
  const { address } = await openCheckout(business(), { portal });
  await answer('continue anyway');
  await toContact();
  await press('change selection');
  await waitFor(() => expect(address()).toMatch(/^\/vacation-rentals\/shop\/\?listingId=home-1/));
});

test('[CP-03] [CP-09] a business without approvals requires the reason and no message to an approver', async () => {
  const of = business({ isApprovalRequired: false });
  await openCheckout(of, { portal });
  await answer('continue anyway');
  await toContact();
  await userEvent.type(
    await screen.findByRole('textbox', { name: /Why are you booking out of policy/ }),
    'Full town',
  );
  expect(screen.queryByRole('textbox', { name: /Message to your approver/ })).not.toBeInTheDocument();
  await fromContactToReview();
  expect(screen.getByText('Reason for your business: Full town')).toBeVisible();
  expect(screen.queryByText(/^(Message to|Purpose)/)).not.toBeInTheDocument();
  await press('Confirm and Book');
  await waitFor(() => expect(of.book).toHaveBeenCalledTimes(1));
  expect(of.book.mock.calls[0]?.[1].input.corporate).toEqual({
    outOfPolicyReason: 'Full town',
    approvalRequestReason: null,
    tripPurpose: null,
  });
});

test('[CP-07] [CP-09] [EX-05] no question is shown in policy and without the experiment', async () => {
  const of = business({ isInPolicy: true });
  await openCheckout(of, { portal });
  await toContact();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Business trip' })).not.toBeInTheDocument();
  await fromContactToReview();
  await press('Confirm and Book');
  await waitFor(() => expect(of.book).toHaveBeenCalledTimes(1));
  expect(of.book.mock.calls[0]?.[1].input.corporate).toEqual({
    outOfPolicyReason: null,
    approvalRequestReason: null,
    tripPurpose: null,
  });
});

test('[CP-09] consumers see no question, and nothing is sent', async () => {
  const of = business();
  await openCheckout(of, { session: withPurpose });
  await toContact();
  expect(screen.queryByRole('heading', { name: 'Business trip' })).not.toBeInTheDocument();
  await fromContactToReview();
  await press('Confirm and Book');
  await waitFor(() => expect(of.book).toHaveBeenCalledTimes(1));
  expect(of.book.mock.calls[0]?.[1].input).not.toHaveProperty('corporate');
});

const toMissingAnswers = async () =>
  userEvent.click(screen.getAllByRole('button', { name: 'Go to Contact Information' })[0]!);

async function fromContactToReview(): Promise<void> {
  await press('Continue');
  await userEvent.click(await screen.findByRole('radio', { name: /Visa ending in 4821/ }));
  await press('Review my Trip');
  await screen.findByRole('button', { name: 'Confirm and Book' });
}
