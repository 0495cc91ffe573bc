#!/bin/sh
# Follows a price quote with curl alone: the state now, every change, the last state, the end.
#
#     TRAVEL_PORTAL_TOKEN=<bearer token> sh docs/examples/follow-a-quote.sh http://localhost:4000 <quote token>
#
# Tokens come from the mutations `signIn` and `schedulePriceQuote`. Each event is printed as it arrives. Lines that begin
# with a colon keep the connection open. After a lost connection, run the command again: the first event is the state at that moment.
set -eu
curl --no-buffer --silent --show-error --fail-with-body "$1/graphql/stream" \
  --header 'Accept: text/event-stream' \
  --header 'Content-Type: application/json' \
  --header "Authorization: Bearer $TRAVEL_PORTAL_TOKEN" \
  --data '{
    "query": "subscription ($token: ID!) { priceQuoteStatus(token: $token) { __typename ... on PriceQuoteSuccess { quote { payNowTotal { fiat { value currencyCode } } } } ... on PriceQuoteFailure { errors { code title } } } }",
    "variables": { "token": "'"$2"'" }
  }'
