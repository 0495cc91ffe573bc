import { Button, EmptyState } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ROUTES } from '#domain/routes.ts';
import { HeartIcon } from '#client/components/icons/icons.tsx';

export interface NoFavoritesProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The message of an empty list, with a link to homes to save. */
export const NoFavorites = ({ title, children }: NoFavoritesProps) => (
  <EmptyState.Root>
    <EmptyState.Content>
      <EmptyState.Indicator color="coral.fg">
        <HeartIcon />
      </EmptyState.Indicator>
      <EmptyState.Title asChild>
        <h2>{title}</h2>
      </EmptyState.Title>
      <EmptyState.Description maxW="md" textAlign="center">
        {children}
      </EmptyState.Description>
      <Button asChild size="lg" colorPalette="coral">
        <Link to={ROUTES.stays}>Find a stay</Link>
      </Button>
    </EmptyState.Content>
  </EmptyState.Root>
);
