import { useQuery } from '@apollo/client/react';
import { Alert, Box, Button, Container, Grid, Heading, Link as ChakraLink, Text } from '@chakra-ui/react';
import { Link, Navigate } from 'react-router';
import { safeReturnPath } from '#domain/portal/return-path.ts';
import { storedReturnPath, useWasSessionRefused } from '#client/app/entry/return-path.ts';
import { isSignedInByHost } from '#client/app/session/credentials.ts';
import { useSession } from '#client/app/session/session-context.ts';
import { useBrandName } from '#client/app/shell/brand.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { decoration } from '#client/components/photo/decoration.ts';
import { Photo } from '#client/components/photo/photo.tsx';
import { OpenIdButton } from './openid-button';
import { Personas } from './personas';
import { SignInForm } from './sign-in-form';
import { SignInScreenDocument } from './sign-in.generated';
import { useSignIn } from './use-sign-in';
import { ROUTES } from '#domain/routes.ts';
import { NoticePage } from '#client/components/notice-page.tsx';

/** Decorative, so it has no description. */
const terrace = decoration('terrace', '#a9c5d1');

/** The place to sign in: here, or on the page that has mounted the portal. */
export const SignInScreen = () => (isSignedInByHost() ? <SignInOnHostPage /> : <SignInHere />);

function SignInHere() {
  const brandName = useBrandName();
  const { data } = useQuery(SignInScreenDocument, { errorPolicy: 'all' });
  const isAgain = useWasSessionRefused();
  const { signIn, refused, isSigningIn } = useSignIn();
  const personas = data?.demoPersonas?.filter(({ isAgent }) => !isAgent) ?? [];
  const hasPersonas = personas.length > 0;
  return (
    <Container maxW={hasPersonas ? '6xl' : 'lg'} px={{ base: '4', md: '6' }} py={{ base: '8', lg: '16' }}>
      <PageTitle>{`Sign in to ${brandName}`}</PageTitle>
      <Heading as="h1" size={{ base: '3xl', lg: '4xl' }} mb="8">
        {`Sign in to ${brandName}`}
      </Heading>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: hasPersonas ? '1fr 26rem' : 'minmax(0, 1fr)' }}
        gap={{ base: '10', lg: '16' }}
      >
        {hasPersonas && (
          <Personas personas={personas} isDisabled={isSigningIn} onChoose={(codes) => void signIn(codes)} />
        )}
        <Box>
          <Box bg="bg.panel" borderWidth="1px" borderRadius="card" boxShadow="card" overflow="hidden">
            <Photo photo={terrace} sizes="(min-width: 961px) 416px, 100vw" ratio="5 / 2" isFirst />
            <Box p={{ base: '5', md: '7' }}>
              {!isSigningIn && <SignedInAlready />}
              {isAgain && !refused && (
                <Alert.Root status="info" mb="5" role="status">
                  <Alert.Indicator />
                  <Alert.Content>
                    <Alert.Title>Please sign in again</Alert.Title>
                    <Alert.Description>
                      We could not confirm your session. Everything you entered is kept.
                    </Alert.Description>
                  </Alert.Content>
                </Alert.Root>
              )}
              {refused && (
                <Alert.Root status="error" mb="5" role="alert">
                  <Alert.Indicator />
                  <Alert.Content>
                    <Alert.Title>{refused.title}</Alert.Title>
                    <Alert.Description>{refused.text}</Alert.Description>
                  </Alert.Content>
                </Alert.Root>
              )}
              <Text mb="5" color="fg.muted">
                Use your email address and the six-digit code of your account.
              </Text>
              <SignInForm isSigningIn={isSigningIn} onSubmit={(codes) => void signIn(codes)} />
              {data?.openIdProvider && (
                <OpenIdButton
                  provider={data.openIdProvider}
                  returnRoute={ROUTES.signInReturn}
                  isDisabled={isSigningIn}
                />
              )}
            </Box>
          </Box>
          <AgentsLink />
        </Box>
      </Grid>
    </Container>
  );
}

/** The user has signed in on another tab, or follows an old link. */
function SignedInAlready() {
  const { session } = useSession();
  return (
    session && (
      <Alert.Root status="info" mb="5" role="status">
        <Alert.Indicator />
        <Alert.Content gap="2" alignItems="start">
          <Alert.Title>{`You are signed in as ${session.givenName} ${session.surname}`}</Alert.Title>
          <Button asChild size="sm">
            <Link to={safeReturnPath(storedReturnPath())}>Continue</Link>
          </Button>
        </Alert.Content>
      </Alert.Root>
    )
  );
}

/** Replaces the sign-in where the host page signs its users in: it continues as soon as the host page has done so. */
function SignInOnHostPage() {
  const { status } = useSession();
  if (status === 'signed-in') return <Navigate to={safeReturnPath(storedReturnPath())} replace />;
  return (
    <NoticePage
      title="Sign in to continue"
      text="You are not signed in on this page, or your session has ended. Sign in there, and you will continue where you left off."
    >
      <Button asChild size="lg" variant="outline">
        <Link to={ROUTES.faq}>Help and questions</Link>
      </Button>
    </NoticePage>
  );
}

const AgentsLink = () => (
  <ChakraLink asChild mt="5" minH="6" color="fg.muted" textStyle="sm">
    <Link to={ROUTES.agentLogin}>Agents sign in here</Link>
  </ChakraLink>
);
