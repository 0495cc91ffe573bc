import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Alert } from '@chakra-ui/react';
import { accountName, formatDayOfMoment } from '#domain/payment/wallet-labels.ts';
import { usePortal } from '#client/app/session/session-context.ts';
import {
  AccountNotice_AccountFragmentDoc,
  type AccountNotice_AccountFragment,
} from './account-notice.generated';

export interface AccountNoticeProps {
  readonly account: FragmentType<AccountNotice_AccountFragment>;
}

/** WA-13, WA-14: an account whose travel credits cannot be spent, since when, and what to do. */
export function AccountNotice({ account }: AccountNoticeProps) {
  const { data } = useSuspenseFragment({ fragment: AccountNotice_AccountFragmentDoc, from: account });
  const phone = usePortal()?.supportPhone;
  const name = accountName(data);
  if (data.standing === 'CLOSED') {
    return (
      <Alert.Root status="info">
        <Alert.Indicator />
        <Alert.Content>
          <Alert.Title>{`${name} is closed`}</Alert.Title>
          <Alert.Description>The travel credits that came with it have ended.</Alert.Description>
        </Alert.Content>
      </Alert.Root>
    );
  }
  if (data.standing !== 'BAD') return null;
  const since = data.changes.find(({ kind }) => kind === 'BAD_STANDING')?.occurredAt;
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>
          {since
            ? `${name} has been in bad standing since ${formatDayOfMoment(since)}`
            : `${name} is in bad standing`}
        </Alert.Title>
        <Alert.Description>
          The travel credits that it comes with are on hold until the account is in good standing. Their
          expiry dates do not change.{phone && <span> For help, call {phone}.</span>}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
