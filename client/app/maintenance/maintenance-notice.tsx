import { Button } from '@chakra-ui/react';
import { Link } from 'react-router';
import { ROUTES } from '#domain/routes.ts';
import { NoticePage } from '../../components/notice-page';
import { usePortal, useSessionCommands } from '../session/session-context';
import { useLinkWithSource } from '../entry/user-source';

/** EX-04: replaces searching and booking during maintenance. */
export function MaintenanceNotice() {
  const supportPhone = usePortal()?.supportPhone;
  const linkWithSource = useLinkWithSource();
  const { retry } = useSessionCommands();
  return (
    <NoticePage
      title="We are working on the portal"
      text="Search and booking are temporarily unavailable. Your booked stays are not affected, and their confirmation numbers are under Trips."
      help={supportPhone && `Traveling today and need help? Call ${supportPhone}.`}
    >
      <Button asChild size="lg">
        <Link to={linkWithSource(ROUTES.trips)}>See your trips</Link>
      </Button>
      <Button size="lg" variant="outline" onClick={retry}>
        Check again
      </Button>
    </NoticePage>
  );
}
