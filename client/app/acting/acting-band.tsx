import { Button, Flex, Link as ChakraLink, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { ROUTES } from '#domain/routes.ts';
import { PersonIcon } from '../../components/icons/icons';
import { PageBand } from '../../components/page-band';
import { useSession } from '../session/session-context';
import { useStopActing } from './use-stop-acting';

/** AG-02, SE-17: on every page, the customer that the agent acts for, the agent's own name, and the way to end it. */
export function ActingBand() {
  const { session } = useSession();
  const { stopActing, isStopping, hasFailed } = useStopActing();
  if (!session) return null;
  const { givenName, surname, agent } = session;
  return (
    <PageBand label="Acting for a customer" bg="coral.subtle">
      <Flex align="center" gap="2" minW="0">
        <PersonIcon />
        <Text>
          <Text as="span" fontWeight="semibold">{`Acting for ${givenName} ${surname}`}</Text>
          {agent && ` · ${agent.givenName} ${agent.surname}`}
        </Text>
      </Flex>
      <Flex align="center" gap="4" ms="auto" wrap="wrap">
        {hasFailed && (
          <Text role="alert" color="fg.error">
            That did not work. Try again.
          </Text>
        )}
        <ChakraLink asChild fontWeight="semibold" minH="6">
          <Link to={ROUTES.customers}>Another customer</Link>
        </ChakraLink>
        <Button
          size="sm"
          variant="outline"
          bg="bg.panel"
          loading={isStopping}
          onClick={() => void stopActing()}
        >
          Stop acting
        </Button>
      </Flex>
    </PageBand>
  );
}
