import type { components } from '#schema/platform.openapi.ts';
import { normalizedName } from '#schema/values/person-name.ts';
import type { Database } from '../database/connect';
import { json } from '../database/json';
import type { Handlers } from '../http/operations';
import { today } from '../kernel/dates';
import { newId } from '../kernel/identifiers';
import { Refusal } from '../kernel/refusal';
import type { Services } from '../services';
import { colleaguesAmong } from './colleagues';
import { brokenRules } from './passenger-rules';
import { passengerView, privatePassengerView } from './passenger-view';

type Person = components['schemas']['Person'];

export const passengerHandlers = ({ database, clock }: Services) =>
  ({
    async listPassengers({ body, session }) {
      const others = (body?.userIds ?? []).filter((id) => id !== session.userId);
      const owners = await colleaguesAmong(database, session.userId, others);
      const rows = await database
        .selectFrom('travelers')
        .innerJoin('users', 'users.id', 'travelers.owner_user_id')
        .selectAll('travelers')
        .select('users.default_traveler_id')
        .where('owner_user_id', 'in', [session.userId, ...owners])
        .orderBy('created_at')
        .orderBy('travelers.id')
        .execute();
      return {
        value: rows.map((row) => {
          const isHidden = row.is_private && row.owner_user_id !== session.userId;
          return (isHidden ? privatePassengerView : passengerView)(row, row.default_traveler_id);
        }),
      };
    },

    async updatePassenger({ body, session, idempotencyKey }) {
      const person = withNormalizedNames(body.person);
      const errors = brokenRules(person, today(clock));
      if (errors.length > 0) throw new Refusal(42201, undefined, { errors });
      const id =
        person.id === undefined
          ? await addTraveler(database, clock.now(), { userId: session.userId, person, idempotencyKey })
          : await replaceTraveler(database, session.userId, person.id, person);
      return { value: await ownPassenger(database, session.userId, id) };
    },

    async deletePassenger({ body: { personId }, session }) {
      const { numDeletedRows } = await database
        .deleteFrom('travelers')
        .where('id', '=', personId)
        .where('owner_user_id', '=', session.userId)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new Refusal(40401);
      return { personId };
    },

    async assignDefaultPassenger({ body: { personId }, session }) {
      const value = await ownPassenger(database, session.userId, personId);
      await database
        .updateTable('users')
        .set({ default_traveler_id: personId })
        .where('id', '=', session.userId)
        .execute();
      return { value: { ...value, isDefaultProfile: true } };
    },

    async linkTraveler({ body: { travelerId, userId }, session }) {
      await ownPassenger(database, session.userId, travelerId);
      if (userId !== session.userId) await colleaguesAmong(database, session.userId, [userId]);
      await database
        .updateTable('travelers')
        .set({ linked_user_id: userId, is_ghost: false })
        .where('id', '=', travelerId)
        .execute();
      return { value: await ownPassenger(database, session.userId, travelerId) };
    },
  }) satisfies Partial<Handlers>;

const withNormalizedNames = ({ givenName, middleName, surname, ...person }: Person): Person => ({
  ...person,
  givenName: normalizedName(givenName),
  ...(middleName === undefined ? {} : { middleName: normalizedName(middleName) }),
  surname: normalizedName(surname),
});

const columnsOf = (person: Person) => ({
  given_name: person.givenName,
  middle_name: person.middleName ?? null,
  surname: person.surname,
  gender: person.gender,
  date_of_birth: person.dateOfBirth,
  nationality: person.nationality ?? null,
  email_address: person.emailAddress ?? null,
  phone_number: person.phoneNumber ?? null,
  assistance: person.assistance ?? [],
  frequent_flyer: json(person.frequentFlyer ?? {}),
  hotel_loyalty: json(person.hotelLoyalty ?? {}),
  passport: person.passport ? json(person.passport) : null,
  driver_license: person.driverLicense ? json(person.driverLicense) : null,
  custom_fields: json(person.customFields ?? {}),
  tsa_redress_number: person.tsaRedressNumber ?? null,
  known_traveler_number: person.knownTravelerNumber ?? null,
});

interface NewTraveler {
  readonly userId: string;
  readonly person: Person;
  readonly idempotencyKey: string | undefined;
}

/**
 * A user's first traveler becomes the default one. A traveler with a name other than the user's is a ghost. Repeating a key
 * replaces the traveler that was added with it.
 */
function addTraveler(
  database: Database,
  now: Date,
  { userId, person, idempotencyKey }: NewTraveler,
): Promise<string> {
  const id = newId('trav');
  return database.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .select(['first_name', 'last_name', 'default_traveler_id'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const added = idempotencyKey !== undefined && (await travelerOfKey(transaction, userId, idempotencyKey));
    if (added) return replaceTraveler(transaction, userId, added.id, person);
    const isUser = sameName(user.first_name, person.givenName) && sameName(user.last_name, person.surname);
    await transaction
      .insertInto('travelers')
      .values({
        ...columnsOf(person),
        id,
        owner_user_id: userId,
        idempotency_key: idempotencyKey ?? null,
        linked_user_id: isUser ? userId : null,
        is_ghost: !isUser,
        is_private: false,
        created_at: now,
      })
      .execute();
    if (user.default_traveler_id === null) {
      await transaction
        .updateTable('users')
        .set({ default_traveler_id: id })
        .where('id', '=', userId)
        .execute();
    }
    return id;
  });
}

const travelerOfKey = (database: Database, userId: string, idempotencyKey: string) =>
  database
    .selectFrom('travelers')
    .select('id')
    .where('owner_user_id', '=', userId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();

const sameName = (one: string, other: string): boolean =>
  one.trim().localeCompare(other.trim(), 'en', { sensitivity: 'base' }) === 0;

async function replaceTraveler(
  database: Database,
  userId: string,
  id: string,
  person: Person,
): Promise<string> {
  const { numUpdatedRows } = await database
    .updateTable('travelers')
    .set(columnsOf(person))
    .where('id', '=', id)
    .where('owner_user_id', '=', userId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal(40401);
  return id;
}

/** Refuses with 40401 a traveler that the user does not own. */
async function ownPassenger(database: Database, userId: string, travelerId: string) {
  const row = await database
    .selectFrom('travelers')
    .innerJoin('users', 'users.id', 'travelers.owner_user_id')
    .selectAll('travelers')
    .select('users.default_traveler_id')
    .where('travelers.id', '=', travelerId)
    .where('travelers.owner_user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new Refusal(40401);
  return passengerView(row, row.default_traveler_id);
}
