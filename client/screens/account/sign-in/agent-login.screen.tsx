import { useMutation, useQuery } from '@apollo/client/react';
import { Alert, Box, Container, Heading, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import { SIGN_IN_UNREACHABLE, type SignInCodes, type SignInRefusal } from '#domain/portal/sign-in.ts';
import { ROUTES } from '#domain/routes.ts';
import { useSession, useSessionCommands } from '#client/app/session/session-context.ts';
import { useBrandName } from '#client/app/shell/brand.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { PANEL } from '#client/components/section-card/section-card.tsx';
import { OpenIdButton } from './openid-button';
import { PersonaCard } from './persona-card';
import { SignInForm } from './sign-in-form';
import {
  AgentLoginScreenDocument,
  SignInAsAgentDocument,
  type SignInAsAgentMutation,
  SignInAsAgentWithOpenIdDocument,
} from './agent-login.generated';
import { NOT_COMPLETED, useOpenIdReturn } from './use-openid-return';

/** AG-02: where agents sign in, apart from travelers. They choose a customer next. */
export function AgentLoginScreen() {
  const brandName = useBrandName();
  const { session } = useSession();
  const { data } = useQuery(AgentLoginScreenDocument, { errorPolicy: 'all' });
  const { signIn, refused, isSigningIn } = useAgentSignIn();
  if (session?.isAgent && !isSigningIn) return <Navigate to={ROUTES.customers} replace />;
  const agents = data?.demoPersonas?.filter(({ isAgent }) => isAgent) ?? [];
  return (
    <Container maxW="lg" px={{ base: '4', md: '6' }} py={{ base: '8', lg: '16' }}>
      <PageTitle>{`Agent's desk of ${brandName}`}</PageTitle>
      <Stack gap="8">
        <Box>
          <Heading as="h1" size={{ base: '3xl', lg: '4xl' }}>
            Agent’s desk
          </Heading>
          <Text mt="3" color="fg.muted">
            Sign in with your own email address and code, then choose the customer you act for.
          </Text>
        </Box>
        <Box {...PANEL}>
          {refused && (
            <Alert.Root status="error" mb="5" role="alert">
              <Alert.Indicator />
              <Alert.Content>
                <Alert.Title>{refused.title}</Alert.Title>
                <Alert.Description>{refused.text}</Alert.Description>
              </Alert.Content>
            </Alert.Root>
          )}
          <SignInForm isSigningIn={isSigningIn} onSubmit={(codes) => void signIn(codes)} />
          {data?.agentOpenIdProvider && (
            <OpenIdButton
              provider={data.agentOpenIdProvider}
              returnRoute={ROUTES.agentSignInReturn}
              isDisabled={isSigningIn}
            />
          )}
        </Box>
        {agents.length > 0 && (
          <Stack as="section" aria-labelledby="agents" gap="4">
            <Heading as="h2" id="agents" size="xl">
              Or sign in as a demo agent
            </Heading>
            {agents.map((agent) => (
              <PersonaCard
                key={agent.emailAddress}
                persona={agent}
                isDisabled={isSigningIn}
                onChoose={(codes) => void signIn(codes)}
              />
            ))}
          </Stack>
        )}
        <ChakraLink asChild color="fg.brand" fontWeight="semibold" alignSelf="flex-start">
          <Link to={ROUTES.login}>Travelers sign in here</Link>
        </ChakraLink>
      </Stack>
    </Container>
  );
}

function useAgentSignIn() {
  const { enter } = useSessionCommands();
  const [sendCode] = useMutation(SignInAsAgentDocument);
  const [sendGrant] = useMutation(SignInAsAgentWithOpenIdDocument);
  const [isSigningIn, setIsSigningIn] = useState(false);
  const [refused, setRefused] = useState<SignInRefusal>();
  const attempt = async (
    send: () => Promise<SignInAsAgentMutation['signInAsAgent'] | undefined>,
  ): Promise<void> => {
    setRefused(undefined);
    setIsSigningIn(true);
    try {
      const result = await send();
      if (result?.__typename === 'SignedIn') await enter(result);
      else setRefused(result ?? SIGN_IN_UNREACHABLE);
    } catch {
      setRefused(SIGN_IN_UNREACHABLE);
    } finally {
      setIsSigningIn(false);
    }
  };
  const signIn = (input: SignInCodes): Promise<void> =>
    attempt(async () => (await sendCode({ variables: { input } })).data?.signInAsAgent);

  useOpenIdReturn(ROUTES.agentSignInReturn, (input) => {
    if (input === null) setRefused(NOT_COMPLETED);
    else void attempt(async () => (await sendGrant({ variables: { input } })).data?.signInAsAgentWithOpenId);
  });

  return { signIn, refused, isSigningIn };
}
