import { Button, EmptyState, Flex } from '@chakra-ui/react';
import { Link } from 'react-router';
import { ROUTES } from '#domain/routes.ts';
import { usePortal } from '#client/app/session/session-context.ts';
import { linkWithSource } from '#client/app/entry/user-source.ts';
import { LuggageIcon } from '#client/components/icons/icons.tsx';

/** The address of a trip that the user does not have: it is mistyped, or belongs to another user. */
export function MissingTrip() {
  const supportPhone = usePortal()?.supportPhone;
  return (
    <EmptyState.Root>
      <EmptyState.Content>
        <EmptyState.Indicator>
          <LuggageIcon />
        </EmptyState.Indicator>
        <EmptyState.Title asChild>
          <h1>You have no such trip</h1>
        </EmptyState.Title>
        <EmptyState.Description textAlign="center" maxW="60ch">
          The number in the address may be mistyped, or the trip was booked by another user. Sign in as the
          user who booked it{supportPhone && <span>, or call us: {supportPhone}</span>}.
        </EmptyState.Description>
        <Flex gap="3" wrap="wrap" justify="center">
          <Button asChild>
            <Link to={linkWithSource(ROUTES.trips)}>See your trips</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={linkWithSource(ROUTES.stays)}>Search stays</Link>
          </Button>
        </Flex>
      </EmptyState.Content>
    </EmptyState.Root>
  );
}
