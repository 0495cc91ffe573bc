import { Alert, Button, HStack, Separator, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useHref } from 'react-router';
import type { ROUTES } from '#domain/routes.ts';
import { beginOpenIdAttempt } from './openid-attempt';
import type { SignInScreenQuery } from './sign-in.generated';

export interface OpenIdButtonProps {
  readonly provider: NonNullable<SignInScreenQuery['openIdProvider']>;
  /** The route that the provider returns to. */
  readonly returnRoute: typeof ROUTES.signInReturn | typeof ROUTES.agentSignInReturn;
  readonly isDisabled: boolean;
}

/** The alternative sign-in, at the provider that the operator has configured. */
export function OpenIdButton({ provider, returnRoute, isDisabled }: OpenIdButtonProps) {
  const path = useHref(returnRoute);
  const [state, setState] = useState<'ready' | 'leaving' | 'not-secure'>('ready');
  const leave = async () => {
    setState('leaving');
    const redirectUri = new URL(path, window.location.origin).href;
    const address = await beginOpenIdAttempt(provider, redirectUri);
    if (address === null) return setState('not-secure');
    window.location.assign(address);
  };
  return (
    <Stack className="needs-scripts" gap="5" mt="6">
      <HStack gap="4">
        <Separator flex="1" />
        <Text color="fg.muted" textStyle="sm">
          or
        </Text>
        <Separator flex="1" />
      </HStack>
      <Button
        variant="outline"
        size="xl"
        disabled={isDisabled}
        loading={state === 'leaving'}
        loadingText={`Going to ${provider.name}`}
        onClick={() => void leave()}
      >
        Continue with {provider.name}
      </Button>
      {state === 'not-secure' && (
        <Alert.Root status="error" role="alert">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>This page is not secure</Alert.Title>
            <Alert.Description>
              {`Signing in with ${provider.name} works only at an address that begins with https://. Open the portal there, or sign in with a code.`}
            </Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
    </Stack>
  );
}
