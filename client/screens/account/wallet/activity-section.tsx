import { Box, List, Skeleton, Text, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LoadFailure } from '#client/components/load-failure/load-failure.tsx';
import { MoreButton, type MoreButtonProps } from '#client/components/load-more/more-button.tsx';
import { WalletSection } from './wallet-section';

export interface ActivitySectionProps {
  readonly title: string;
  /** Null while they are not known. */
  readonly count: number | null;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  /** What is not affected by the failure. */
  readonly safe: string;
  /** Shown instead of an empty list. */
  readonly none: string;
  readonly more: MoreButtonProps['more'];
  /** The events, as items of a list. */
  readonly children: ReactNode;
  /** Below the list. */
  readonly note?: string | false | undefined;
}

/** Events of the wallet, newest first, page by page. */
export const ActivitySection = ({
  title,
  count,
  hasFailed,
  onRetry,
  safe,
  none,
  more,
  children,
  note,
}: ActivitySectionProps) => (
  <WalletSection title={title}>
    {hasFailed && <LoadFailure title="Your activity could not be loaded" safe={safe} onRetry={onRetry} />}
    {count === null && !hasFailed && (
      <Box>
        <VisuallyHidden role="status">Loading your activity</VisuallyHidden>
        <Skeleton h="40" borderRadius="card" aria-hidden="true" />
      </Box>
    )}
    {count === 0 && <Text color="fg.muted">{none}</Text>}
    {count !== null && count > 0 && (
      <List.Root variant="plain" aria-label={title}>
        {children}
      </List.Root>
    )}
    <MoreButton more={more} things="entries" />
    {note && (
      <Text textStyle="sm" color="fg.muted">
        {note}
      </Text>
    )}
  </WalletSection>
);
