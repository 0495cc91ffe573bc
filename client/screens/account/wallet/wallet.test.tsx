import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';
import { milesAccount } from '#client/testing/checkout-facts.ts';
import { connectionOf, fiat, helen, withExperiments } from '#client/testing/portal-facts.ts';
import { renderPortal } from '#client/testing/render-portal.tsx';
import { declaredAt } from '#client/testing/width-rules.ts';

const credit = (id: string, changes: object = {}) => ({
  id,
  name: `Credit ${id}`,
  kind: 'ANNUAL_TRAVEL_CREDIT',
  rawKind: 'AnnualTravelCredit',
  state: 'AVAILABLE',
  usableAmount: fiat(215.5),
  remainingAmount: fiat(215.5),
  grantedAmount: fiat(300),
  hold: null,
  expiresOn: '2026-12-31',
  account: null,
  trips: [],
  ...changes,
});

const offer = (id: string, changes: object = {}) => ({
  id,
  amount: fiat(50),
  descriptions: [`Offer ${id}`, 'One booking.'],
  maxApplicableCredit: null,
  saleEventStartOn: null,
  expiresOn: '2026-07-30',
  stage: 'OPEN',
  conditions: [],
  funnels: ['HOMES'],
  trackingProperties: null,
  ...changes,
});

const event = (id: string, changes: object = {}) => ({
  id,
  kind: 'REDEEMED',
  state: 'USED',
  description: `Booking ${id}`,
  amount: fiat(-84.5),
  occurredAt: '2026-03-03T03:30:00.000Z',
  standingChange: null,
  trip: null,
  ...changes,
});

const wallet = (changes: object = {}) => ({
  credit: fiat(215.5),
  accounts: [],
  creditBreakdown: [credit('annual')],
  offers: [],
  allOffers: [offer('stay')],
  bestOffer: null,
  activity: connectionOf([event('one')]),
  ...changes,
});

const everything = withExperiments('travel-wallet-offers', 'wallet-credits', 'credit-transaction-history');

const open = (answer: () => unknown, session = everything) =>
  renderPortal({
    path: '/wallet/',
    session,
    resolvers: { Query: { wallet: answer, rewardsActivity: () => connectionOf([]) } },
  });

const cardOf = (name: string) => screen.findByRole('article', { name });
const section = (name: string) => screen.findByRole('region', { name });

test('[WA-15] [TM-03] the navigation opens the wallet, which links to its terms', async () => {
  await renderPortal({
    path: '/terms/',
    session: everything,
    resolvers: { Query: { wallet: () => wallet() } },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'My Travel Credits and Offers' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'My Travel Credits and Offers' }),
  ).toBeVisible();
  expect(await screen.findByText('Available to spend on travel')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read terms and conditions' })).toHaveAttribute(
    'href',
    '/terms/#travel-credits',
  );
});

test('[WA-08] [WA-15] a user without a wallet sees no icon, and its page shows the reason', async () => {
  const read = vi.fn();
  await open(read, helen);
  expect(await screen.findByRole('heading', { level: 1, name: 'You have no travel wallet' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'My Travel Credits and Offers' })).not.toBeInTheDocument();
  expect(read).not.toHaveBeenCalled();
});

test('[WA-15] a credit shows its kind, the remaining amount, the total, and its last day', async () => {
  await open(() => wallet());
  const card = await cardOf('Credit annual');
  expect(card).toHaveTextContent('Annual credit');
  expect(card).toHaveTextContent('$215.50 left of $300.00');
  expect(card).toHaveTextContent('Expires Dec 31, 2026 · 244 days left');
});

test('[WA-14] a credit on hold shows its remaining amount, and why it cannot be used', async () => {
  await open(() =>
    wallet({ creditBreakdown: [credit('annual', { hold: 'BAD_STANDING', usableAmount: fiat(0) })] }),
  );
  const card = await cardOf('Credit annual');
  expect(card).toHaveTextContent('$215.50 left of $300.00');
  expect(card).toHaveTextContent('On hold until your account is in good standing.');
});

const summit = (changes: object = {}) => ({
  accountReferenceId: 'account-1',
  productDisplayName: 'Summit Reserve',
  lastFour: '4821',
  standing: 'GOOD',
  changes: [],
  ...changes,
});

test('[WA-13] [WA-14] an account in bad standing is shown above its credits, with the date and the next step', async () => {
  const bad = summit({
    standing: 'BAD',
    changes: [
      { kind: 'BAD_STANDING', occurredAt: '2026-03-03T03:30:00.000Z' },
      { kind: 'NEW_BENEFIT_PERIOD', occurredAt: '2026-01-02T12:00:00.000Z' },
    ],
  });
  const held = credit('annual', { hold: 'BAD_STANDING', usableAmount: fiat(0), account: bad });
  await open(() => wallet({ accounts: [bad], creditBreakdown: [held] }));
  const notice = await screen.findByText(
    'Summit Reserve ending in 4821 has been in bad standing since Mar 2, 2026',
  );
  expect(notice.parentElement).toHaveTextContent(/on hold until the account is in good standing.*call 1-/);
  const card = await cardOf('Credit annual');
  expect(card).toHaveTextContent('Summit Reserve ending in 4821');
  expect(card).toHaveTextContent('Annual credit · On hold');
});

test('[WA-14] a closed account states that its credits have ended; one in good standing shows no notice', async () => {
  const closed = summit({
    accountReferenceId: 'account-2',
    productDisplayName: 'Old Card',
    standing: 'CLOSED',
  });
  await open(() => wallet({ accounts: [summit(), closed] }));
  expect(await screen.findByText('Old Card ending in 4821 is closed')).toBeVisible();
  expect(screen.getByText('The travel credits that came with it have ended.')).toBeVisible();
  expect(screen.queryByText(/Summit Reserve/)).not.toBeInTheDocument();
});

test('[AD-14] an unused promotion states that it is for one booking', async () => {
  const rule = 'Valid for one booking. Any unused amount stays on hold unless you cancel.';
  await open(() =>
    wallet({
      creditBreakdown: [credit('annual'), credit('promotion', { kind: 'LIMITED_OFFER_TRAVEL_CREDIT' })],
    }),
  );
  expect(await cardOf('Credit promotion')).toHaveTextContent(rule);
  expect(await cardOf('Credit annual')).not.toHaveTextContent(rule);
});

test('[AD-14] a used promotion names the stay that used it', async () => {
  const trip = {
    id: 'LF-1',
    fromDate: '2026-06-05',
    untilDate: '2026-06-08',
    listing: { id: 'home-1', name: 'Cedar House' },
  };
  await open(() =>
    wallet({
      creditBreakdown: [
        credit('promotion', {
          kind: 'LIMITED_OFFER_TRAVEL_CREDIT',
          hold: 'PROMOTION_USED',
          usableAmount: fiat(0),
          trips: [trip],
        }),
      ],
    }),
  );
  const card = await cardOf('Credit promotion');
  expect(card).toHaveTextContent('For one booking per account, and a booking has used it.');
  const link = await within(card).findByRole('link', { name: 'Cedar House, Fri, Jun 5 - Mon, Jun 8' });
  expect(link).toHaveAttribute('href', '/trips/LF-1');
  // The links of several stays are stacked: each is at least 24 px high (WCAG 2.5.8).
  expect(declaredAt(1440, link, 'min-height')).toBe('var(--chakra-sizes-6)');
});

test('[WA-10] [WA-15] spent and expired credits are listed below the others', async () => {
  await open(() =>
    wallet({
      creditBreakdown: [
        credit('old', { state: 'EXPIRED', usableAmount: fiat(0), expiresOn: '2026-01-31' }),
        credit('spent', { state: 'REDEEMED', usableAmount: fiat(0) }),
        credit('annual'),
      ],
    }),
  );
  const names = within(await section('Travel credits'))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Credit annual', 'Used and expired', 'Credit old', 'Credit spent']);
  expect(await cardOf('Credit old')).toHaveTextContent('Expired Jan 31, 2026');
});

test('[WA-10] a bar shows the share of a credit that is left, and none where nothing can be spent', async () => {
  await open(() =>
    wallet({
      creditBreakdown: [
        credit('annual', { grantedAmount: fiat(300), usableAmount: fiat(75) }),
        credit('old', { state: 'EXPIRED', grantedAmount: fiat(300), usableAmount: fiat(75) }),
      ],
    }),
  );
  const bar = (card: HTMLElement) => card.querySelector('[aria-hidden="true"] > div');
  expect(bar(await cardOf('Credit annual'))).toHaveStyle({ width: '25%' });
  expect(bar(await cardOf('Credit old'))).toBeNull();
});

test('[WA-05] [WA-15] offers are listed by when and where they can be used', async () => {
  await open(() =>
    wallet({
      allOffers: [
        offer('flight', { stage: 'OTHER_PRODUCTS', funnels: ['FLIGHTS'] }),
        offer('sale', {
          stage: 'COMING',
          saleEventStartOn: '2026-05-22T16:00:00.000Z',
          funnels: ['HOMES', 'HOTELS'],
        }),
        offer('stay', { maxApplicableCredit: fiat(100) }),
      ],
    }),
  );
  const headings = within(await section('Travel offers')).getAllByRole('heading');
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Travel offers',
    'Open now',
    'Offer stay',
    'To come',
    'Offer sale',
    'For other trips',
    'Offer flight',
  ]);
  expect(await cardOf('Offer stay')).toHaveTextContent(
    'For vacation rentals. Up to $100 of travel credits can be used with it.',
  );
  const sale = await cardOf('Offer sale');
  expect(sale).toHaveTextContent('For vacation rentals and hotels.');
  expect(sale).toHaveTextContent('Starts May 22, 2026');
  expect(await cardOf('Offer flight')).toHaveTextContent('For flights.');
});

test('[WA-11] the conditions of an offer show whether stays meet them', async () => {
  const row = { kind: 'AND', airlineCodes: [], atLeast: null, isMetByStays: null };
  await open(() =>
    wallet({
      allOffers: [
        offer('stay', {
          conditions: [
            { ...row, depth: 0, text: 'All of these' },
            { ...row, depth: 1, kind: 'AMOUNT_COMPARISON', text: 'A booking of $250 or more' },
            { ...row, depth: 1, kind: 'NOT', text: 'Not this', isMetByStays: true },
            { ...row, depth: 2, kind: 'AIRLINE', text: 'A flight with DL', isMetByStays: false },
            { ...row, depth: 1, kind: 'OR', text: 'One of these', isMetByStays: false },
            { ...row, depth: 2, kind: 'AIRLINE', text: 'A flight with AC', isMetByStays: false },
          ],
        }),
      ],
    }),
  );
  const conditions = within(await cardOf('Offer stay')).getByRole('list', { name: 'Conditions' });
  expect(
    within(conditions)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'A booking of $250 or more Depends on your booking.',
    'Not a flight with DL Every stay meets this.',
    'One of these Stays do not meet this.',
    'A flight with AC Stays do not meet this.',
  ]);
});

test('[WA-02] [WA-10] [WA-13] [WA-15] the activity names the stay or the change of the account, and loads more entries', async () => {
  const pages = [
    connectionOf(
      [
        event('one', {
          trip: {
            id: 'LF-1',
            fromDate: '2026-06-05',
            untilDate: '2026-06-08',
            listing: { id: 'home-1', name: 'Cedar House' },
          },
        }),
      ],
      true,
    ),
    connectionOf([
      event('two', {
        kind: 'CREATED',
        state: 'CONFIRM_STATE',
        amount: fiat(300),
        standingChange: 'NEW_BENEFIT_PERIOD',
      }),
      event('three', { state: 'AUTHORIZED' }),
    ]),
  ];
  const activity = vi.fn((args: { after?: string | null }) => (args.after ? pages[1] : pages[0]));
  await open(() => wallet({ activity }));
  const region = within(await section('Travel credit activity'));
  expect(await region.findByRole('link', { name: 'Cedar House, Fri, Jun 5 - Mon, Jun 8' })).toHaveAttribute(
    'href',
    '/trips/LF-1',
  );
  await userEvent.click(region.getByRole('button', { name: 'Show more' }));
  expect(await region.findByText('New benefit period')).toBeVisible();
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Booking oneUsed · Mar 2, 2026Cedar House, Fri, Jun 5 - Mon, Jun 8−$84.50',
    'Booking twoAdded · Mar 2, 2026New benefit period+$300.00',
    'Booking threeHeld for a booking · Mar 2, 2026−$84.50',
  ]);
  expect(region.getByText('All entries are shown.')).toBeInTheDocument();
});

test('[AD-14] the activity shows until when and where a use can be disputed', async () => {
  await open(() => wallet());
  const region = within(await section('Travel credit activity'));
  expect(await region.findByText(/dispute it within 60 days\. Call 1-800-555-0142\.$/)).toBeVisible();
});

test('[WA-15] when trips cannot be read, the activity is still complete', async () => {
  const unread = event('one', {
    trip: () => {
      throw new GraphQLError('unread');
    },
  });
  await open(() => wallet({ activity: connectionOf([unread]) }));
  expect(await within(await section('Travel credit activity')).findByText('Booking one')).toBeVisible();
});

test('[WA-15] an empty wallet shows a text in each part', async () => {
  await open(() => wallet({ creditBreakdown: [], allOffers: [], activity: connectionOf([]) }));
  expect(await screen.findByText(/^You have no travel credits to spend\./)).toBeVisible();
  expect(screen.getByText(/^You have no offers at the moment\./)).toBeVisible();
  expect(await screen.findByText('Your travel credits have no activity yet.')).toBeVisible();
});

test('[WA-08] a section whose experiment is off is not shown', async () => {
  await open(() => wallet(), withExperiments('travel-wallet-offers'));
  await section('Travel offers');
  expect(screen.queryByRole('region', { name: 'Travel credits' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Travel credit activity' })).not.toBeInTheDocument();
  expect(screen.queryByText('Available to spend on travel')).not.toBeInTheDocument();
});

test('[WA-15] an unreadable wallet shows a message, and is read again on request', async () => {
  let isUp = false;
  await open(() => {
    if (!isUp) throw new GraphQLError('The platform does not answer.');
    return wallet();
  });
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent('Your travel wallet could not be loaded');
  isUp = true;
  await userEvent.click(within(failure).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(await cardOf('Credit annual')).toBeVisible();
});

test('[RW-01] [RW-17] the rewards activity has the miles that were used and, after a cancellation, returned', async () => {
  const trip = {
    id: 'trip-1',
    fromDate: '2026-06-05',
    untilDate: '2026-06-08',
    listing: { id: 'home-1', name: 'Cedar House' },
  };
  const movement = (id: string, kind: string, value: string) => ({
    id,
    kind,
    description: `Movement ${id}`,
    amount: { accountReferenceId: 'acct-summit', value, currency: 'Miles' },
    occurredAt: '2026-03-03T03:30:00.000Z',
    account: { accountReferenceId: 'acct-summit', productDisplayName: 'Summit Reserve' },
    trip,
  });
  await renderPortal({
    path: '/wallet/',
    session: everything,
    resolvers: {
      Query: {
        wallet: () => wallet(),
        rewardsAccounts: () => [milesAccount],
        rewardsActivity: () =>
          connectionOf([movement('two', 'RETURNED', '20000.00'), movement('one', 'REDEEMED', '-20000.00')]),
      },
    },
  });
  expect(await section('Rewards')).toHaveTextContent(
    'Summit CardPrimary cardholder, card ending in 482120,000 Milesworth $200.00',
  );
  const items = within(await section('Rewards activity')).findAllByRole('listitem');
  expect((await items).map(({ textContent }) => textContent)).toEqual([
    'Movement twoReturned · Summit Reserve · Mar 2, 2026Cedar House, Fri, Jun 5 - Mon, Jun 8+20,000 Miles',
    'Movement oneUsed · Summit Reserve · Mar 2, 2026Cedar House, Fri, Jun 5 - Mon, Jun 8−20,000 Miles',
  ]);
});
