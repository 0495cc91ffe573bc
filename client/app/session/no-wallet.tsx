import { Button } from '@chakra-ui/react';
import { Link } from 'react-router';
import { ROUTES } from '#domain/routes.ts';
import { NoticePage } from '../../components/notice-page';
import { linkWithSource } from '../entry/user-source';
import { usePortal } from './session-context';

/** WA-08: replaces the travel wallet for users who can have neither credits nor offers. */
export function NoWallet() {
  const supportPhone = usePortal()?.supportPhone;
  return (
    <NoticePage
      title="You have no travel wallet"
      text="Travel credits and offers are not available for your account. You can book stays with a card or with rewards."
      help={supportPhone && `Did you expect travel credits? Call ${supportPhone}.`}
    >
      <Button asChild size="lg">
        <Link to={linkWithSource(ROUTES.stays)}>Search stays</Link>
      </Button>
    </NoticePage>
  );
}
