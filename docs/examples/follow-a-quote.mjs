/**
 * Follows a price quote, with nothing but graphql-ws: the state now, every change, the last state, the end.
 *
 *     node docs/examples/follow-a-quote.mjs <gateway> <quote token>      # http://localhost:4000 quote-…
 *     TRAVEL_PORTAL_TOKEN=<bearer token>
 *
 * Tokens come from the mutations `signIn` and `schedulePriceQuote`. Each state is printed as one line of JSON. The program
 * ends with 0 for a quote, 1 for a failure, 2 when the work cannot be followed (an expired session, for example).
 */
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';

const [gateway = 'http://localhost:4000', token = ''] = process.argv.slice(2);

const client = createClient({
  url: `${gateway.replace(/^http/, 'ws')}/graphql`,
  webSocketImpl: WebSocket,
  // A function: called for every connection, so that a renewed token is used after a reconnect.
  connectionParams: () => ({ authorization: `Bearer ${process.env.TRAVEL_PORTAL_TOKEN}` }),
  // After a lost connection graphql-ws subscribes again; the first event is the state at that moment, so nothing is missed.
  retryAttempts: 5,
});

const query = `
  subscription FollowQuote($token: ID!) {
    priceQuoteStatus(token: $token) {
      __typename
      ... on LiveStatus {
        sequence
        attempt
        elapsedMs
      }
      ... on PriceQuoteSuccess {
        quote {
          orderedProductId
          payNowTotal {
            fiat {
              value
              currencyCode
            }
          }
          validUntil
        }
      }
      ... on PriceQuoteFailure {
        errors {
          code
          title
          text
        }
      }
    }
  }
`;

try {
  for await (const { data, errors } of client.iterate({ query, variables: { token } })) {
    if (errors) throw errors;
    console.log(JSON.stringify(data.priceQuoteStatus));
    process.exitCode = data.priceQuoteStatus.__typename === 'PriceQuoteFailure' ? 1 : 0;
  }
} catch (error) {
  const [first] = Array.isArray(error) ? error : [error];
  console.error(
    first?.extensions?.code ?? first?.message ?? `connection closed: ${first?.code} ${first?.reason}`,
  );
  process.exitCode = 2;
}
await client.dispose();
