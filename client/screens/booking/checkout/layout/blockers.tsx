import { Alert, Button, List } from '@chakra-ui/react';
import type { Ref } from 'react';
import { checkoutStep } from '#domain/booking/checkout-steps.ts';
import { usePricing } from '../flow/quote/use-pricing';
import { useBlockers, useProgress, useStep } from '../flow/selectors';
import { GET_LATEST_PRICE } from '../trip/price-hold';
import { type MissingLine, missingLines } from './missing-lines';

export interface BlockersProps {
  /** After an attempt to book, a missing item is a warning; before that it is a hint. */
  readonly isRefused?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

export const BLOCKERS_ID = 'missing-to-book';

/** BK-16: what is missing before the stay can be booked, each with a link to the place to fix it. */
export function Blockers({ isRefused = false, ref }: BlockersProps) {
  const lines = missingLines(useBlockers());
  const { step } = useStep();
  if (lines.length === 0) return null;
  return (
    <Alert.Root
      ref={ref}
      status={isRefused ? 'warning' : 'neutral'}
      id={BLOCKERS_ID}
      tabIndex={-1}
      outline="none"
    >
      <Alert.Indicator />
      <Alert.Content>
        {step === 'REVIEW' && <Alert.Title mb="1">Before you can book</Alert.Title>}
        <List.Root variant="plain" gap="1">
          {lines.map((line) => (
            <List.Item key={line.code} display="block">
              {line.text} <Cure {...line} />
            </List.Item>
          ))}
        </List.Root>
      </Alert.Content>
    </Alert.Root>
  );
}

function Cure({ place }: MissingLine) {
  const { step, openStep } = useStep();
  const { renew } = usePricing();
  const progress = useProgress();
  if (place === step) return null;
  return (
    <Button
      variant="plain"
      size="sm"
      h="6"
      px="0"
      textDecoration="underline"
      onClick={() => (place === 'PRICE' ? renew() : openStep(place))}
    >
      {place === 'PRICE' ? GET_LATEST_PRICE : `Go to ${checkoutStep(place).label(progress)}`}
    </Button>
  );
}
