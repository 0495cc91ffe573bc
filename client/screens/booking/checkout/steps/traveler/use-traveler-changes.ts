/** How the checkout shows changes of travelers, and which traveler it selects after them. */
import { selectionAfterDelete, selectionAfterSave, type TravelerName } from '#domain/booking/travelers.ts';
import { savedList } from '#client/features/travelers/saved-list.ts';
import {
  type ChangeOutcome,
  type FieldError,
  type SaveOutcome,
  type TravelerToSave,
  useMakeDefault as useMakeDefaultTraveler,
  useRemoveTraveler as useRemove,
  useSaveTraveler as useSave,
  withoutField,
} from '#client/features/travelers/use-traveler-changes.ts';
import { useCheckoutState, useDispatch, useTravelers } from '../../flow/checkout-context';
import { refusedBy, unreachable } from '../../flow/checkout-failures';
import { useShowMessage } from '../../flow/selectors';

type Saved = Extract<SaveOutcome, { kind: 'SAVED' }>['saved'];

/** TR-07: when the list has grown, the new traveler is selected. */
function useSelectSaved() {
  const known = useTravelers().value ?? [];
  const { travelerId } = useCheckoutState();
  const dispatch = useDispatch();
  return ({ traveler, travelers }: Saved): void => {
    const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
    const after = travelers ?? savedList<{ readonly id: string }>(known, traveler);
    const selected = travelerId === null ? [] : [travelerId];
    const [chosen] = selectionAfterSave(idsOf(known), idsOf(after), selected);
    dispatch({ kind: 'TRAVELER_CHOSEN', travelerId: chosen ?? traveler.id });
    dispatch({ kind: 'TRAVELER_CHANGED', travelerId: traveler.id });
  };
}

/** Returns whether the traveler is saved. `onFieldErrors` shows the errors that concern `fields`; all other failures are a message. */
export function useSaveTraveler(
  fields: readonly string[],
  onFieldErrors: (errors: readonly FieldError[]) => void,
) {
  const { save: send, isSaving } = useSave();
  const selectSaved = useSelectSaved();
  const showMessage = useShowMessage();

  async function save(input: TravelerToSave): Promise<boolean> {
    const outcome = await send(input);
    if (outcome.kind === 'SAVED') selectSaved(outcome.saved);
    else if (outcome.kind === 'UNREACHABLE') showMessage(unreachable());
    else {
      const shown = outcome.fieldErrors.filter(({ field }) => fields.includes(field));
      const others = outcome.fieldErrors.filter(({ field }) => !fields.includes(field));
      if (shown.length > 0) onFieldErrors(shown);
      if (shown.length === 0 || others.length > 0)
        showMessage(refusedBy(withoutField(outcome.refusal, others.map(inProfile))));
    }
    return outcome.kind === 'SAVED';
  }
  return { save, isSaving };
}

/** The checkout shows only some of a traveler's fields; the profile has all of them. */
const inProfile = (error: FieldError): FieldError =>
  error.field === '' ? error : { ...error, message: `${error.message} You can change it in your profile.` };

/** TR-09: a change that failed is a message. */
function useShowFailure() {
  const showMessage = useShowMessage();
  return (outcome: ChangeOutcome): void => {
    if (outcome.kind === 'REFUSED') showMessage(refusedBy(outcome.refusal));
    if (outcome.kind === 'UNREACHABLE') showMessage(unreachable());
  };
}

/** TR-08: the default traveler stays selected, unless it is the one removed. */
export function useRemoveTraveler() {
  const known = useTravelers().value ?? [];
  const { travelerId } = useCheckoutState();
  const dispatch = useDispatch();
  const showFailure = useShowFailure();
  const { remove: send, isRemoving } = useRemove();

  async function remove(traveler: TravelerName): Promise<void> {
    const outcome = await send(traveler);
    showFailure(outcome);
    if (outcome.kind !== 'DONE') return;
    const defaultTraveler = known.find(({ isDefaultProfile }) => isDefaultProfile);
    const selected = travelerId === null ? [] : [travelerId];
    const [chosen] = selectionAfterDelete(selected, traveler.id, defaultTraveler?.id ?? null);
    dispatch({ kind: 'TRAVELER_CHOSEN', travelerId: chosen ?? null });
  }
  return { remove, isRemoving };
}

export function useMakeDefault() {
  const showFailure = useShowFailure();
  const { makeDefault, isAssigning } = useMakeDefaultTraveler();
  return { makeDefault: (traveler: TravelerName) => makeDefault(traveler).then(showFailure), isAssigning };
}
