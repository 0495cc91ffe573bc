import { Button, EmptyState } from '@chakra-ui/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { NOT_RESPONDING } from '#domain/not-responding.ts';
import { AlertIcon } from '../icons/icons';
import { useIsOnline } from '../media/use-is-online';
import { usePageRoot } from '../use-page-root';
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
  /** A part of a section, which the rest of the section works without. */
  readonly isPart?: boolean;
}

/** Shows in place that something could not be read, offers to try again, and retries when the portal is back. */
export function LoadFailure({
  title,
  level: Level = 'h2',
  safe,
  children,
  onRetry,
  isRetrying = false,
  isPart = false,
}: LoadFailureProps) {
  useRecovery(onRetry);
  const { button, press } = useFocusAfterRetry();
  const isOffline = !useIsOnline() && onRetry !== undefined;
  const cause = isOffline ? 'You are offline.' : (children ?? `${NOT_RESPONDING}.`);
  const nextStep = isOffline
    ? 'We’ll retry when you’re back online.'
    : children === undefined && 'Try again in a moment.';
  return (
    <EmptyState.Root
      role="alert"
      size={isPart ? 'sm' : 'md'}
      bg={isPart ? 'bg.subtle' : undefined}
      borderRadius="l3"
    >
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
          <Button
            ref={button}
            onClick={() => {
              press();
              onRetry();
            }}
            loading={isRetrying}
            loadingText="Trying again"
          >
            Try again
          </Button>
        )}
      </EmptyState.Content>
    </EmptyState.Root>
  );
}

/**
 * The pressed button disappears with the failure, or loses the focus while it is disabled: the focus then moves to what surrounds it,
 * the page or a dialog.
 */
function useFocusAfterRetry() {
  const button = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  const root = usePageRoot();
  useLayoutEffect(() => {
    const retry = button.current;
    const around = retry?.parentElement?.closest<HTMLElement>('[tabindex]');
    return () => {
      const { activeElement } = root();
      const isLost = activeElement === null || activeElement === document.body || activeElement === retry;
      if (isPressed.current && isLost) around?.focus({ preventScroll: true });
    };
  }, [root]);
  return { button, press: () => (isPressed.current = true) };
}
