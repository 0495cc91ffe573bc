/**
 * Adding, changing and removing travelers and choosing the default one (TR-05 to TR-09, TR-28). Each change updates the list of
 * travelers in the cache, which the profile and the checkout show; each screen shows a failure in its own way.
 */
import { useMutation } from '@apollo/client/react';
import { fullName, type TravelerName } from '#domain/booking/travelers.ts';
import { useAnnounce } from '../../components/announcer/announcer';
import type { CreateTravelerInput } from '../../generated/graph';
import { cacheSavedTraveler, markDefault, uncacheRemovedTraveler } from './cached-travelers';
import {
  AssignDefaultTravelerDocument,
  CreateTravelerDocument,
  type CreateTravelerMutation,
  DeleteTravelerDocument,
  type DeleteTravelerMutation,
  UpdateTravelerDocument,
  type UpdateTravelerMutation,
} from './traveler-changes.generated';

type SaveAnswer = CreateTravelerMutation['createTraveler'] | UpdateTravelerMutation['updateTraveler'];
type Saved = Extract<SaveAnswer, { __typename: 'TravelerSaved' }>;
type Removed = Extract<DeleteTravelerMutation['deleteTraveler'], { __typename: 'TravelerDeleted' }>;

/** The graph's refusal of a change, with the message to show. */
export type TravelerRefusal = Exclude<DeleteTravelerMutation['deleteTraveler'], Removed>;

/** An error of an input field: its path below the input (`driverLicense.number`), and the message to show. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

export type TravelerDetails = Omit<CreateTravelerInput, 'idempotencyKey'>;

/**
 * Details with the id of the traveler to change, or with the key of the one to add: a repeated request with the same key adds
 * only one.
 */
export type TravelerToSave = TravelerDetails &
  ({ readonly id: string } | { readonly idempotencyKey: string });

export type SaveOutcome =
  | { readonly kind: 'SAVED'; readonly saved: Saved }
  | {
      readonly kind: 'REFUSED';
      readonly refusal: Exclude<SaveAnswer, Saved>;
      readonly fieldErrors: readonly FieldError[];
    }
  | { readonly kind: 'UNREACHABLE' };

/** The outcome of removing a traveler or choosing the default one. */
export type ChangeOutcome =
  | { readonly kind: 'DONE' }
  | { readonly kind: 'REFUSED'; readonly refusal: TravelerRefusal }
  | { readonly kind: 'UNREACHABLE' };

const UNREACHABLE = { kind: 'UNREACHABLE' } as const;

/** A saved traveler stays saved, even if the list after it could not be read. */
export function useSaveTraveler() {
  const [create, creating] = useMutation(CreateTravelerDocument, {
    errorPolicy: 'all',
    update: (cache, { data }) => {
      if (data?.createTraveler.__typename === 'TravelerSaved') cacheSavedTraveler(cache, data.createTraveler);
    },
  });
  const [update, updating] = useMutation(UpdateTravelerDocument, {
    errorPolicy: 'all',
    update: (cache, { data }) => {
      if (data?.updateTraveler.__typename === 'TravelerSaved') cacheSavedTraveler(cache, data.updateTraveler);
    },
  });
  const send = async (input: TravelerToSave): Promise<SaveAnswer | undefined> =>
    'id' in input
      ? (await update({ variables: { input } })).data?.updateTraveler
      : (await create({ variables: { input } })).data?.createTraveler;

  const save = (input: TravelerToSave): Promise<SaveOutcome> =>
    send(input).then(saveOutcomeOf, () => UNREACHABLE);
  return { save, isSaving: creating.loading || updating.loading };
}

function saveOutcomeOf(answer: SaveAnswer | undefined): SaveOutcome {
  if (answer?.__typename === 'TravelerSaved') return { kind: 'SAVED', saved: answer };
  if (!answer) return UNREACHABLE;
  const fieldErrors = answer.inputErrors.map(({ path, message }) => ({
    field: path.slice(1).join('.'),
    message,
  }));
  return { kind: 'REFUSED', refusal: answer, fieldErrors };
}

/** VF-02: the refusal as a message next to a form: it names the errors that the form shows at none of its fields. */
export function withoutField<Refused extends { readonly text: string }>(
  refusal: Refused,
  errors: readonly FieldError[],
): Refused {
  const messages = new Set(errors.map(({ message }) => message));
  return messages.size === 0 ? refusal : { ...refusal, text: [...messages].join(' ') };
}

export function useRemoveTraveler() {
  const announce = useAnnounce();
  const [send, { loading }] = useMutation(DeleteTravelerDocument, {
    errorPolicy: 'all',
    update: (cache, { data }) => {
      if (data?.deleteTraveler.__typename === 'TravelerDeleted')
        uncacheRemovedTraveler(cache, data.deleteTraveler);
    },
  });

  async function remove(traveler: TravelerName): Promise<ChangeOutcome> {
    try {
      const answer = (await send({ variables: { id: traveler.id } })).data?.deleteTraveler;
      if (answer?.__typename === 'TravelerDeleted') {
        announce(`${fullName(traveler)} is removed.`);
        return { kind: 'DONE' };
      }
      return answer ? { kind: 'REFUSED', refusal: answer } : UNREACHABLE;
    } catch {
      return UNREACHABLE;
    }
  }
  return { remove, isRemoving: loading };
}

export function useMakeDefault() {
  const announce = useAnnounce();
  const [send, { loading }] = useMutation(AssignDefaultTravelerDocument, {
    errorPolicy: 'all',
    update: (cache, { data }) => {
      if (data?.assignDefaultTraveler.__typename === 'DefaultTravelerAssigned')
        markDefault(cache, data.assignDefaultTraveler);
    },
  });

  async function makeDefault(traveler: TravelerName): Promise<ChangeOutcome> {
    try {
      const answer = (await send({ variables: { id: traveler.id } })).data?.assignDefaultTraveler;
      if (answer?.__typename === 'DefaultTravelerAssigned') {
        announce(`${fullName(traveler)} is now the default traveler.`);
        return { kind: 'DONE' };
      }
      return answer ? { kind: 'REFUSED', refusal: answer } : UNREACHABLE;
    } catch {
      return UNREACHABLE;
    }
  }
  return { makeDefault, isAssigning: loading };
}
