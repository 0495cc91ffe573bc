import { Button, HStack, Separator, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useHref } from 'react-router';
import { ROUTES } from '#domain/routes.ts';
import { beginOpenIdAttempt } from './openid-attempt';
import type { SignInScreenQuery } from './sign-in.generated';

export interface OpenIdButtonProps {
  readonly provider: NonNullable<SignInScreenQuery['openIdProvider']>;
  readonly isDisabled: boolean;
}

/** The alternative sign-in, at the provider that the operator has configured. */
export function OpenIdButton({ provider, isDisabled }: OpenIdButtonProps) {
  const path = useHref(ROUTES.signInReturn);
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    const redirectUri = new URL(path, window.location.origin).href;
    window.location.assign(await beginOpenIdAttempt(provider, redirectUri));
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
        loading={isLeaving}
        loadingText={`Going to ${provider.name}`}
        onClick={() => void leave()}
      >
        Continue with {provider.name}
      </Button>
    </Stack>
  );
}
