import { Heading, SimpleGrid, Stack } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

/** The columns of cards in the wallet. */
export const CARDS = { columns: { base: 1, md: 2, lg: 1 }, gap: '5' } as const;

export interface WalletSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the travel wallet: a region that its heading names. */
export function WalletSection({ title, children }: WalletSectionProps) {
  const headingId = useId();
  return (
    <Stack as="section" aria-labelledby={headingId} gap="5">
      <Heading as="h2" id={headingId} size="2xl">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

export interface WalletCardsProps {
  /** The heading of the list; without it the section's heading is enough. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** Some cards of a section. */
export function WalletCards({ title, children }: WalletCardsProps) {
  return (
    <Stack gap="3">
      {title && (
        <Heading as="h3" size="md" color="fg.muted">
          {title}
        </Heading>
      )}
      <SimpleGrid as="ul" listStyleType="none" {...CARDS}>
        {children}
      </SimpleGrid>
    </Stack>
  );
}
