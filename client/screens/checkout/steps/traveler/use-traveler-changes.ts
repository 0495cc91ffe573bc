import type { ApolloCache } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import {
  hasProfile,
  selectionAfterDelete,
  selectionAfterSave,
} from '../../../../../domain/booking/travelers';
import type { SaveTravelerInput } from '../../../../generated/graph';
import { refusedBy, unreachable } from '../../flow/checkout-failures';
import { useCheckout } from '../../flow/checkout-context';
import {
  AssignDefaultTravelerDocument,
  CheckoutTravelersDocument,
  DeleteTravelerDocument,
  SaveTravelerDocument,
  type TravelerCard_TravelerFragment,
} from './travelers.generated';

type Travelers = readonly TravelerCard_TravelerFragment[];

const keepTravelers = (cache: ApolloCache, travelers: Travelers) =>
  cache.writeQuery({ query: CheckoutTravelersDocument, data: { travelers: [...travelers] } });

/** The list that was answered; without one, the list as it was known with the saved traveler in it. */
function listAfter(
  known: Travelers,
  { traveler, travelers }: { readonly traveler: Travelers[number]; readonly travelers: Travelers | null },
): Travelers {
  if (travelers) return travelers;
  const isSaved = (other: Travelers[number]) =>
    other.id === traveler.id || (!hasProfile(other) && other.linkedUserId === traveler.linkedUserId);
  return known.some(isSaved)
    ? known.map((other) => (isSaved(other) ? traveler : other))
    : [...known, traveler];
}

/** The result of a save. Errors that all concern fields of the form are shown at these fields. */
export type SaveOutcome =
  | { readonly kind: 'SAVED' | 'FAILED' }
  | { readonly kind: 'REFUSED'; readonly errors: readonly FieldError[] };

interface FieldError {
  readonly field: string;
  readonly message: string;
}

const fieldErrorsOf = (
  errors: readonly { readonly path: readonly string[]; readonly message: string }[],
): FieldError[] => errors.map(({ path, message }) => ({ field: path[1] ?? '', message }));

/**
 * Adding, changing, removing travelers and making one the default, and what that does to the one who is selected. Each
 * returns whether it worked; a failure is shown (TR-09).
 */
export function useTravelerChanges() {
  const { travelers, state, chooseTraveler, travelerChanged, showMessage } = useCheckout();
  const known = travelers.value ?? [];
  const selected = state.travelerId === null ? [] : [state.travelerId];

  const [sendSave, saving] = useMutation(SaveTravelerDocument, {
    // What was saved is saved, also where the list after it could not be read.
    errorPolicy: 'all',
    update: (cache, { data }) =>
      data?.saveTraveler.__typename === 'TravelerSaved' &&
      keepTravelers(cache, listAfter(known, data.saveTraveler)),
  });
  const [sendDelete, deleting] = useMutation(DeleteTravelerDocument, {
    errorPolicy: 'all',
    update: (cache, { data }) => {
      if (data?.deleteTraveler.__typename !== 'TravelerDeleted') return;
      const { id, travelers: left } = data.deleteTraveler;
      keepTravelers(cache, left ?? known.filter((traveler) => traveler.id !== id));
    },
  });
  const [sendDefault, assigning] = useMutation(AssignDefaultTravelerDocument, {
    update: (cache, { data }) => data && keepTravelers(cache, data.assignDefaultTraveler),
  });

  /** TR-07: when the list has grown, the new traveler is the one selected. `fields` are those that the form can show errors at. */
  async function save(input: SaveTravelerInput, fields: readonly string[]): Promise<SaveOutcome> {
    try {
      const answer = (await sendSave({ variables: { input } })).data?.saveTraveler;
      if (answer?.__typename !== 'TravelerSaved') {
        const errors = fieldErrorsOf(answer?.inputErrors ?? []);
        if (errors.length > 0 && errors.every(({ field }) => fields.includes(field))) {
          return { kind: 'REFUSED', errors };
        }
        showMessage(answer ? refusedBy(answer) : unreachable);
        return { kind: 'FAILED' };
      }
      const idsOf = (list: Travelers) => list.map(({ id }) => id);
      const [chosen] = selectionAfterSave(idsOf(known), idsOf(listAfter(known, answer)), selected);
      chooseTraveler(chosen ?? answer.traveler.id);
      travelerChanged(answer.traveler.id);
      return { kind: 'SAVED' };
    } catch {
      showMessage(unreachable);
      return { kind: 'FAILED' };
    }
  }

  /** TR-08: the default traveler stays selected, unless it is the one removed. */
  async function remove(id: string): Promise<boolean> {
    try {
      const answer = (await sendDelete({ variables: { id } })).data?.deleteTraveler;
      if (answer?.__typename !== 'TravelerDeleted') return told(answer ? refusedBy(answer) : unreachable);
      const standard = known.find(({ isDefaultProfile }) => isDefaultProfile);
      const [chosen] = selectionAfterDelete(selected, id, standard?.id ?? null);
      chooseTraveler(chosen ?? null);
      return true;
    } catch {
      return told(unreachable);
    }
  }

  async function makeDefault(id: string): Promise<void> {
    try {
      await sendDefault({ variables: { id } });
    } catch {
      showMessage(unreachable);
    }
  }

  function told(failure: typeof unreachable): false {
    showMessage(failure);
    return false;
  }

  return {
    save,
    remove,
    makeDefault,
    isSaving: saving.loading,
    isRemoving: deleting.loading,
    isAssigning: assigning.loading,
  };
}
