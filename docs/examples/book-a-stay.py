"""Books a stay, from sign-in to trip, with Python's standard library alone.

    python3 docs/examples/book-a-stay.py http://localhost:4000 helen.ortiz@larkfield.example 482100

For a user without a saved card add its number as a fourth argument (docs/test-values.md has some). Prints each step, at
last the trip. Ends with 1 and the reason when a step is refused.
"""
import datetime
import json
import sys
import urllib.error
import urllib.request
import uuid

if len(sys.argv) < 4:
    sys.exit("Pass the address of the gateway, an email address, and its code.")
gateway, email_address, code, *rest = sys.argv[1:]
card_number = rest[0] if rest else ""
headers = {"Content-Type": "application/json", "apollographql-client-name": "book-a-stay"}
REFUSAL = "__typename ... on UserFacingError { code title text }"


def post(url, body, more_headers=None):
    request = urllib.request.Request(url, json.dumps(body).encode(), {**headers, **(more_headers or {})})
    try:
        return urllib.request.urlopen(request, timeout=60)
    except urllib.error.HTTPError as refusal:
        sys.exit(f"{refusal.code} {refusal.read().decode()}")


def data_of(answer):
    if answer.get("errors"):
        sys.exit(json.dumps(answer["errors"]))
    return answer["data"]


def ask(query, **variables):
    with post(f"{gateway}/graphql", {"query": query, "variables": variables}) as response:
        return data_of(json.load(response))


def follow(query, **variables):
    """The last event of a subscription. To follow it again after a lost connection is safe, and nothing is missed."""
    last = None
    events = {"Accept": "text/event-stream"}
    with post(f"{gateway}/graphql/stream", {"query": query, "variables": variables}, events) as stream:
        for line in stream:
            if line.startswith(b"data: "):
                last = data_of(json.loads(line[len(b"data: "):]))
    return last


def demand(result, wanted):
    """A refusal is data: its type says which, its fields what to show."""
    if result["__typename"] != wanted:
        sys.exit(json.dumps(result))
    print(wanted, flush=True)
    return result


def in_days(days):
    return (datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(days=days)).date().isoformat()


def save_card():
    """Saves a card: its number goes to the vault, never to the graph, which gets a token for it."""
    known = ask("{ cardVaultCredentials { url environmentKey } rewardsAccounts { accountReferenceId lastFour } }")
    accounts = [each for each in known["rewardsAccounts"] if card_number.endswith(each["lastFour"])]
    if not accounts:
        sys.exit("Pass the number of a card that belongs to one of the rewards accounts.")
    vault = known["cardVaultCredentials"]
    card = {
        "number": card_number, "verificationValue": "123", "month": 12, "year": datetime.date.today().year + 3,
        "fullName": "Card Holder", "zip": "10001", "country": "US",
    }
    request = urllib.request.Request(
        vault["url"],
        json.dumps({"environmentKey": vault["environmentKey"], "card": card}).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=60) as response:
        token = json.load(response)["token"]
    saved = ask(
        "mutation ($input: VerifyPaymentMethodInput!) { verifyPaymentMethod(input: $input) {"
        f" {REFUSAL} ... on PaymentMethodVerified {{ paymentMethod {{ id }} }} }} }}",
        input={"vaultToken": token, "accountReferenceId": accounts[0]["accountReferenceId"]},
    )["verifyPaymentMethod"]
    return demand(saved, "PaymentMethodVerified")["paymentMethod"]["id"]


def create_traveler():
    saved = ask(
        "mutation ($input: CreateTravelerInput!) { createTraveler(input: $input) {"
        f" {REFUSAL} ... on TravelerSaved {{ traveler {{ id }} }} }} }}",
        input={"givenName": "Alex", "surname": "Example", "gender": "F", "dateOfBirth": "1990-05-17"},
    )["createTraveler"]
    return demand(saved, "TravelerSaved")["traveler"]["id"]


signed_in = ask(
    f"mutation ($input: SignInInput!) {{ signIn(input: $input) {{ {REFUSAL} ... on SignedIn {{ token }} }} }}",
    input={"emailAddress": email_address, "code": code},
)["signIn"]
headers["Authorization"] = f"Bearer {demand(signed_in, 'SignedIn')['token']}"

place = ask('{ places(text: "Asheville") { id } }')["places"][0]["id"]
stay = {"fromDate": in_days(60), "untilDate": in_days(64), "adults": 2}
homes = ask(
    "query ($search: StaySearchInput!) { stays(search: $search, first: 1) { nodes { listingId } } }",
    search={"placeId": place, "stay": stay},
)["stays"]["nodes"]
if not homes:
    sys.exit(f"No home in Asheville can be booked from {stay['fromDate']} to {stay['untilDate']}.")
listing = ask(
    """query ($id: ID!, $stay: StayInput!) { listing(id: $id, stay: $stay) {
      availability(stay: $stay) { ... on Available { rate { id } } }
    } }""",
    id=homes[0]["listingId"], stay=stay,
)["listing"]

scheduled = ask(
    "mutation ($input: SchedulePriceQuoteInput!) { schedulePriceQuote(input: $input) {"
    f" {REFUSAL} ... on PriceQuoteScheduled {{ token }} }} }}",
    input={"rateId": listing["availability"]["rate"]["id"], "emailAddress": email_address},
)["schedulePriceQuote"]
quote_token = demand(scheduled, "PriceQuoteScheduled")["token"]
quoted = follow(
    """subscription ($token: ID!) { priceQuoteStatus(token: $token) {
      __typename
      ... on PriceQuoteSuccess { quote { orderedProductId termsDigest payNowTotal { fiat { value currencyCode } } } }
      ... on PriceQuoteFailure { errors { code title } }
    } }""",
    token=quote_token,
)["priceQuoteStatus"]
quote = demand(quoted, "PriceQuoteSuccess")["quote"]

saved = ask("{ travelers { id } paymentMethods { id } }")
traveler = saved["travelers"][0]["id"] if saved["travelers"] else create_traveler()
card = saved["paymentMethods"][0]["id"] if saved["paymentMethods"] else save_card()
guest = ask(
    "mutation ($input: AddMainGuestInput!) { addMainGuest(input: $input) {"
    f" {REFUSAL} ... on MainGuestAdded {{ orderedProductId }} }} }}",
    input={
        "travelerId": traveler,
        "emailAddress": email_address,
        "phoneNumber": "+14165550100",
        "orderedProductId": quote["orderedProductId"],
        "quoteToken": quote_token,
    },
)["addMainGuest"]
product = demand(guest, "MainGuestAdded")["orderedProductId"]

payment = {"paymentMethodId": card}
plan = ask(
    """query ($quoteToken: ID!, $payment: PaymentInput!) {
      paymentPlan(quoteToken: $quoteToken, payment: $payment) { amountDue { value currencyCode } }
    }""",
    quoteToken=quote_token, payment=payment,
)["paymentPlan"]
booked = ask(
    "mutation ($input: BookInput!) { book(input: $input) {"
    f" {REFUSAL} ... on BookingScheduled {{ token }} ... on BookingBlocked {{ blockers {{ code message }} }} }} }}",
    input={
        # Keep it until the outcome is known: with the same key, a repeated `book` never books twice.
        "idempotencyKey": str(uuid.uuid4()),
        "quoteToken": quote_token,
        "orderedProductId": product,
        "acceptedTotal": quote["payNowTotal"]["fiat"],
        "acceptedTermsDigest": quote["termsDigest"],
        "payment": payment,
        "acceptedAmountDue": plan["amountDue"],
    },
)["book"]
status = follow(
    """subscription ($token: ID!) { bookingStatus(token: $token) {
      __typename
      ... on BookingSuccess { trip { id state listing { name } total { value currencyCode } } }
      ... on BookingFailure { errors { code title } }
    } }""",
    token=demand(booked, "BookingScheduled")["token"],
)["bookingStatus"]
print(json.dumps(demand(status, "BookingSuccess")["trip"]))
