import type { components } from '#schema/platform.openapi.ts';
import { internationalPhone } from '#schema/values/phone-number.ts';
import type { Database } from '../../database/connect';
import { json } from '../../database/json';
import type { Clock } from '../../kernel/dates';
import { Refusal } from '../../kernel/refusal';
import { isVisibleColleague } from '../../people/colleagues';
import { requireMayBookFor } from '../../people/policies/who-books';
import { requireBookable } from './bookable-quote';
import { lockQuote } from './quotes';

type Schemas = components['schemas'];

/** Sets the main guest of a quoted stay; a repeated call replaces it. Contact formats are the contract's, lengths of numbers those of countries. */
export async function addMainGuest(
  database: Database,
  clock: Clock,
  userId: string,
  { emailAddress, mainGuest, orderedProductId, paymentSessionToken }: Schemas['AddMainGuestRequest'],
): Promise<string> {
  if (internationalPhone(mainGuest.phoneNumber) === null) {
    throw new Refusal(40001, 'The phone number is not one of its country.');
  }
  await requireMayBookFor(database, userId, await userOfTraveler(database, userId, mainGuest.id));
  return database.transaction().execute(async (tx) => {
    const quote = await lockQuote(tx, userId, paymentSessionToken);
    if (quote.ordered_product_id !== orderedProductId) throw new Refusal(40401, 'There is no such product.');
    await requireBookable(tx, quote, clock);
    await tx
      .updateTable('quotes')
      .set({ main_guest: json({ ...mainGuest, emailAddress }) })
      .where('token', '=', quote.token)
      .execute();
    return orderedProductId;
  });
}

/**
 * The user who is the traveler; null for a guest. Refuses with 40401 a traveler who is neither the user's own nor, with the
 * permission, of a colleague.
 */
async function userOfTraveler(
  database: Database,
  userId: string,
  travelerId: string | undefined,
): Promise<string | null> {
  if (travelerId === undefined) return null;
  const traveler = await database
    .selectFrom('travelers')
    .select(['owner_user_id', 'linked_user_id'])
    .where('id', '=', travelerId)
    .executeTakeFirst();
  const mayTravel =
    traveler?.owner_user_id === userId ||
    (traveler && (await isVisibleColleague(database, userId, traveler.owner_user_id)));
  if (!traveler || !mayTravel) throw new Refusal(40401, 'There is no such traveler.');
  return traveler.linked_user_id;
}
