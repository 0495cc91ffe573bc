import { Alert, Button, Fieldset, Grid, RadioCard, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { nextStep } from '#domain/booking/checkout-steps.ts';
import { bookingBlocker } from '#domain/booking/booking-readiness.ts';
import { fullName } from '#domain/booking/travelers.ts';
import { ConfirmDialog } from '#client/components/confirm-dialog/confirm-dialog.tsx';
import { PlusIcon } from '#client/components/icons/icons.tsx';
import { StepContinue, StepForm } from '../../layout/step-form';
import { takesFocus } from '#client/components/focus.ts';
import { useCheckoutState, useDispatch } from '../../flow/checkout-context';
import type { CheckoutTraveler } from '../../flow/travelers/use-travelers-reading';
import { TRAVELER_COLUMNS, TravelerCard } from './traveler-card';
import { useMakeDefault, useRemoveTraveler } from './use-traveler-changes';

export interface TravelerListProps {
  readonly travelers: readonly CheckoutTraveler[];
  /** The traveler returned from a form, so the list takes the focus. */
  readonly hasFocus: boolean;
  readonly onAdd: () => void;
  readonly onEdit: (travelerId: string) => void;
}

/** TR-14: one of these is the primary traveler. */
export function TravelerList({ travelers, hasFocus, onAdd, onEdit }: TravelerListProps) {
  const { travelerId } = useCheckoutState();
  const dispatch = useDispatch();
  const { remove, isRemoving } = useRemoveTraveler();
  const { makeDefault, isAssigning } = useMakeDefault();
  const [isRefused, setIsRefused] = useState(false);
  const [leavingId, setLeavingId] = useState<string | null>(null);
  const isChosen = travelers.some(({ id }) => id === travelerId);
  const leaving = travelers.find(({ id }) => id === leavingId);
  const stay = () => setLeavingId(null);
  return (
    <StepForm
      onSubmit={(event) => {
        event.preventDefault();
        setIsRefused(!isChosen);
        if (isChosen) dispatch({ kind: 'STEP_OPENED', step: nextStep('TRAVELER') });
        else event.currentTarget.querySelector<HTMLInputElement>('input:enabled')?.focus();
      }}
    >
      <Stack gap="5">
        <Fieldset.Root invalid={isRefused && !isChosen}>
          <RadioCard.Root
            value={travelerId}
            onValueChange={({ value }) => value && dispatch({ kind: 'TRAVELER_CHOSEN', travelerId: value })}
            colorPalette="pine"
          >
            <RadioCard.Label srOnly>Primary traveler</RadioCard.Label>
            {/* The buttons of all travelers are one column, so that their cards are equally wide. */}
            <Grid gap="3" templateColumns={TRAVELER_COLUMNS}>
              {travelers.map((traveler) => (
                <TravelerCard
                  key={traveler.id}
                  traveler={traveler}
                  isAssigning={isAssigning}
                  onEdit={() => onEdit(traveler.id)}
                  onDelete={() => setLeavingId(traveler.id)}
                  onMakeDefault={() => void makeDefault(traveler)}
                />
              ))}
            </Grid>
          </RadioCard.Root>
        </Fieldset.Root>
        {isRefused && !isChosen && (
          <Alert.Root status="error">
            <Alert.Indicator />
            <Alert.Title>{bookingBlocker('TRAVELER_MISSING').message}</Alert.Title>
          </Alert.Root>
        )}
        <Button
          variant="outline"
          alignSelf="start"
          h="auto"
          minH="10"
          py="1"
          whiteSpace="normal"
          ref={hasFocus ? takesFocus : undefined}
          onClick={onAdd}
        >
          <PlusIcon />
          Add primary traveler
        </Button>
        <StepContinue>Continue</StepContinue>
      </Stack>
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={leaving ? `Delete ${fullName(leaving)}?` : ''}
        confirmLabel="Delete traveler"
        keepLabel="Keep traveler"
        isConfirming={isRemoving}
        onConfirm={() => leaving && void remove(leaving).then(stay)}
        onClose={stay}
      >
        The traveler is removed from your list. Booked trips do not change.
      </ConfirmDialog>
    </StepForm>
  );
}
