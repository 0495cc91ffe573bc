/** The protection on sale for a booked stay without one (AD-18). */
import type { GatewayContext } from '../../context';
import type { ProtectionOffer } from '../../generated/graph';
import { PlatformError } from '../../rest/client/platform-error';
import { quoteHomeProtection } from '../../rest/endpoints';
import type { Wire } from '../../rest/wire';
import { cancelForAnyReasonOf } from '../availability/protection-mapping';
import { listedItineraryId } from '../trip/trips';
import type { TripModel } from '../trip/trip-mapping';

/** Null when nothing is on sale, including on a platform that sells nothing after the booking. */
export async function protectionOffer(
  trip: TripModel,
  { platform, clock }: GatewayContext,
): Promise<ProtectionOffer | null> {
  const itineraryId = await listedItineraryId(trip, { platform });
  if (itineraryId === null) return null;
  const quote = await quoteUnlessMissing(itineraryId, platform);
  const stay = { from: trip.fromDate, until: trip.untilDate };
  const offer = quote && cancelForAnyReasonOf(quote, stay, clock);
  if (!offer || offer.availability === 'UNAVAILABLE') return null;
  const { availability, variants } = offer;
  return { availability, variants, purchasableUntil: quote.purchasableUntil ?? null };
}

async function quoteUnlessMissing(
  itineraryId: string,
  platform: GatewayContext['platform'],
): Promise<Wire<'HomeProtectionQuote'> | null> {
  try {
    return await quoteHomeProtection(platform, { body: { itineraryId } });
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'notFound') return null;
    throw error;
  }
}
