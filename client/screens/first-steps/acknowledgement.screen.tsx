import { useMutation, useQuery } from '@apollo/client/react';
import {
  Alert,
  Box,
  Button,
  Container,
  Heading,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatMoment } from '#domain/moment.ts';
import { ROUTES } from '#domain/routes.ts';
import { linkWithSource } from '#client/app/entry/user-source.ts';
import { useSessionCommands } from '#client/app/session/session-context.ts';
import { LoadFailure } from '#client/components/load-failure/load-failure.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { AcknowledgeBusinessTermsDocument, BusinessTermsDocument } from './acknowledgement.generated';

const TITLE = 'Business travel terms';

/** SE-08: users to whom 40106 applies read the terms here, and acknowledge them. */
export function AcknowledgementScreen() {
  const { data, loading, refetch } = useQuery(BusinessTermsDocument, {
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
  });
  const terms = data?.businessTerms;
  return (
    <Container maxW="2xl" py={{ base: '10', lg: '16' }}>
      <PageTitle>{TITLE}</PageTitle>
      <Stack gap="6">
        <Heading as="h1" size="4xl">
          {TITLE}
        </Heading>
        {!terms && loading && <Waiting />}
        {!terms && !loading && (
          <LoadFailure
            title="The terms could not be loaded"
            onRetry={() => void refetch().catch(() => undefined)}
          />
        )}
        {terms && (
          <>
            {terms.acknowledgedAt === null && (
              <Text textStyle="lg" color="fg.muted">
                Your business asks its travelers to acknowledge these terms before they book.
              </Text>
            )}
            {terms.sections.map(({ title, text }) => (
              <Box as="section" key={title}>
                <Heading as="h2" size="lg" mb="1">
                  {title}
                </Heading>
                <Text>{text}</Text>
              </Box>
            ))}
            <Acknowledgement {...terms} onChanged={() => void refetch().catch(() => undefined)} />
          </>
        )}
      </Stack>
    </Container>
  );
}

interface AcknowledgementProps {
  readonly version: string;
  readonly acknowledgedAt: string | null;
  /** Other terms apply now. */
  readonly onChanged: () => void;
}

function Acknowledgement({ version, acknowledgedAt, onChanged }: AcknowledgementProps) {
  const navigate = useNavigate();
  const { retry } = useSessionCommands();
  const [send, { loading }] = useMutation(AcknowledgeBusinessTermsDocument);
  const [failure, setFailure] = useState<{ title: string; text: string } | null>(null);
  const proceed = () => {
    retry();
    void navigate(linkWithSource(ROUTES.stays), { replace: true });
  };
  const acknowledge = async () => {
    setFailure(null);
    try {
      const result = (await send({ variables: { input: { version } } })).data?.acknowledgeBusinessTerms;
      if (result?.__typename === 'BusinessTermsAcknowledged') return proceed();
      setFailure(result ?? NOT_SENT);
      onChanged();
    } catch {
      setFailure(NOT_SENT);
    }
  };
  return (
    <Stack gap="4" align="flex-start">
      <Text textStyle="sm" color="fg.muted">
        {acknowledgedAt === null
          ? `Version ${version}`
          : `Version ${version}. You acknowledged it on ${formatMoment(acknowledgedAt)}.`}
      </Text>
      {failure && (
        <Alert.Root status="error">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{failure.title}</Alert.Title>
            <Alert.Description>{failure.text}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      {acknowledgedAt === null ? (
        <Button size="lg" loading={loading} loadingText="Saving" onClick={() => void acknowledge()}>
          Acknowledge and continue
        </Button>
      ) : (
        <Button size="lg" onClick={proceed}>
          Search stays
        </Button>
      )}
    </Stack>
  );
}

const NOT_SENT = {
  title: 'Your acknowledgement was not saved',
  text: 'Check your connection, then try again.',
};

const Waiting = () => (
  <>
    <VisuallyHidden role="status">Loading the terms</VisuallyHidden>
    <Stack gap="4" aria-hidden="true">
      <Skeleton h="20" />
      <Skeleton h="20" />
      <Skeleton h="20" />
    </Stack>
  </>
);
