import { Box, type BoxProps } from '@chakra-ui/react';
import { absoluteMoney, type Money, subtractMoney } from '#domain/money/money.ts';
import { formatMoney } from '#domain/money/money-format.ts';
import { type PriceInLines, type PriceLineChange, priceLineChanges } from '#domain/quote/price-lines.ts';

export interface PriceChangeLinesProps {
  readonly seen: PriceInLines;
  readonly quoted: PriceInLines;
}

/** PD-04, PD-05: which parts of the price changed, and by how much. */
export function PriceChangeLines({ seen, quoted }: PriceChangeLinesProps) {
  const changes = priceLineChanges(seen, quoted);
  if (changes.length === 0) return null;
  return (
    <Box as="table" w="full" textStyle="sm" textAlign="start" aria-label="What changed">
      <thead>
        <tr>
          <Heading>What changed</Heading>
          <Heading isAmount>Before</Heading>
          <Heading isAmount>Now</Heading>
          <Heading isAmount css={WIDE_ONLY}>
            Change
          </Heading>
        </tr>
      </thead>
      <tbody>
        {changes.map((line) => (
          <Row key={line.label} {...line} />
        ))}
        <Row
          label="Total"
          seen={seen.total}
          quoted={quoted.total}
          change={subtractMoney(quoted.total, seen.total)}
          isTotal
        />
      </tbody>
    </Box>
  );
}

/** A narrow phone has no room for three amounts, and the first two tell the third. */
const WIDE_ONLY = { '@media (max-width: 23.4375rem)': { display: 'none' } };

interface CellProps extends Pick<BoxProps, 'css'> {
  readonly children: string;
}

const Heading = ({ isAmount = false, ...cell }: CellProps & { isAmount?: boolean }) => (
  <Box as="th" pb="2" fontWeight="medium" color="fg.muted" textAlign={isAmount ? 'end' : 'start'} {...cell} />
);

interface RowProps extends PriceLineChange {
  readonly isTotal?: boolean;
}

const Row = ({ label, seen, quoted, change, isTotal = false }: RowProps) => (
  <Box
    as="tr"
    borderTopWidth="1px"
    fontVariantNumeric="tabular-nums"
    fontWeight={isTotal ? 'bold' : 'normal'}
  >
    <Box asChild py="2" textAlign="start" fontWeight="inherit">
      <th scope="row">{label}</th>
    </Box>
    <AmountCell>{amountText(seen)}</AmountCell>
    <AmountCell>{amountText(quoted)}</AmountCell>
    <AmountCell css={WIDE_ONLY}>
      {`${change.minorUnits > 0 ? '+' : '−'}${formatMoney(absoluteMoney(change))}`}
    </AmountCell>
  </Box>
);

const AmountCell = (cell: CellProps) => <Box as="td" ps="3" textAlign="end" whiteSpace="nowrap" {...cell} />;

/** A part that is new or has gone has no amount. */
const amountText = (amount: Money): string => (amount.minorUnits === 0 ? '–' : formatMoney(amount));
