/**
 * The cached list of travelers after a change: the list that the mutation returned, or else the known one with the change
 * applied. A list that could not be read stays unread.
 */
import type { ApolloCache, Reference } from '@apollo/client';
import { savedList } from './saved-list';

interface WithId {
  readonly id: string;
}

/** The fields that determine the place of a saved traveler in the list. */
interface Listed extends WithId {
  readonly linkedUserId: string | null;
  readonly dateOfBirth: string | null;
  readonly isPrivateProfile: boolean;
}

function updateList(
  cache: ApolloCache,
  returned: readonly WithId[] | null,
  change: (known: readonly Listed[]) => readonly WithId[],
): void {
  cache.modify<{ travelers: readonly Reference[] | null }>({
    fields: {
      travelers: (known, { readField, toReference }) => {
        const listed = (traveler: Reference): Listed => ({
          id: readField<string>('id', traveler) ?? '',
          linkedUserId: readField<string | null>('linkedUserId', traveler) ?? null,
          dateOfBirth: readField<string | null>('dateOfBirth', traveler) ?? null,
          isPrivateProfile: readField<boolean>('isPrivateProfile', traveler) ?? false,
        });
        const list = returned ?? (known && change(known.map(listed)));
        return list && list.flatMap(({ id }) => toReference({ __typename: 'Traveler', id }) ?? []);
      },
    },
  });
}

interface Saved {
  readonly traveler: WithId & Pick<Listed, 'linkedUserId'>;
  readonly travelers: readonly WithId[] | null;
}

export const cacheSavedTraveler = (cache: ApolloCache, { traveler, travelers }: Saved): void =>
  updateList(cache, travelers, (known) => savedList<WithId>(known, traveler));

interface Changed extends WithId {
  readonly travelers: readonly WithId[] | null;
}

export const uncacheRemovedTraveler = (cache: ApolloCache, { id, travelers }: Changed): void =>
  updateList(cache, travelers, (known) => known.filter((traveler) => traveler.id !== id));

export const markDefault = (cache: ApolloCache, { id, travelers }: Changed): void =>
  updateList(cache, travelers, (known) => {
    for (const traveler of known)
      cache.modify({
        id: cache.identify({ __typename: 'Traveler', id: traveler.id }) ?? '',
        fields: { isDefaultProfile: () => traveler.id === id },
      });
    return known;
  });
