import { Alert } from '@chakra-ui/react';
import { takesFocus } from '#client/components/focus.ts';

export interface FailedProps {
  readonly title: string;
  readonly text: string;
}

interface FailedNoticeProps extends FailedProps {
  /** Scrolls to the notice, and takes the focus from a button that was disabled while it was sending. */
  readonly hasFocus?: boolean;
}

/** Why a change of the profile was not made. */
export const Failed = ({ title, text, hasFocus = false }: FailedNoticeProps) => (
  <Alert.Root status="error" role="alert" mb="4" {...(hasFocus && { ref: takesFocus, tabIndex: -1 })}>
    <Alert.Indicator />
    <Alert.Content>
      <Alert.Title>{title}</Alert.Title>
      <Alert.Description>{text}</Alert.Description>
    </Alert.Content>
  </Alert.Root>
);
