import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables';
import { scenarioOf } from '../../homes/listing-store';
import { addYears } from '../../kernel/dates';
import { StepRefusal } from '../durable-worker';
import type { Booking } from './booking-step';
import { errorCode } from './purchase-error';

/** VF-03: the providers of some homes require a minimum age at check-in. A guest without a known traveler is not refused. */
export async function requireCheckInAge(
  tx: Transaction<Tables>,
  { listing_id, quote_token, stay_from }: Booking,
): Promise<void> {
  const minimumAge = (await scenarioOf(tx, listing_id))?.fulfill?.minimumAge;
  if (minimumAge === undefined) return;
  const { main_guest } = await tx
    .selectFrom('quotes')
    .select('main_guest')
    .where('token', '=', quote_token)
    .executeTakeFirstOrThrow();
  if (main_guest?.id === undefined) return;
  const traveler = await tx
    .selectFrom('travelers')
    .select('date_of_birth')
    .where('id', '=', main_guest.id)
    .executeTakeFirst();
  if (traveler && traveler.date_of_birth > addYears(stay_from, -minimumAge)) {
    throw new StepRefusal([errorCode('CheckInMinimumAgeNotMet')]);
  }
}
