import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { noAnswer } from '#client/app/failures/no-answer.ts';
import { ExerciseProtectionDocument } from '../exercise-protection.generated';
import { randomId } from '#client/components/random-id.ts';

/** Why a protection was not used. */
export interface ExerciseFailure {
  readonly title: string;
  readonly text: string;
}

const CARRIED_OUT_ONCE = 'You can safely try again: your choice is carried out only once.';

/** Uses a protection. A choice has one key, however often it is sent. */
export function useExercise(tripId: string, protectionId: string) {
  const [exercise, { loading }] = useMutation(ExerciseProtectionDocument);
  const [failure, setFailure] = useState<ExerciseFailure | null>(null);
  const intent = useRef({ choice: '', key: '' });
  const send = async (choice: string): Promise<boolean> => {
    if (intent.current.choice !== choice) intent.current = { choice, key: randomId() };
    setFailure(null);
    try {
      const { data } = await exercise({
        variables: { input: { idempotencyKey: intent.current.key, tripId, protectionId, choice } },
      });
      const result = data?.exerciseProtection;
      if (result?.__typename === 'ProtectionExercised') return true;
      setFailure(result ?? noAnswer(CARRIED_OUT_ONCE));
    } catch {
      setFailure(noAnswer(CARRIED_OUT_ONCE));
    }
    return false;
  };
  return { send, isSending: loading, failure };
}
