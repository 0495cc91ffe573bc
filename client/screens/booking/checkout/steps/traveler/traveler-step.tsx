import { Box, Skeleton, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, Suspense, useState } from 'react';
import { FETCHING_TRAVELERS } from '#domain/booking/overlays.ts';
import { fullName } from '#domain/booking/travelers.ts';
import { LoadFailure } from '#client/components/load-failure/load-failure.tsx';
import { onDemand } from '#client/components/on-demand/on-demand.ts';
import { StepSection } from '../../layout/step-section';
import { useCheckoutState, useTravelers } from '../../flow/checkout-context';
import { useDrafts } from '../../flow/form-drafts';
import { useProgress } from '../../flow/selectors';
import type { CheckoutTraveler } from '../../flow/travelers/use-travelers-reading';
import { openForm, type OpenForm } from './traveler-draft';
import { TravelerList } from './traveler-list';

const TravelerForm = onDemand(async () => (await import('./traveler-form')).TravelerForm);

/** TR-13 to TR-18: the traveler that the booking is reserved for. The children are notices above the travelers. */
export function TravelerStep({ children }: { readonly children: ReactNode }) {
  const { travelerId } = useCheckoutState();
  const { isTravelerSelected } = useProgress();
  const chosen = useTravelers().value?.find(({ id }) => id === travelerId);
  return (
    <StepSection
      step="TRAVELER"
      isDone={isTravelerSelected}
      summary={chosen && <Text>{fullName(chosen)}</Text>}
    >
      {children}
      <Box>
        <Text fontWeight="semibold">Select or add the primary traveler for this reservation.</Text>
        <Text color="fg.muted">The booking is reserved under the primary traveler&apos;s name.</Text>
      </Box>
      <TravelerChoice />
    </StepSection>
  );
}

function TravelerChoice() {
  const { value, isFailed, isLoading, retry } = useTravelers();
  if (isFailed && !value) {
    return (
      <LoadFailure
        title="We could not load your travelers"
        safe="Everything you entered is kept."
        onRetry={retry}
        isRetrying={isLoading}
      />
    );
  }
  if (!value) {
    return (
      <Stack gap="3">
        <Text role="status" color="fg.muted">
          {FETCHING_TRAVELERS}
        </Text>
        <Skeleton h="20" borderRadius="l3" aria-hidden="true" />
        <Skeleton h="20" borderRadius="l3" aria-hidden="true" />
      </Stack>
    );
  }
  return <LoadedTravelers travelers={value} />;
}

function LoadedTravelers({ travelers }: { readonly travelers: readonly CheckoutTraveler[] }) {
  const drafts = useDrafts();
  const [form, setForm] = useState(() => openForm(drafts.names()));
  const [isAsked, setIsAsked] = useState(false);
  const show = (shown: OpenForm) => {
    setForm(shown);
    setIsAsked(true);
  };
  const close = () => show({ kind: 'NONE' });
  const edited = form.kind === 'EDIT' ? travelers.find(({ id }) => id === form.travelerId) : undefined;
  // TR-15: without a traveler to choose, the form is open initially.
  if (form.kind === 'NEW' || edited || travelers.length === 0) {
    return (
      <Suspense fallback={<Skeleton h="80" />}>
        <TravelerForm
          key={edited?.id ?? 'new'}
          hasFocus={isAsked}
          traveler={edited}
          isFirst={travelers.length === 0}
          onSaved={close}
          onCancel={travelers.length > 0 ? close : undefined}
        />
      </Suspense>
    );
  }
  return (
    <TravelerList
      travelers={travelers}
      hasFocus={isAsked}
      onAdd={() => show({ kind: 'NEW' })}
      onEdit={(travelerId) => show({ kind: 'EDIT', travelerId })}
    />
  );
}
