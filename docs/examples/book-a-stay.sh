#!/usr/bin/env bash
# Books a stay, from sign-in to trip, with curl and jq.
#
#     bash docs/examples/book-a-stay.sh http://localhost:4000 helen.ortiz@larkfield.example 482100
#
# For a user without a saved card add its number as a fourth argument (docs/test-values.md has some). Prints each step, at
# last the trip. Ends with 1 and the reason when a step is refused.
set -euo pipefail
stop() { echo "$1" >&2 && exit 1; }
test $# -ge 3 || stop 'Pass the address of the gateway, an email address, and its code.'
gateway=$1 email=$2 code=$3 card_number=${4:-}
token=
refusal='__typename ... on UserFacingError { code title text }'

# post ADDRESS DOCUMENT VARIABLES ACCEPT
post() {
  jq -n --arg query "$2" --argjson variables "$3" '{$query, $variables}' |
    curl --silent --show-error --no-buffer "$gateway$1" --data @- --header "Accept: $4" \
      --header 'Content-Type: application/json' --header 'apollographql-client-name: book-a-stay' \
      ${token:+--header "Authorization: Bearer $token"}
}

data='if .errors then (.errors | tojson | halt_error(1)) else .data end'
# ask DOCUMENT VARIABLES
ask() { post /graphql "$1" "${2:-null}" application/json | jq -c "$data"; }
# follow DOCUMENT VARIABLES: the last event. To follow again after a lost connection is safe, and nothing is missed.
follow() { post /graphql/stream "$1" "$2" text/event-stream | sed -n 's/^data: //p' | tail -n 1 | jq -c "$data"; }
# demand WANTED, of a field with a union: a refusal is data; its type says which, its fields what to show.
# Without a response there is no result.
demand() {
  local result
  result=$(jq -c --arg wanted "$1" '.[] | if .__typename == $wanted then . else (tojson | halt_error(1)) end') &&
    test -n "$result" && echo "$result" && echo "$1" >&2
}
in_days() { jq -nr --argjson days "$1" 'now + $days * 86400 | strftime("%Y-%m-%d")'; }

# The number goes to the vault, never to the graph, which gets a token for it.
save_card() {
  known=$(ask '{ cardVaultCredentials { url environmentKey } rewardsAccounts { accountReferenceId lastFour } }')
  account=$(echo "$known" | jq -r --arg number "$card_number" \
    'first(.rewardsAccounts[] | select(.lastFour as $last | $number | endswith($last)) | .accountReferenceId)')
  test -n "$account" || stop 'Pass the number of a card that belongs to one of the rewards accounts.'
  vault_token=$(echo "$known" | jq --arg number "$card_number" '{
      environmentKey: .cardVaultCredentials.environmentKey,
      card: { $number, verificationValue: "123", month: 12, year: (now | gmtime[0] + 3),
        fullName: "Card Holder", zip: "10001", country: "US" }
    }' | curl --silent --show-error --fail-with-body --header 'Content-Type: application/json' --data @- \
    "$(echo "$known" | jq -r .cardVaultCredentials.url)" | jq -r .token)
  ask "mutation (\$input: VerifyPaymentMethodInput!) { verifyPaymentMethod(input: \$input) {
    $refusal ... on PaymentMethodVerified { paymentMethod { id } } } }" "$(jq -n --arg vaultToken "$vault_token" \
    --arg accountReferenceId "$account" '{ input: { $vaultToken, $accountReferenceId } }')" |
    demand PaymentMethodVerified | jq -r .paymentMethod.id
}

create_traveler() {
  ask "mutation (\$input: CreateTravelerInput!) { createTraveler(input: \$input) {
    $refusal ... on TravelerSaved { traveler { id } } } }" \
    '{"input":{"givenName":"Alex","surname":"Example","gender":"F","dateOfBirth":"1990-05-17"}}' |
    demand TravelerSaved | jq -r .traveler.id
}

token=$(ask "mutation (\$input: SignInInput!) { signIn(input: \$input) { $refusal ... on SignedIn { token } } }" \
  "$(jq -n --arg emailAddress "$email" --arg code "$code" '{ input: { $emailAddress, $code } }')" |
  demand SignedIn | jq -r .token)

place=$(ask '{ places(text: "Asheville") { id } }' | jq '.places[0].id')
stay=$(jq -n --arg fromDate "$(in_days 60)" --arg untilDate "$(in_days 64)" '{ $fromDate, $untilDate, adults: 2 }')
home=$(ask 'query ($search: StaySearchInput!) { stays(search: $search, first: 1) { nodes { listingId } } }' \
  "{\"search\":{\"placeId\":$place,\"stay\":$stay}}" | jq '.stays.nodes[0].listingId // empty')
test -n "$home" || stop "No home in Asheville can be booked from $(in_days 60) to $(in_days 64)."
listing=$(ask 'query ($id: ID!, $stay: StayInput!) { listing(id: $id, stay: $stay) {
    availability(stay: $stay) { ... on Available { rate { id } } }
  } }' "{\"id\":$home,\"stay\":$stay}")

quote_token=$(ask "mutation (\$input: SchedulePriceQuoteInput!) { schedulePriceQuote(input: \$input) {
    $refusal ... on PriceQuoteScheduled { token } } }" "$(echo "$listing" | jq --arg emailAddress "$email" \
  '{ input: { rateId: .listing.availability.rate.id, $emailAddress } }')" | demand PriceQuoteScheduled | jq -r .token)
quote=$(follow 'subscription ($token: ID!) { priceQuoteStatus(token: $token) {
    __typename
    ... on PriceQuoteSuccess { quote { orderedProductId termsDigest payNowTotal { fiat { value currencyCode } } } }
    ... on PriceQuoteFailure { errors { code title } }
  } }' "{\"token\":\"$quote_token\"}" | demand PriceQuoteSuccess | jq -c .quote)

saved=$(ask '{ travelers { id } paymentMethods { id } }')
traveler=$(echo "$saved" | jq -r '.travelers[0].id // empty')
traveler=${traveler:-$(create_traveler)}
card=$(echo "$saved" | jq -r '.paymentMethods[0].id // empty')
card=${card:-$(save_card)}
product=$(ask "mutation (\$input: AddMainGuestInput!) { addMainGuest(input: \$input) {
    $refusal ... on MainGuestAdded { orderedProductId } } }" "$(echo "$quote" | jq --arg travelerId "$traveler" --arg emailAddress "$email" \
  --arg quoteToken "$quote_token" '{ input: { $travelerId, $emailAddress, phoneNumber: "+14165550100", orderedProductId, $quoteToken } }')" |
  demand MainGuestAdded | jq -r .orderedProductId)

payment=$(jq -n --arg paymentMethodId "$card" '{ $paymentMethodId }')
amount_due=$(ask 'query ($quoteToken: ID!, $payment: PaymentInput!) {
    paymentPlan(quoteToken: $quoteToken, payment: $payment) { amountDue { value currencyCode } }
  }' "{\"quoteToken\":\"$quote_token\",\"payment\":$payment}" | jq .paymentPlan.amountDue)
# Keep the key until the outcome is known: with the same key, a repeated `book` never books twice.
key=$(cat /proc/sys/kernel/random/uuid 2>/dev/null || uuidgen)
booking=$(ask "mutation (\$input: BookInput!) { book(input: \$input) {
    $refusal ... on BookingScheduled { token } ... on BookingBlocked { blockers { code message } }
  } }" "$(echo "$quote" | jq --arg idempotencyKey "$key" --arg quoteToken "$quote_token" --arg orderedProductId "$product" \
  --argjson payment "$payment" --argjson acceptedAmountDue "$amount_due" '{ input: {
    $idempotencyKey, $quoteToken, $orderedProductId, acceptedTotal: .payNowTotal.fiat,
    acceptedTermsDigest: .termsDigest, $payment, $acceptedAmountDue } }')" | demand BookingScheduled | jq -r .token)
follow 'subscription ($token: ID!) { bookingStatus(token: $token) {
    __typename
    ... on BookingSuccess { trip { id state listing { name } total { value currencyCode } } }
    ... on BookingFailure { errors { code title } }
  } }' "{\"token\":\"$booking\"}" | demand BookingSuccess | jq -c .trip
