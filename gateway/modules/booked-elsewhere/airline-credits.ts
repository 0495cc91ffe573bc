/** The user's airline credit (`PUT /api/v0/itineraries/list`). */
import type { GatewayContext } from '../../context';
import type { AirlineCredit } from '../../generated/graph';
import { listItineraries } from '../../rest/endpoints';
import { moneyOf } from '../money/money-mapping';
import { airlineOf } from './flight-mapping';

export async function airlineCredits({
  platform,
}: Pick<GatewayContext, 'platform'>): Promise<AirlineCredit[]> {
  const { airlineCredits: credits = [] } = await listItineraries(platform);
  return credits.map(({ id, airline, amount, code, expiresOn, tripId }) => ({
    id,
    airline: airlineOf(airline),
    amount: moneyOf(amount),
    code,
    expiresOn: expiresOn ?? null,
    tripId: tripId ?? null,
  }));
}
