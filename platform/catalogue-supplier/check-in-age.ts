import type { Transaction } from 'kysely';
import { errorCode } from '../booking/purchase/purchase-error';
import type { Tables } from '../database/tables';
import { scenarioOf } from '../homes/listing-store';
import { addYears } from '../kernel/dates';
import type { NightsOfBooking, Refused } from '../supplier/supplier';

/** VF-03: the providers of some homes require a minimum age at check-in. A guest without a known traveler is not refused. */
export async function checkInAgeRefusal(
  tx: Transaction<Tables>,
  { listingId, quoteToken, from }: NightsOfBooking,
): Promise<Refused | undefined> {
  const minimumAge = (await scenarioOf(tx, listingId))?.fulfill?.minimumAge;
  if (minimumAge === undefined) return undefined;
  const { main_guest } = await tx
    .selectFrom('quotes')
    .select('main_guest')
    .where('token', '=', quoteToken)
    .executeTakeFirstOrThrow();
  if (main_guest?.id === undefined) return undefined;
  const traveler = await tx
    .selectFrom('travelers')
    .select('date_of_birth')
    .where('id', '=', main_guest.id)
    .executeTakeFirst();
  return traveler && traveler.date_of_birth > addYears(from, -minimumAge)
    ? { kind: 'Refused', reason: 'Refused', errors: [errorCode('CheckInMinimumAgeNotMet')] }
    : undefined;
}
