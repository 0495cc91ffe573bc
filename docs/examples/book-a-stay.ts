/**
 * Books a stay, from sign-in to trip, with fetch and graphql-sse.
 *
 *     npx tsx docs/examples/book-a-stay.ts http://localhost:4000 helen.ortiz@larkfield.example 482100
 *
 * For a user without a saved card, pass its number as a fourth argument (docs/test-values.md lists some). Prints each step, and
 * finally the trip. Exits with 1 and the reason when a step is refused.
 */
import { randomUUID } from 'node:crypto';
import { createClient } from 'graphql-sse';

const [gateway = '', emailAddress = '', code = '', cardNumber = ''] = process.argv.slice(2);

interface Amount {
  readonly value: string;
  readonly currencyCode: string;
}

/** An object of a union: its type and its fields. */
type One<Fields> = { readonly __typename: string } & Fields;

const headers: Record<string, string> = {
  'content-type': 'application/json',
  'apollographql-client-name': 'book-a-stay',
};

async function ask<Data>(query: string, variables: object = {}): Promise<Data> {
  const response = await fetch(`${gateway}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
  if (errors || !data) throw new Error(JSON.stringify(errors));
  return data;
}

/** The last event of a subscription. After a lost connection the client subscribes again, and no state is lost. */
async function follow<Data>(query: string, variables: Record<string, unknown>): Promise<Data> {
  const client = createClient({ url: `${gateway}/graphql/stream`, headers });
  let last: Data | undefined;
  for await (const { data, errors } of client.iterate<Data>({ query, variables })) {
    if (errors) throw new Error(JSON.stringify(errors));
    if (data) last = data;
  }
  if (!last) throw new Error('The stream ended without an event.');
  return last;
}

/** A refusal is data: its type names it, its fields contain the text to show. */
function demand<Fields>(result: One<Fields>, wanted: string): One<Fields> {
  if (result.__typename !== wanted) throw new Error(JSON.stringify(result));
  console.log(wanted);
  return result;
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const REFUSAL = '__typename ... on UserFacingError { code title text }';

/** Saves a card: its number is sent to the vault, never to the graph, which receives a token for it. */
async function saveCard(): Promise<string> {
  const { cardVaultCredentials: vault, rewardsAccounts } = await ask<{
    cardVaultCredentials: { url: string; environmentKey: string };
    rewardsAccounts: { accountReferenceId: string; lastFour: string }[];
  }>('{ cardVaultCredentials { url environmentKey } rewardsAccounts { accountReferenceId lastFour } }');
  const account = rewardsAccounts.find(({ lastFour }) => cardNumber.endsWith(lastFour));
  if (!account) throw new Error('Pass the number of a card that belongs to one of the rewards accounts.');
  const response = await fetch(vault.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      environmentKey: vault.environmentKey,
      card: {
        number: cardNumber,
        verificationValue: '123',
        month: 12,
        year: new Date().getUTCFullYear() + 3,
        fullName: 'Card Holder',
        zip: '10001',
        country: 'US',
      },
    }),
  });
  const { token } = (await response.json()) as { token: string };
  const { verifyPaymentMethod } = await ask<{
    verifyPaymentMethod: One<{ paymentMethod: { id: string } }>;
  }>(
    `mutation ($input: VerifyPaymentMethodInput!) { verifyPaymentMethod(input: $input) {
      ${REFUSAL} ... on PaymentMethodVerified { paymentMethod { id } }
    } }`,
    { input: { vaultToken: token, accountReferenceId: account.accountReferenceId } },
  );
  return demand(verifyPaymentMethod, 'PaymentMethodVerified').paymentMethod.id;
}

async function createTraveler(): Promise<string> {
  const { createTraveler: saved } = await ask<{ createTraveler: One<{ traveler: { id: string } }> }>(
    `mutation ($input: CreateTravelerInput!) { createTraveler(input: $input) {
      ${REFUSAL} ... on TravelerSaved { traveler { id } }
    } }`,
    { input: { givenName: 'Alex', surname: 'Example', gender: 'F', dateOfBirth: '1990-05-17' } },
  );
  return demand(saved, 'TravelerSaved').traveler.id;
}

async function main(): Promise<void> {
  if (!code) throw new Error('Pass the address of the gateway, an email address, and its code.');
  const { signIn } = await ask<{ signIn: One<{ token: string }> }>(
    `mutation ($input: SignInInput!) { signIn(input: $input) { ${REFUSAL} ... on SignedIn { token } } }`,
    { input: { emailAddress, code } },
  );
  headers['authorization'] = `Bearer ${demand(signIn, 'SignedIn').token}`;

  const { places } = await ask<{ places: { id: string }[] }>('{ places(text: "Asheville") { id } }');
  const stay = { fromDate: inDays(60), untilDate: inDays(64), adults: 2 };
  const { stays } = await ask<{ stays: { nodes: { listingId: string }[] } }>(
    'query ($search: StaySearchInput!) { stays(search: $search, first: 1) { nodes { listingId } } }',
    { search: { placeId: places[0]?.id, stay } },
  );
  const [home] = stays.nodes;
  if (!home) {
    throw new Error(`No home in Asheville can be booked from ${stay.fromDate} to ${stay.untilDate}.`);
  }
  const { listing } = await ask<{ listing: { availability: { rate: { id: string } } } }>(
    `query ($id: ID!, $stay: StayInput!) { listing(id: $id, stay: $stay) {
      availability(stay: $stay) { ... on Available { rate { id } } }
    } }`,
    { id: home.listingId, stay },
  );

  const { schedulePriceQuote } = await ask<{ schedulePriceQuote: One<{ token: string }> }>(
    `mutation ($input: SchedulePriceQuoteInput!) { schedulePriceQuote(input: $input) {
      ${REFUSAL} ... on PriceQuoteScheduled { token }
    } }`,
    { input: { rateId: listing.availability.rate.id, emailAddress } },
  );
  const quoteToken = demand(schedulePriceQuote, 'PriceQuoteScheduled').token;
  const { priceQuoteStatus } = await follow<{
    priceQuoteStatus: One<{
      quote: { orderedProductId: string; termsDigest: string; payNowTotal: { fiat: Amount } };
    }>;
  }>(
    `subscription ($token: ID!) { priceQuoteStatus(token: $token) {
      __typename
      ... on PriceQuoteSuccess { quote { orderedProductId termsDigest payNowTotal { fiat { value currencyCode } } } }
      ... on PriceQuoteFailure { errors { code title } }
    } }`,
    { token: quoteToken },
  );
  const { quote } = demand(priceQuoteStatus, 'PriceQuoteSuccess');

  const saved = await ask<{ travelers: { id: string }[]; paymentMethods: { id: string }[] }>(
    '{ travelers { id } paymentMethods { id } }',
  );
  const travelerId = saved.travelers[0]?.id ?? (await createTraveler());
  const paymentMethodId = saved.paymentMethods[0]?.id ?? (await saveCard());
  const { addMainGuest } = await ask<{ addMainGuest: One<{ orderedProductId: string }> }>(
    `mutation ($input: AddMainGuestInput!) { addMainGuest(input: $input) {
      ${REFUSAL} ... on MainGuestAdded { orderedProductId }
    } }`,
    {
      input: {
        travelerId,
        emailAddress,
        phoneNumber: '+14165550100',
        orderedProductId: quote.orderedProductId,
        quoteToken,
      },
    },
  );
  const { orderedProductId } = demand(addMainGuest, 'MainGuestAdded');

  const payment = { paymentMethodId };
  const { paymentPlan } = await ask<{ paymentPlan: { amountDue: Amount } }>(
    `query ($quoteToken: ID!, $payment: PaymentInput!) {
      paymentPlan(quoteToken: $quoteToken, payment: $payment) { amountDue { value currencyCode } }
    }`,
    { quoteToken, payment },
  );
  const { book } = await ask<{ book: One<{ token: string }> }>(
    `mutation ($input: BookInput!) { book(input: $input) {
      ${REFUSAL} ... on BookingScheduled { token } ... on BookingBlocked { blockers { code message } }
    } }`,
    {
      input: {
        // Store it until the outcome is known: with the same key, a repeated `book` never books twice.
        idempotencyKey: randomUUID(),
        quoteToken,
        orderedProductId,
        acceptedTotal: quote.payNowTotal.fiat,
        acceptedTermsDigest: quote.termsDigest,
        payment,
        acceptedAmountDue: paymentPlan.amountDue,
      },
    },
  );
  const { bookingStatus } = await follow<{ bookingStatus: One<{ trip: unknown }> }>(
    `subscription ($token: ID!) { bookingStatus(token: $token) {
      __typename
      ... on BookingSuccess { trip { id state listing { name } total { value currencyCode } } }
      ... on BookingFailure { errors { code title } }
    } }`,
    { token: demand(book, 'BookingScheduled').token },
  );
  console.log(JSON.stringify(demand(bookingStatus, 'BookingSuccess').trip));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
