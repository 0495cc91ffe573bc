import { Alert } from '@chakra-ui/react';
import { createContext, type Ref, use, useImperativeHandle, useState } from 'react';
import { takesFocus } from '../../../../../components/focus-after-removal/takes-focus';
import { DO_NOT_APPLY } from './payment-words';

export interface UnappliedRewards {
  /** Asks the traveler to apply the selected rewards or to clear the selection. */
  readonly ask: () => void;
}

/** Set while rewards are selected but not applied. */
export const UnappliedRewardsContext = createContext<Ref<UnappliedRewards>>(null);

/** Without a question, a review would silently leave out the rewards that the traveler selected. */
export function UnappliedRewardsNote() {
  const [askedTimes, setAskedTimes] = useState(0);
  useImperativeHandle(
    use(UnappliedRewardsContext),
    () => ({ ask: () => setAskedTimes((times) => times + 1) }),
    [],
  );
  if (askedTimes === 0) return null;
  return (
    <Alert.Root key={askedTimes} ref={takesFocus} status="warning" tabIndex={-1} outline="none">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>These rewards are not applied yet</Alert.Title>
        <Alert.Description>{`Apply them, or select “${DO_NOT_APPLY}”.`}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
