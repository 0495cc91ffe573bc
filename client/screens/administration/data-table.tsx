import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface DataTableProps {
  /** Names the table for screen readers. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of a row is its heading. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  /** From this column on, numbers are aligned at their end. */
  readonly numbersFrom: number;
}

/**
 * A table; on a phone, a list whose lines name their column. Where it is wider than its place it scrolls sideways, with the keyboard,
 * too.
 */
export const DataTable = ({ caption, columns, rows, numbersFrom }: DataTableProps) => (
  <Box
    overflowX="auto"
    tabIndex={0}
    role="region"
    aria-label={caption}
    focusVisibleRing="outside"
    borderRadius="l2"
  >
    <chakra.table
      display={{ base: 'block', md: 'table' }}
      w="full"
      textStyle="sm"
      borderCollapse="collapse"
      fontVariantNumeric="tabular-nums"
    >
      <chakra.thead hideBelow="md">
        <tr>
          {columns.map((column, index) => (
            <chakra.th
              key={column}
              scope="col"
              textAlign={index < numbersFrom ? 'start' : 'end'}
              py="2"
              pe="4"
              _last={{ pe: '0' }}
              fontWeight="medium"
              color="fg.muted"
              whiteSpace="nowrap"
            >
              {column}
            </chakra.th>
          ))}
        </tr>
      </chakra.thead>
      <chakra.tbody display={{ base: 'block', md: 'table-row-group' }}>
        {rows.map(({ key, cells }) => (
          <chakra.tr
            key={key}
            display={{ base: 'block', md: 'table-row' }}
            py={{ base: '3', md: '0' }}
            borderTopWidth="1px"
          >
            {cells.map((cell, index) => (
              <Cell
                key={columns[index]}
                column={columns[index]}
                isHeading={index === 0}
                isNumber={index >= numbersFrom}
              >
                {cell}
              </Cell>
            ))}
          </chakra.tr>
        ))}
      </chakra.tbody>
    </chakra.table>
  </Box>
);

interface CellProps {
  readonly column: string | undefined;
  readonly isHeading: boolean;
  readonly isNumber: boolean;
  readonly children: ReactNode;
}

const Cell = ({ column, isHeading, isNumber, children }: CellProps) =>
  isHeading ? (
    <chakra.th
      scope="row"
      display={{ base: 'block', md: 'table-cell' }}
      textAlign="start"
      py={{ base: '1', md: '2.5' }}
      pe="4"
      fontWeight={{ base: 'semibold', md: 'medium' }}
    >
      {children}
    </chakra.th>
  ) : (
    <chakra.td
      display={{ base: 'flex', md: 'table-cell' }}
      justifyContent="space-between"
      gap="4"
      py={{ base: '1', md: '2.5' }}
      pe={{ base: '0', md: '4' }}
      _last={{ pe: '0' }}
      textAlign={isNumber ? 'end' : { base: 'end', md: 'start' }}
      whiteSpace={isNumber ? 'nowrap' : undefined}
      overflowWrap="anywhere"
    >
      <chakra.span hideFrom="md" color="fg.muted" whiteSpace="nowrap">
        {column}
      </chakra.span>
      <span>{children}</span>
    </chakra.td>
  );
