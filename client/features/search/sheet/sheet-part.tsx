import { Box } from '@chakra-ui/react';
import { Disclosure, type DisclosureProps } from '#client/components/disclosure.tsx';
import type { SearchPart } from './search-draft';

export interface SheetPartProps extends Pick<
  DisclosureProps,
  'title' | 'summary' | 'isOpen' | 'onToggle' | 'children'
> {
  readonly name: SearchPart;
}

/** A part of the search in the sheet: its choice in one line, and its controls, which exist only while it is open. */
export const SheetPart = ({ name, isOpen, children, ...part }: SheetPartProps) => (
  <Disclosure
    data-part={name}
    isOpen={isOpen}
    {...part}
    px="5"
    bg="bg.panel"
    borderWidth="1px"
    borderRadius="card"
    boxShadow={isOpen ? 'card' : 'none'}
  >
    {isOpen && <Box pb="4">{children}</Box>}
  </Disclosure>
);
