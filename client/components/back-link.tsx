import { Link as ChakraLink } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ArrowLeftIcon } from './icons/icons';

export interface BackLinkProps {
  readonly to: string;
  /** The destination, as text (`Back to results`). */
  readonly children: ReactNode;
}

/** A back link, which opens, copies and reads like any other link. */
export const BackLink = ({ to, children }: BackLinkProps) => (
  <ChakraLink
    asChild
    display="inline-flex"
    alignItems="center"
    gap="2"
    minH="6"
    fontWeight="semibold"
    color="fg.brand"
    _print={{ display: 'none' }}
  >
    <Link to={to}>
      <ArrowLeftIcon />
      {children}
    </Link>
  </ChakraLink>
);
