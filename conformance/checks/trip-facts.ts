/** The facts of a booked stay that a platform may omit, and the resent confirmation. Writes. */
import type { components } from '#schema/platform.openapi.ts';
import type { Platform } from '../platform';
import { expectSame, expectSum } from './expect';

type Itinerary = components['schemas']['Itinerary'];

/** Facts that the page of a trip shows only when the platform provides them. */
export function checkOptionalFacts(platform: Platform, field: string, trip: Itinerary): void {
  const { reservation, priceGroups } = trip;
  const absent = [
    ['check-in instructions', reservation.checkInInstructions],
    ["the host's phone number", reservation.hostPhoneNumber],
    ['the address of the confirmation', reservation.confirmationEmailAddress],
    ['the street of the home', reservation.listing.content.location.address.street],
    ['the groups of the price', priceGroups],
    ['the guests', trip.guests],
    ['the name of the main guest', trip.mainGuestName],
  ].flatMap(([name, fact]) => (fact === undefined ? [name] : []));
  if (absent.length > 0)
    platform.notes.unchecked(`listItineraries: a confirmed stay lacks ${absent.join(', ')}`);
  if (priceGroups)
    expectSum(
      platform,
      'listItineraries',
      `${field}/priceGroups`,
      trip.total,
      priceGroups.map(({ amount }) => amount.fiat),
    );
}

/** It is sent to the address of the reservation, and not twice within a minute. */
export async function checkConfirmation(platform: Platform, { id, reservation }: Itinerary): Promise<void> {
  const sent = await platform.ask('resendHomeConfirmation', { itineraryId: id });
  if (sent === undefined) return;
  const { confirmationEmailAddress } = reservation;
  if (confirmationEmailAddress !== undefined)
    expectSame(
      platform,
      'resendHomeConfirmation',
      '/emailAddress',
      sent.emailAddress,
      confirmationEmailAddress,
    );
  await platform.refused(
    'resendHomeConfirmation',
    { itineraryId: id },
    {
      statuses: [429],
      code: 42901,
      rule: 'retry',
      what: 'a confirmation that was sent less than a minute ago',
    },
  );
}
