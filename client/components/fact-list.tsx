import { DataList } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface FactListProps {
  /** Facts without a text are left out. */
  readonly facts: readonly { readonly label: string; readonly text: ReactNode }[];
}

/** Facts under their labels. */
export const FactList = ({ facts }: FactListProps) => (
  <DataList.Root orientation={{ base: 'vertical', sm: 'horizontal' }} size="lg">
    {facts.map(
      ({ label, text }) =>
        text && (
          <DataList.Item
            key={label}
            alignItems={{ base: 'start', sm: 'baseline' }}
            flexDirection={{ sm: 'row' }}
          >
            <DataList.ItemLabel w={{ sm: '36' }} flexShrink={0} overflowWrap="anywhere">
              {label}
            </DataList.ItemLabel>
            <DataList.ItemValue overflowWrap="anywhere">{text}</DataList.ItemValue>
          </DataList.Item>
        ),
    )}
  </DataList.Root>
);
