/** Adding, changing and removing travelers and making one the default, and what that does to the one who is selected. */
import type { ApolloCache, Unmasked } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { selectionAfterDelete, selectionAfterSave } from '../../../../../domain/booking/travelers';
import type { CreateTravelerInput } from '../../../../generated/graph';
import { useCheckoutState, useDispatch, useTravelers } from '../../flow/checkout-context';
import { refusedBy, unreachable } from '../../flow/checkout-failures';
import { useShowMessage } from '../../flow/selectors';
import { CheckoutTravelersDocument } from '../../flow/travelers/travelers.generated';
import { savedList } from './saved-list';
import {
  AssignDefaultTravelerDocument,
  CreateTravelerDocument,
  type CreateTravelerMutation,
  DeleteTravelerDocument,
  UpdateTravelerDocument,
} from './traveler-changes.generated';

type Saved = Extract<CreateTravelerMutation['createTraveler'], { __typename: 'TravelerSaved' }>;

/** Without an id, a traveler to add. */
export type TravelerToSave = CreateTravelerInput & { readonly id?: string | null };

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

/** The list as the mutation leaves it: the one that it answered, else the known one with the change made in it. */
function changeList(
  cache: ApolloCache,
  change: (known: readonly ListedTraveler[]) => readonly ListedTraveler[],
): void {
  cache.updateQuery({ query: CheckoutTravelersDocument }, (known) => ({
    travelers: [...change(known?.travelers ?? [])],
  }));
}

type ListedTraveler = Unmasked<Saved>['traveler'];

const updateTravelerList = (cache: ApolloCache, { traveler, travelers }: Unmasked<Saved>) =>
  changeList(cache, (list) => travelers ?? savedList(list, traveler));

/** Creates a traveler or, with an id, changes one. What was saved is saved, also where the list after it could not be read. */
function useSendTraveler() {
  const [create, creating] = useMutation(CreateTravelerDocument, {
    errorPolicy: 'all',
    update: (cache, { data }) => {
      if (data?.createTraveler.__typename === 'TravelerSaved') updateTravelerList(cache, data.createTraveler);
    },
  });
  const [update, updating] = useMutation(UpdateTravelerDocument, {
    errorPolicy: 'all',
    update: (cache, { data }) => {
      if (data?.updateTraveler.__typename === 'TravelerSaved') updateTravelerList(cache, data.updateTraveler);
    },
  });
  const send = async ({ id, ...input }: TravelerToSave) =>
    id
      ? (await update({ variables: { input: { ...input, id } } })).data?.updateTraveler
      : (await create({ variables: { input } })).data?.createTraveler;
  return { send, isSaving: creating.loading || updating.loading };
}

/** TR-07: when the list has grown, the new traveler is the one selected. `fields` are those that the form can show errors at. */
export function useSaveTraveler() {
  const known = useTravelers().value ?? [];
  const { travelerId } = useCheckoutState();
  const dispatch = useDispatch();
  const showMessage = useShowMessage();
  const { send, isSaving } = useSendTraveler();

  function select({ traveler, travelers }: Saved): void {
    const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
    const after = travelers ?? savedList<{ readonly id: string }>(known, traveler);
    const selected = travelerId === null ? [] : [travelerId];
    const [chosen] = selectionAfterSave(idsOf(known), idsOf(after), selected);
    dispatch({ kind: 'TRAVELER_CHOSEN', travelerId: chosen ?? traveler.id });
    dispatch({ kind: 'TRAVELER_CHANGED', travelerId: traveler.id });
  }

  async function save(input: TravelerToSave, fields: readonly string[]): Promise<SaveOutcome> {
    try {
      const answer = await send(input);
      if (answer?.__typename === 'TravelerSaved') {
        select(answer);
        return { kind: 'SAVED' };
      }
      const errors = fieldErrorsOf(answer?.inputErrors ?? []);
      if (errors.length > 0 && errors.every(({ field }) => fields.includes(field)))
        return { kind: 'REFUSED', errors };
      showMessage(answer ? refusedBy(answer) : unreachable());
    } catch {
      showMessage(unreachable());
    }
    return { kind: 'FAILED' };
  }
  return { save, isSaving };
}

/** TR-08: the default traveler stays selected, unless it is the one removed. A failure is shown (TR-09). */
export function useRemoveTraveler() {
  const known = useTravelers().value ?? [];
  const { travelerId } = useCheckoutState();
  const dispatch = useDispatch();
  const showMessage = useShowMessage();
  const [send, { loading }] = useMutation(DeleteTravelerDocument, {
    errorPolicy: 'all',
    update: (cache, { data }) => {
      if (data?.deleteTraveler.__typename !== 'TravelerDeleted') return;
      const { id, travelers } = data.deleteTraveler;
      changeList(cache, (list) => travelers ?? list.filter((traveler) => traveler.id !== id));
    },
  });

  async function remove(id: string): Promise<void> {
    try {
      const answer = (await send({ variables: { id } })).data?.deleteTraveler;
      if (answer?.__typename !== 'TravelerDeleted')
        return showMessage(answer ? refusedBy(answer) : unreachable());
      const standard = known.find(({ isDefaultProfile }) => isDefaultProfile);
      const selected = travelerId === null ? [] : [travelerId];
      const [chosen] = selectionAfterDelete(selected, id, standard?.id ?? null);
      dispatch({ kind: 'TRAVELER_CHOSEN', travelerId: chosen ?? null });
    } catch {
      showMessage(unreachable());
    }
  }
  return { remove, isRemoving: loading };
}

export function useMakeDefault() {
  const showMessage = useShowMessage();
  const [send, { loading }] = useMutation(AssignDefaultTravelerDocument, {
    errorPolicy: 'all',
    update: (cache, { data }) => {
      if (data?.assignDefaultTraveler.__typename !== 'DefaultTravelerAssigned') return;
      const { id, travelers } = data.assignDefaultTraveler;
      changeList(
        cache,
        (list) => travelers ?? list.map((each) => ({ ...each, isDefaultProfile: each.id === id })),
      );
    },
  });

  async function makeDefault(id: string): Promise<void> {
    try {
      const answer = (await send({ variables: { id } })).data?.assignDefaultTraveler;
      if (answer?.__typename !== 'DefaultTravelerAssigned')
        showMessage(answer ? refusedBy(answer) : unreachable());
    } catch {
      showMessage(unreachable());
    }
  }
  return { makeDefault, isAssigning: loading };
}
