import type { components } from '#schema/platform.openapi.ts';
import { internationalPhone } from '#schema/values/phone-number.ts';
import type { Database } from '../../database/connect';
import { json } from '../../database/json';
import type { Clock } from '../../kernel/dates';
import { Refusal } from '../../kernel/refusal';
import { isVisibleColleague } from '../../people/colleagues';
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
  if (mainGuest.id !== undefined && !(await mayTravelAs(database, userId, mainGuest.id))) {
    throw new Refusal(40401, 'There is no such traveler.');
  }
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

/** The user's own travelers, and with the permission those of colleagues in the same business. */
async function mayTravelAs(database: Database, userId: string, travelerId: string): Promise<boolean> {
  const traveler = await database
    .selectFrom('travelers')
    .select('owner_user_id')
    .where('id', '=', travelerId)
    .executeTakeFirst();
  if (!traveler) return false;
  return traveler.owner_user_id === userId || isVisibleColleague(database, userId, traveler.owner_user_id);
}
