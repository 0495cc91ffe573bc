import { gql } from 'graphql-tag';
import { fixture } from '#fixtures/fixture.ts';
import { unreadable } from '#fixtures/builders.ts';
import { ok } from './testing/platform-mock';
import { useResolvers } from './testing/resolvers-kit';

const kit = useResolvers();

const TRIP = gql`query ($id: ID!) { trip(id: $id) { ... on HomeTrip {
  guests { adults children petsIncluded } confirmationEmailAddress
  address { street city state postalCode countryCode } coordinates { lat lon } checkInInstructions hostPhoneNumber
  priceGroups { kind label amount { value } lines { label amount { value } } }
  cancellationPolicy { refundSteps { until percent } }
} } }`;
const five = () => fixture<'ItineraryList'>('itineraries/list-itineraries.five');
const trip = async (id: string) => (await kit.run<{ trip: Record<string, unknown> }>(TRIP, { id })).data.trip;

beforeEach(() => {
  kit.platform.on('listItineraries', ok(five()));
});

test('[CF-04] a confirmed trip has its street number, its host, its party, and the address of the confirmation', async () => {
  expect(await trip('LF-5')).toMatchObject({
    guests: five().itineraries[0]!.guests,
    confirmationEmailAddress: five().itineraries[0]!.reservation.confirmationEmailAddress,
    address: {
      street: '12 Creek Lane',
      city: 'Asheville',
      state: 'North Carolina',
      postalCode: '28806',
      countryCode: 'US',
    },
    coordinates: { lat: 35.58, lon: -82.57 },
    checkInInstructions: 'The keypad on the left opens with 4821.',
    hostPhoneNumber: '+12125550142',
  });
});

test("[PR-18] the receipt has the groups of the price with their lines, in the platform's order", async () => {
  const { priceGroups } = await trip('LF-5');
  expect(priceGroups).toMatchObject([
    { kind: 'RENT', label: 'Rent', lines: [{ label: '4 nights' }] },
    {
      kind: 'FEES',
      label: 'Fees',
      amount: { value: '100.00' },
      lines: [
        { label: 'Cleaning Fee', amount: { value: '80.00' } },
        { label: 'Pet Fee', amount: { value: '20.00' } },
      ],
    },
    { kind: 'UNKNOWN', label: 'Resort', amount: { value: '50.00' } },
  ]);
});

test('[PR-18] a receipt with an unreadable amount is null', async () => {
  const list = five();
  list.itineraries[0]!.priceGroups![1]!.items[0]!.amount.fiat = unreadable();
  kit.platform.on('listItineraries', ok(list));
  expect((await trip('LF-5'))['priceGroups']).toBeNull();
});

test('facts that a platform omits are null', async () => {
  const list = five();
  const [itinerary] = list.itineraries;
  delete itinerary!.priceGroups;
  delete itinerary!.guests;
  const { reservation } = itinerary!;
  delete reservation.checkInInstructions;
  delete reservation.hostPhoneNumber;
  delete reservation.confirmationEmailAddress;
  delete reservation.cancellationPolicy.policy.refunds;
  reservation.listing.content.location.address = { kind: 'ObfuscatedAddress', city: 'Asheville' };
  kit.platform.on('listItineraries', ok(list));
  expect(await trip('LF-5')).toMatchObject({
    guests: null,
    confirmationEmailAddress: null,
    address: null,
    checkInInstructions: null,
    hostPhoneNumber: null,
    priceGroups: null,
    cancellationPolicy: { refundSteps: null },
  });
});

test('[PR-14] the cancellation policy has the refund steps', async () => {
  expect((await trip('LF-5'))['cancellationPolicy']).toEqual({
    refundSteps: [
      { until: '2026-05-29T16:00:00.000Z', percent: 100 },
      { until: '2026-06-03T16:00:00.000Z', percent: 50 },
    ],
  });
});

describe('[CN-08] resending the confirmation', () => {
  const RESEND = gql`mutation ($id: ID!) { resendConfirmation(input: { tripId: $id }) {
    __typename ... on ConfirmationResent { emailAddress sentAt } ... on ConfirmationNotResent { code rawCode title text buttons { action } inputErrors { path code } }
  } }`;
  const resend = (id: string) => kit.run<{ resendConfirmation: unknown }>(RESEND, { id });

  test("sends the platform's name of the trip, and returns the address", async () => {
    kit.platform.on('resendHomeConfirmation', ok(fixture('itineraries/resend-home-confirmation.sent')));
    expect((await resend('LF-5')).data.resendConfirmation).toEqual({
      __typename: 'ConfirmationResent',
      emailAddress: five().itineraries[0]!.reservation.confirmationEmailAddress,
      sentAt: '2026-05-01T12:00:00.000Z',
    });
    expect(kit.platform.sent.at(-1)).toMatchObject({
      method: 'POST',
      path: '/api/v0/itineraries/homes/confirmation/resend',
      body: { itineraryId: 'trip-5' },
    });
  });

  test("for another user's trip is refused, and nothing is sent", async () => {
    expect((await resend('LF-404')).data.resendConfirmation).toMatchObject({
      __typename: 'ConfirmationNotResent',
      code: 'TRIP_MISSING',
      title: 'We could not find this trip.',
      buttons: [{ action: 'GO_TO_TRIPS' }],
      inputErrors: [{ path: ['input', 'tripId'], code: 'NOT_FOUND' }],
    });
    expect(kit.platform.sent.map(({ operation }) => operation)).toEqual(['listItineraries']);
  });
});
