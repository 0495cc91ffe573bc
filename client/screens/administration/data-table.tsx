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

/** A table that scrolls sideways where the window is narrow; the keyboard scrolls it, too. */
export const DataTable = ({ caption, columns, rows, numbersFrom }: DataTableProps) => (
  <Box
    overflowX="auto"
    tabIndex={0}
    role="region"
    aria-label={caption}
    focusVisibleRing="outside"
    borderRadius="l2"
  >
    <chakra.table w="full" textStyle="sm" borderCollapse="collapse">
      <thead>
        <tr>
          {columns.map((column, index) => (
            <chakra.th
              key={column}
              scope="col"
              textAlign={index < numbersFrom ? 'start' : 'end'}
              py="2"
              pe="4"
              fontWeight="medium"
              color="fg.muted"
              whiteSpace="nowrap"
            >
              {column}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <chakra.tr key={key} borderTopWidth="1px">
            {cells.map((cell, index) =>
              index === 0 ? (
                <chakra.th
                  key={columns[index]}
                  scope="row"
                  textAlign="start"
                  py="2.5"
                  pe="4"
                  fontWeight="medium"
                >
                  {cell}
                </chakra.th>
              ) : (
                <chakra.td
                  key={columns[index]}
                  py="2.5"
                  pe="4"
                  textAlign={index < numbersFrom ? 'start' : 'end'}
                  fontVariantNumeric="tabular-nums"
                  whiteSpace={index < numbersFrom ? undefined : 'nowrap'}
                >
                  {cell}
                </chakra.td>
              ),
            )}
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  </Box>
);
