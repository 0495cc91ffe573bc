import { EmptyState } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SearchIcon } from '../../components/icons/icons';

export interface NoResultsProps {
  readonly title: string;
  /** `h1` where it replaces the whole page; `h2` by default. */
  readonly level?: 'h1' | 'h2';
  readonly children: ReactNode;
  /** The buttons for the next step. */
  readonly actions?: ReactNode;
}

/** The absence of results, with suggestions. */
export const NoResults = ({ title, level: Level = 'h2', children, actions }: NoResultsProps) => (
  <EmptyState.Root>
    <EmptyState.Content>
      <EmptyState.Indicator color="fg.brand">
        <SearchIcon />
      </EmptyState.Indicator>
      <EmptyState.Title asChild textAlign="center">
        <Level>{title}</Level>
      </EmptyState.Title>
      <EmptyState.Description maxW="md" textAlign="center">
        {children}
      </EmptyState.Description>
      {actions}
    </EmptyState.Content>
  </EmptyState.Root>
);
