import { Button, EmptyState } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { AlertIcon } from '../icons/icons';
import { useIsOnline } from '../media/use-is-online';
import { useRecovery } from './use-recovery';

export interface LoadFailureProps {
  /** The headline. */
  readonly title: string;
  /** `h1` where it replaces the whole page; `h2` by default. */
  readonly level?: 'h1' | 'h2';
  /** The next step. */
  readonly children: ReactNode;
  /** Replaces the next step while the device has no network. */
  readonly offline?: string;
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
}

/** Shows in place that something could not be read, offers to try again, and retries when the portal is back. */
export function LoadFailure({
  title,
  level: Level = 'h2',
  children,
  offline = 'You are offline. We try again when the connection is back.',
  onRetry,
  isRetrying = false,
}: LoadFailureProps) {
  useRecovery(onRetry);
  const isOnline = useIsOnline();
  return (
    <EmptyState.Root role="alert">
      <EmptyState.Content>
        <EmptyState.Indicator color="fg.warning">
          <AlertIcon />
        </EmptyState.Indicator>
        <EmptyState.Title asChild textAlign="center">
          <Level>{title}</Level>
        </EmptyState.Title>
        <EmptyState.Description textAlign="center">
          {isOnline || !onRetry ? children : offline}
        </EmptyState.Description>
        {onRetry && (
          <Button onClick={onRetry} loading={isRetrying} loadingText="Trying again">
            Try again
          </Button>
        )}
      </EmptyState.Content>
    </EmptyState.Root>
  );
}
