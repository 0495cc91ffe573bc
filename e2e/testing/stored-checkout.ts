/**
 * Opens the checkout at a later step, as after a reload: the quote and its main guest are created over the graph, and the tab
 * stores what it would store after a walk. A walk takes seconds; e2e/journeys/ covers it.
 */
import type { Page } from '@playwright/test';
import { gql } from 'graphql-tag';
import { parseSearch, searchParams } from '#domain/search/search-state.ts';
import { demand } from '#system-tests/testing/graph.ts';
import { addMainGuest, type Amount, quotedStay } from '#system-tests/testing/graph-booking.ts';
import { checkoutAddress } from './checkout';
import type { Person, TestPortal } from './test-portal';

const KEY = 'travel-portal.checkout';
const HOME = 'test-always-works';
const HELEN = { emailAddress: 'helen.ortiz@larkfield.example', phoneNumber: '+14165550148' };

const PAYMENT = { offer: { kind: 'BEST' }, credit: { kind: 'ALL' }, rewards: null, paymentMethodId: null };
/** By card alone: the wallet stays unchanged for the other tests. */
const BY_CARD = {
  offer: { kind: 'NONE' },
  credit: { kind: 'NONE' },
  rewards: null,
  paymentMethodId: 'card_helen_summit',
};

/** Opens the payment of a stay that no other test books, with nothing selected: Helen's, or that of the page's user. */
export async function openPayment(
  page: Page,
  portal: TestPortal,
  listingId?: string,
  person?: Person,
): Promise<void> {
  await openStored(page, portal, { step: 'PAYMENT', choice: PAYMENT }, listingId, person);
  await page.getByText('Amount due', { exact: true }).waitFor();
}

/**
 * Opens Helen's review of a stay that no other test books, paid by her first card, and waits until its price has been read again:
 * until then, the progress of the quote covers the page. Returns the address.
 */
export async function openReview(page: Page, portal: TestPortal, listingId?: string): Promise<string> {
  const address = await openStored(page, portal, { step: 'REVIEW', choice: BY_CARD }, listingId);
  await page
    .getByText(/^You pay \$/)
    .first()
    .waitFor();
  return address;
}

async function openStored(
  page: Page,
  portal: TestPortal,
  at: { readonly step: string; readonly choice: object },
  listingId = HOME,
  person = 'Helen Ortiz',
): Promise<string> {
  const stay = portal.freshStay(listingId);
  const address = checkoutAddress(listingId, stay);
  const credentials = await portal.credentialsOf(person);
  const { session, travelers } = await demand<{
    session: { userId: string };
    travelers: readonly [{ id: string }];
  }>(portal.url, gql`{ session { userId } travelers { id } }`, {}, credentials);
  const quote = await quotedStay(portal.url, credentials, { listingId, stay });
  const guest = await addMainGuest(portal.url, credentials, {
    ...HELEN,
    travelerId: travelers[0].id,
    orderedProductId: quote.orderedProductId,
    quoteToken: quote.quoteToken,
  });
  if (guest.__typename !== 'MainGuestAdded') throw new Error(`The main guest: ${JSON.stringify(guest)}`);
  const search = parseSearch(new URL(address, portal.url).searchParams, { today: stay.fromDate });
  const stored = {
    trip: `${session.userId}?${searchParams(search).toString()}`,
    validUntil: null,
    state: {
      ...at,
      travelerId: travelers[0].id,
      contact: HELEN,
      corporate: { outOfPolicyReason: '', approvalRequestReason: '', tripPurpose: '' },
      isOutOfPolicyAccepted: false,
      seen: {
        total: exactTotal(quote.acceptedTotal),
        lines: [],
        terms: { cancellation: [], payment: [] },
        termsDigest: quote.acceptedTermsDigest,
      },
      acceptedTotal: null,
      acceptedTerms: null,
      quoteToken: quote.quoteToken,
      replacedToken: null,
      choiceToken: quote.quoteToken,
      guest: 'ADDED',
      bookingToken: null,
    },
  };
  await page.addInitScript(
    ([key, seeded, state]) => {
      if (sessionStorage.getItem(seeded) !== null) return;
      sessionStorage.setItem(seeded, '');
      sessionStorage.setItem(key, state);
    },
    [KEY, `test.seeded ${quote.quoteToken}`, JSON.stringify(stored)] as const,
  );
  await page.goto(address);
  return address;
}

const exactTotal = ({ value, currencyCode }: Amount) => ({
  minorUnits: Math.round(Number(value) * 100),
  currencyCode,
});
