import { Alert } from '@chakra-ui/react';

export interface FailedProps {
  readonly title: string;
  readonly text: string;
}

/** Why a change of the profile was not made. */
export const Failed = ({ title, text }: FailedProps) => (
  <Alert.Root status="error" role="alert" mb="4">
    <Alert.Indicator />
    <Alert.Content>
      <Alert.Title>{title}</Alert.Title>
      <Alert.Description>{text}</Alert.Description>
    </Alert.Content>
  </Alert.Root>
);
