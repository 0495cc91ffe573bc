import { Button, Container, Heading, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { ROUTES } from '../../../domain/routes';
import { PageTitle } from '../../components/page-title/page-title';
import { linkWithSource } from '../user-source';
import { usePortal } from './session-context';

const TITLE = 'You have no travel wallet';

/** WA-08: in place of the travel wallet, for users to whom neither credits nor offers are open. */
export function NoWallet() {
  const supportPhone = usePortal()?.supportPhone;
  return (
    <Container maxW="2xl" py={{ base: '16', lg: '24' }}>
      <PageTitle>{TITLE}</PageTitle>
      <Stack gap="5" align="flex-start">
        <Heading as="h1" size="4xl">
          {TITLE}
        </Heading>
        <Text textStyle="lg" color="fg.muted">
          Travel credits and offers are not open to your account. You can book stays with a card or with
          rewards.
        </Text>
        {supportPhone && <Text>Did you expect travel credits? Call {supportPhone}.</Text>}
        <Button asChild size="lg">
          <Link to={linkWithSource(ROUTES.stays)}>Search stays</Link>
        </Button>
      </Stack>
    </Container>
  );
}
