/** The operations of the journey, as a program writes them that keeps no types. */

const AMOUNT = 'fiat { value currencyCode }';
const REFUSAL = '__typename ... on UserFacingError { code title text }';

export const SEARCH = `query Search($search: StaySearchInput!, $first: Int = 4, $after: String) {
  stays(search: $search, first: $first, after: $after) {
    nodes { listingId name stay { fromDate untilDate } price { total { ${AMOUNT} } } }
    pageInfo { endCursor hasNextPage }
  }
}`;

export const RATE = `query Rate($id: ID!, $stay: StayInput!) {
  listing(id: $id, stay: $stay) { id name availability(stay: $stay) { __typename ... on Available { rate { id } } } }
}`;

export const SCHEDULE = `mutation Schedule($input: SchedulePriceQuoteInput!) {
  schedulePriceQuote(input: $input) { ${REFUSAL} ... on PriceQuoteScheduled { token } }
}`;

export const QUOTE = `subscription Quote($token: ID!) {
  priceQuoteStatus(token: $token) {
    __typename
    ... on PriceQuoteSuccess { quote { orderedProductId termsDigest payNowTotal { ${AMOUNT} } } }
  }
}`;

export const PEOPLE = 'query People { travelers { id givenName } paymentMethods { id } }';

export const GUEST = `mutation Guest($input: AddMainGuestInput!) {
  addMainGuest(input: $input) { ${REFUSAL} ... on MainGuestAdded { orderedProductId } }
}`;

export const PLAN = `query Plan($quoteToken: ID!, $payment: PaymentInput!) {
  paymentPlan(quoteToken: $quoteToken, payment: $payment) { amountDue { value currencyCode } problems { code } }
}`;

export const BOOK = `mutation Book($input: BookInput!) {
  book(input: $input) { ${REFUSAL} ... on BookingScheduled { token isRepeated } }
}`;

export const BOOKING = `subscription Booking($token: ID!) {
  bookingStatus(token: $token) { __typename ... on BookingSuccess { trip { id state } } }
}`;

export const TRIP = 'query Trip($id: ID!) { trip(id: $id) { id nodeId } }';

export const NODE = `query Node($id: ID!) {
  node(id: $id) { __typename id nodeId ... on HomeTrip { state fromDate untilDate } }
}`;
