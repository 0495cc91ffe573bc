import { Button, chakra, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { type LeftOut, type RepairableReason, repairableReasons } from '#domain/listing/left-out.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { SearchDialogs } from '#client/features/search/search-dialogs.tsx';

export interface LeftOutReasonsProps {
  readonly leftOut: LeftOut;
  readonly search: SearchState;
  readonly onSearch: (search: SearchState) => void;
}

/** Why the homes of a search cannot be booked, each reason with the button that resolves it. */
export function LeftOutReasons({ leftOut, search, onSearch }: LeftOutReasonsProps) {
  const [open, setOpen] = useState<RepairableReason['part']>();
  const id = useId();
  return (
    <>
      <chakra.ul
        listStyleType="none"
        display="grid"
        gap="2"
        w="full"
        maxW="xl"
        aria-label="Why no home is shown"
      >
        {repairableReasons(leftOut, search.guests, search.flexible !== undefined).map(
          ({ text, part, change }, index) => (
            <chakra.li
              key={text}
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              justifyContent="space-between"
              gap="1"
              ps="4"
              pe="1.5"
              py="1.5"
              bg="bg.panel"
              borderWidth="1px"
              borderRadius="2rem"
              textAlign="start"
            >
              <Text id={`${id}${index}`} textStyle="sm" flex="1 1 7rem">
                {text}
              </Text>
              <Button
                size="sm"
                minH="11"
                h="auto"
                variant="subtle"
                borderRadius="full"
                aria-describedby={`${id}${index}`}
                {...(change
                  ? { onClick: () => onSearch({ ...search, ...change.change }) }
                  : { 'aria-haspopup': 'dialog', onClick: () => setOpen(part) })}
              >
                {change ? [change.label, change.finds].filter(Boolean).join(' · ') : `Change ${part}`}
              </Button>
            </chakra.li>
          ),
        )}
      </chakra.ul>
      <SearchDialogs
        open={open}
        onClose={() => setOpen(undefined)}
        search={search}
        onChange={onSearch}
        isFlexibleOffered
      />
    </>
  );
}
