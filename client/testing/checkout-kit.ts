/** Opens the checkout over the real schema, counts its operations, and completes its steps. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import type { Host } from '../app/host/host-context';
import { freeCalendar } from './free-calendar';
import type { helen } from './portal-facts';
import { type PortalOptions, renderPortal, setViewport } from './render-portal';
import type { TestResolvers } from './schema-link';
import {
  checkoutPath,
  helenTraveler,
  listing,
  live,
  milesAccount,
  quote,
  bookedTrip,
  savedCard,
} from './checkout-facts';

type Resolve = (root: unknown, args: { input: Record<string, unknown> }) => unknown;
type ResolveId = (root: unknown, args: { input: { id: string } }) => unknown;
interface ListingArguments {
  readonly stay: {
    readonly fromDate: string;
    readonly untilDate: string;
    readonly adults: number;
    readonly pets: number;
  };
}
type Follow = (root: unknown, args: { token: string }) => AsyncIterable<unknown>;

/** A stream that emits each state and stays open until it is closed, like that of a running quote or booking. */
export async function* states(field: string, ...all: readonly object[]): AsyncGenerator<object> {
  for (const state of all) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    yield { [field]: state };
  }
}

type Groups = readonly { readonly label: string; readonly amount: object }[];

/** The reference platform's names for its groups. */
const GROUP_KINDS: Readonly<Record<string, string>> = {
  Fees: 'FEES',
  Taxes: 'TAXES',
  'Fees and taxes': 'FEES',
  'Agent fee': 'AGENT_FEE',
  Protection: 'PROTECTIONS',
};

const withKinds = (groups: Groups) =>
  groups.map((group) => ({ kind: GROUP_KINDS[group.label] ?? 'RENT', ...group }));

interface QuoteChanges {
  readonly groupedItems?: Groups;
  readonly [member: string]: unknown;
}

export const quoted = (changes: QuoteChanges = {}) =>
  states(
    'priceQuoteStatus',
    { __typename: 'PriceQuotePending', ...live },
    {
      __typename: 'PriceQuoteSuccess',
      ...live,
      quote: {
        ...quote,
        ...changes,
        groupedItems: withKinds(changes.groupedItems ?? quote.groupedItems),
      },
    },
  );

/** A quote that fails; without errors when the platform provides no reason. */
export const quoteFailed = (...errors: readonly object[]) =>
  states('priceQuoteStatus', {
    __typename: 'PriceQuoteFailure',
    ...live,
    isHandleable: errors.length > 0,
    errors,
  });

export const bookingFailed = (...errors: readonly object[]) =>
  states('bookingStatus', { __typename: 'BookingFailure', ...live, errors });

/** Stays pending. */
export async function* pending(field: string, typename: string): AsyncGenerator<object> {
  yield { [field]: { __typename: typename, ...live } };
  await new Promise(() => undefined);
}

export const platform = () => ({
  schedulePriceQuote: vi.fn<Resolve>(() => ({
    __typename: 'PriceQuoteScheduled',
    token: 'quote-1',
  })),
  priceQuoteStatus: vi.fn<Follow>(() => quoted()),
  addMainGuest: vi.fn<Resolve>(() => ({
    __typename: 'MainGuestAdded',
    orderedProductId: 'product-1',
  })),
  book: vi.fn<Resolve>(() => ({
    __typename: 'BookingScheduled',
    token: 'booking-1',
    isRepeated: false,
  })),
  bookingStatus: vi.fn<Follow>(() =>
    states(
      'bookingStatus',
      { __typename: 'BookingPending', ...live },
      {
        __typename: 'BookingSuccess',
        ...live,
        trip: bookedTrip,
      },
    ),
  ),
  saveTraveler: vi.fn<Resolve>(),
  deleteTraveler: vi.fn<ResolveId>(),
  assignDefaultTraveler: vi.fn<ResolveId>(),
  verifyPaymentMethod: vi.fn<Resolve>(),
  deletePaymentMethod: vi.fn<ResolveId>(),
  rewardsToCash: vi.fn<(root: unknown, args: { rewardsAmount: string }) => unknown>(),
  trackEvents: vi.fn<Resolve>(() => ({ areAllRecorded: true })),
  rewardsEarned: vi.fn<(root: unknown, args: object) => unknown>(() => [
    { accountReferenceId: 'account-1', value: '2500', currency: 'Miles' },
  ]),
  travelers: vi.fn<() => unknown>(() => [helenTraveler]),
  paymentMethods: vi.fn<() => unknown>(() => [savedCard]),
  rewardsAccounts: vi.fn<() => unknown>(() => [milesAccount]),
  wallet: vi.fn<() => unknown>(() => null),
  trips: vi.fn<() => unknown>(() => []),
  listing: vi.fn<(root: unknown, args: ListingArguments) => unknown>(() => listing),
  calendar: vi.fn<() => unknown>(() => freeCalendar(120)),
  frozenPrice: vi.fn<() => unknown>(() => null),
  cardVaultCredentials: vi.fn<() => unknown>(() => ({
    protocol: 'PLATFORM',
    url: 'https://vault.example/cards',
    environmentKey: 'key-1',
    expiresAt: '2026-05-01T12:00:00.000Z',
  })),
});

export type Platform = ReturnType<typeof platform>;

const resolversOf = (of: Platform): TestResolvers => ({
  Query: {
    listing: of.listing,
    calendar: of.calendar,
    frozenPrice: of.frozenPrice,
    travelers: of.travelers,
    paymentMethods: of.paymentMethods,
    rewardsAccounts: of.rewardsAccounts,
    wallet: of.wallet,
    rewardsToCash: of.rewardsToCash,
    cardVaultCredentials: of.cardVaultCredentials,
    bookingStatus: () => ({ __typename: 'BookingSuccess', ...live, trip: bookedTrip }),
    rewardsEarned: of.rewardsEarned,
    stays: () => null,
    trips: () => ({
      totalCount: 0,
      nodes: of.trips(),
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    }),
    places: () => [],
  },
  Mutation: {
    schedulePriceQuote: of.schedulePriceQuote,
    addMainGuest: of.addMainGuest,
    book: of.book,
    createTraveler: of.saveTraveler,
    updateTraveler: of.saveTraveler,
    deleteTraveler: of.deleteTraveler,
    assignDefaultTraveler: of.assignDefaultTraveler,
    verifyPaymentMethod: of.verifyPaymentMethod,
    deletePaymentMethod: of.deletePaymentMethod,
    trackEvents: of.trackEvents,
  },
  Subscription: {
    priceQuoteStatus: { subscribe: of.priceQuoteStatus },
    bookingStatus: { subscribe: of.bookingStatus },
  },
});

export interface CheckoutOptions {
  readonly path?: string;
  readonly session?: typeof helen;
  readonly portal?: PortalOptions['portal'];
  readonly host?: Host;
  readonly viewport?: Parameters<typeof setViewport>[0];
}

export function openCheckout(
  of: Platform,
  { path = checkoutPath, viewport = 'desktop', portal = {}, ...options }: CheckoutOptions = {},
) {
  setViewport(viewport);
  return renderPortal({ path, resolvers: resolversOf(of), portal, ...options });
}

/** The step with this title, as a region. */
export const step = (title: string) => within(screen.getByRole('region', { name: title }));

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

export async function toContact(): Promise<void> {
  await screen.findByRole('radio', { name: /Helen Ortiz/ });
  await press('Continue');
  await screen.findByRole('textbox', { name: /Email/ });
}

/** Accepts the contact, which requests the price. */
export async function askForPrice(): Promise<void> {
  await toContact();
  await press('Continue');
}

export async function toPayment(): Promise<void> {
  await askForPrice();
  await screen.findByRole('radio', { name: /Visa ending in 4821/ });
}

export async function toReview(): Promise<void> {
  await toPayment();
  await userEvent.click(screen.getByRole('radio', { name: /Visa ending in 4821/ }));
  await press('Review my Trip');
  await screen.findByRole('button', { name: 'Confirm and Book' });
}
