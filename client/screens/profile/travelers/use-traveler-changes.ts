/** How travelers are saved, removed, and chosen first from the profile. */
import type { ApolloCache, Reference, StoreObject } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { noAnswer } from '../../../app/no-answer';
import type { CreateTravelerInput } from '../../../generated/graph';
import { ProfileDocument } from '../profile.generated';
import type { ShownError } from './traveler-form-values';
import {
  CreateProfileTravelerDocument,
  MakeProfileTravelerDefaultDocument,
  RemoveProfileTravelerDocument,
  UpdateProfileTravelerDocument,
} from './traveler-changes.generated';

/** A failure in words. */
export interface Refusal {
  readonly title: string;
  readonly text: string;
}

export type SaveResult =
  | { readonly kind: 'SAVED' }
  | { readonly kind: 'WRONG'; readonly errors: readonly ShownError[]; readonly refusal: Refusal }
  | { readonly kind: 'REFUSED'; readonly refusal: Refusal };

interface SaveAnswer {
  readonly __typename: string;
  readonly title?: string;
  readonly text?: string;
  readonly inputErrors?: readonly { readonly path: readonly string[]; readonly message: string }[];
}

const resultOf = (answer: SaveAnswer | undefined): SaveResult => {
  if (answer?.__typename === 'TravelerSaved') return { kind: 'SAVED' };
  if (!answer?.title) return { kind: 'REFUSED', refusal: noAnswer() };
  const refusal = { title: answer.title, text: answer.text ?? '' };
  const errors = (answer.inputErrors ?? []).map(({ path, message }) => ({
    name: path.slice(1).join('.'),
    message,
  }));
  return errors.length > 0 ? { kind: 'WRONG', errors, refusal } : { kind: 'REFUSED', refusal };
};

interface Listed extends StoreObject {
  readonly __typename: 'Traveler';
  readonly id: string;
}

/** The list as the mutation leaves it: the one that it answered, else the known one with the change made in it. */
function updateTravelerList(
  cache: ApolloCache,
  { traveler, travelers }: { readonly traveler: Listed; readonly travelers: readonly Listed[] | null },
): void {
  cache.modify<{ travelers: readonly Reference[] | null }>({
    fields: {
      travelers: (known, { readField, toReference }) => {
        const listed = travelers ?? [
          ...(known ?? []).filter((each) => readField('id', each) !== traveler.id),
          traveler,
        ];
        return listed.flatMap((each) => toReference(each) ?? []);
      },
    },
  });
}

/** Without an id a traveler is added, once for each key. What was saved is saved, also where the list after it could not be read. */
export function useSaveTraveler() {
  const [create, creating] = useMutation(CreateProfileTravelerDocument, {
    errorPolicy: 'all',
    update: (cache, { data }) => {
      if (data?.createTraveler.__typename === 'TravelerSaved') updateTravelerList(cache, data.createTraveler);
    },
  });
  const [update, updating] = useMutation(UpdateProfileTravelerDocument, {
    errorPolicy: 'all',
    update: (cache, { data }) => {
      if (data?.updateTraveler.__typename === 'TravelerSaved') updateTravelerList(cache, data.updateTraveler);
    },
  });
  async function save(
    id: string | null,
    input: CreateTravelerInput,
    idempotencyKey: string,
  ): Promise<SaveResult> {
    try {
      const answer =
        id === null
          ? (await create({ variables: { input: { ...input, idempotencyKey } } })).data?.createTraveler
          : (await update({ variables: { input: { ...input, id } } })).data?.updateTraveler;
      return resultOf(answer);
    } catch {
      return { kind: 'REFUSED', refusal: noAnswer() };
    }
  }
  return { save, isSaving: creating.loading || updating.loading };
}

/** Answers null where it has worked. */
export function useRemoveTraveler() {
  const [send, { loading }] = useMutation(RemoveProfileTravelerDocument, {
    update: (cache, { data }) => {
      if (data?.deleteTraveler.__typename === 'TravelerDeleted') forget(cache, data.deleteTraveler.id);
    },
  });
  async function remove(id: string): Promise<Refusal | null> {
    try {
      const answer = (await send({ variables: { id } })).data?.deleteTraveler;
      if (answer?.__typename === 'TravelerDeleted') return null;
      return answer ?? noAnswer();
    } catch {
      return noAnswer();
    }
  }
  return { remove, isRemoving: loading };
}

function forget(cache: ApolloCache, id: string): void {
  cache.evict({ id: cache.identify({ __typename: 'Traveler', id }) ?? '' });
  cache.gc();
}

/** Answers null where it has worked. */
export function useMakeDefault() {
  const [send, { loading }] = useMutation(MakeProfileTravelerDefaultDocument, {
    refetchQueries: [ProfileDocument],
  });
  async function makeDefault(id: string): Promise<Refusal | null> {
    try {
      const answer = (await send({ variables: { id } })).data?.assignDefaultTraveler;
      if (answer?.__typename === 'DefaultTravelerAssigned') return null;
      return answer ?? noAnswer();
    } catch {
      return noAnswer();
    }
  }
  return { makeDefault, isAssigning: loading };
}
