import { Alert } from '@chakra-ui/react';
import { createContext, use, useEffect, useState } from 'react';
import { takesFocus } from '#client/components/focus.ts';

/** What asks the traveler to apply a choice or to drop it, for each choice that is made but not applied. */
export const UnappliedChoicesContext = createContext<Set<() => void>>(new Set());

export interface UnappliedChoiceNoteProps {
  readonly title: string;
  readonly advice: string;
}

/** Rendered while a choice is not applied. Without a question, a review would silently leave it out. */
export function UnappliedChoiceNote({ title, advice }: UnappliedChoiceNoteProps) {
  const questions = use(UnappliedChoicesContext);
  const [askedTimes, setAskedTimes] = useState(0);
  useEffect(() => {
    const ask = () => setAskedTimes((times) => times + 1);
    questions.add(ask);
    return () => void questions.delete(ask);
  }, [questions]);
  if (askedTimes === 0) return null;
  return (
    <Alert.Root key={askedTimes} ref={takesFocus} status="warning" tabIndex={-1} outline="none">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{title}</Alert.Title>
        <Alert.Description>{advice}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
