import { Button, EmptyState } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { NOT_RESPONDING } from '../../../domain/not-responding';
import { AlertIcon } from '../icons/icons';
import { useIsOnline } from '../media/use-is-online';
import { useRecovery } from './use-recovery';

export interface LoadFailureProps {
  /** The headline. */
  readonly title: string;
  /** `h1` where it replaces the whole page; `h2` by default. */
  readonly level?: 'h1' | 'h2';
  /** The data that the failure does not affect: `Your credits are safe.` */
  readonly safe?: string;
  /** The cause or the next step, where it is not that the service is not responding. */
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
}

/** Shows in place that something could not be read, offers to try again, and retries when the portal is back. */
export function LoadFailure({
  title,
  level: Level = 'h2',
  safe,
  children,
  onRetry,
  isRetrying = false,
}: LoadFailureProps) {
  useRecovery(onRetry);
  const isOffline = !useIsOnline() && onRetry !== undefined;
  const cause = isOffline ? 'You are offline.' : (children ?? `${NOT_RESPONDING}.`);
  const nextStep = isOffline
    ? 'We try again when the connection is back.'
    : children === undefined && 'Try again in a moment.';
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
          {cause} {safe} {nextStep}
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
