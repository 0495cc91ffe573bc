import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { helen } from '#client/testing/portal-facts.ts';
import { openCheckout, platform, press, quoted, toContact, toPayment } from '#client/testing/checkout-kit.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const field = (name: RegExp) => screen.findByRole('textbox', { name });

test('[TR-15] an unsaved traveler form survives a reload, and Cancel discards it', async () => {
  const first = await openCheckout(platform());
  await screen.findByRole('radio', { name: /Helen Ortiz/ });
  await press('Add primary traveler');
  await userEvent.type(await field(/Given name/), 'Ada');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Nationality/ }), 'CA');
  first.unmount();

  const again = await openCheckout(platform());
  expect(await field(/Given name/)).toHaveValue('Ada');
  expect(screen.getByRole('combobox', { name: /Nationality/ })).toHaveValue('CA');
  await press('Cancel');
  expect(await screen.findByRole('radio', { name: /Helen Ortiz/ })).toBeVisible();
  again.unmount();

  await openCheckout(platform());
  expect(await screen.findByRole('radio', { name: /Helen Ortiz/ })).toBeVisible();
});

test('[TR-22] an unsaved contact survives a reload, and is not shown to another user', async () => {
  const first = await openCheckout(platform());
  await toContact();
  await userEvent.clear(await field(/Email/));
  await userEvent.type(await field(/Email/), 'ada@');
  first.unmount();

  const again = await openCheckout(platform());
  expect(await field(/Email/)).toHaveValue('ada@');
  again.unmount();

  await openCheckout(platform(), { session: { ...helen, userId: 'user-omar' } });
  await toContact();
  expect(await field(/Email/)).toHaveValue(helen.emailAddress);
});

test('[PM-20] input for a card is stored nowhere', async () => {
  const { client } = await openCheckout(platform());
  await toPayment();
  await press('Add a card');
  await userEvent.type(await field(/Card number/), '4000050000064821');
  await userEvent.type(await field(/CVV/), '987');
  await waitFor(() => expect(sessionStorage.getItem('travel-portal.checkout')).toContain('PAYMENT'));
  const stored = JSON.stringify([{ ...sessionStorage }, { ...localStorage }, client.apollo.extract()]);
  expect(stored).not.toMatch(/4000 ?0500|\b987\b/);
});

test('[PM-18] an unsaved card survives a visit to another step and a new price', async () => {
  const of = platform();
  await openCheckout(of);
  await toPayment();
  await press('Add a card');
  await userEvent.type(await field(/Card number/), '4000050000064821');
  await press('Edit Contact Information');
  expect(screen.queryByRole('textbox', { name: /Card number/ })).not.toBeInTheDocument();
  of.schedulePriceQuote.mockReturnValue({ __typename: 'PriceQuoteScheduled', token: 'quote-2' });
  of.priceQuoteStatus.mockImplementation(() => quoted({ token: 'quote-2' }));
  await press('Continue');
  await waitFor(() => expect(of.addMainGuest).toHaveBeenCalledTimes(2));
  expect(await field(/Card number/)).toHaveValue('4000 0500 0006 4821');
});
