import { Box, Flex, Grid, Text } from '@chakra-ui/react';
import { plainDate } from '#domain/dates.ts';
import { formatMoney, formatWholeMoney } from '#domain/money/money-format.ts';
import { useToday } from '#client/app/session/session-context.ts';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import type { AdministrationQuery } from './administration.generated';
import { DataTable } from './data-table';

type Spend = NonNullable<AdministrationQuery['businessAdministration']>['spend'];

const usd = (minorUnits: number) => formatMoney({ minorUnits, currencyCode: 'USD' });

/** The spend by month as a chart, and by traveler and month as a table. */
export function SpendSection({ spend }: { readonly spend: Spend }) {
  const today = plainDate(useToday());
  const months = Array.from({ length: 12 }, (_, index) =>
    today.subtract(11 - index, 'month').format('YYYY-MM'),
  );
  const amount = (isCounted: (row: Spend[number]) => boolean) =>
    spend.filter(isCounted).reduce((sum, row) => sum + (row.spend?.minorUnits ?? 0), 0);
  const totals = months.map((month) => amount((row) => row.month === month));
  const total = totals.reduce((sum, each) => sum + each, 0);
  const spentMonths = months.filter((_, index) => totals[index] !== 0);
  const travelers = [...new Map(spend.map(({ userId, travelerName }) => [userId, travelerName]))];
  return (
    <SectionCard title="Spend">
      <Text mb="4">
        {spend.length === 0
          ? 'Nobody has booked in the last twelve months.'
          : `${usd(total)} in the last twelve months, by the day of the booking and without refunds.`}
      </Text>
      {spend.length > 0 && (
        <>
          <Chart months={months} totals={totals} />
          <DataTable
            caption="Spend by traveler and month"
            columns={[
              'Traveler',
              ...spentMonths.map((month) => plainDate(`${month}-01`).format('MMM YYYY')),
              'Total',
            ]}
            numbersFrom={1}
            rows={travelers.map(([userId, travelerName]) => ({
              key: userId,
              cells: [
                travelerName,
                ...spentMonths.map((month) =>
                  usd(amount((row) => row.userId === userId && row.month === month)),
                ),
                usd(amount((row) => row.userId === userId)),
              ],
            }))}
          />
        </>
      )}
    </SectionCard>
  );
}

interface ChartProps {
  /** YYYY-MM. */
  readonly months: readonly string[];
  /** In cents. */
  readonly totals: readonly number[];
}

/** A bar for each month. The table below it has the same numbers as text. */
function Chart({ months, totals }: ChartProps) {
  const most = Math.max(...totals, 1);
  return (
    <Grid
      role="img"
      aria-label="Spend by month. The table that follows has the amounts."
      templateColumns={`repeat(${months.length}, 1fr)`}
      h="48"
      mb="6"
      columnGap={{ base: '1', md: '3' }}
    >
      {months.map((month, index) => (
        <Bar key={month} month={month} amount={totals[index] ?? 0} most={most} />
      ))}
    </Grid>
  );
}

/** Of the height of the chart, in percent: the amount of the highest bar is above it. */
const BAR_SHARE = 85;

interface BarProps {
  readonly month: string;
  readonly amount: number;
  /** The amount whose bar is highest. */
  readonly most: number;
}

const Bar = ({ month, amount, most }: BarProps) => (
  <Flex direction="column" align="center" textStyle="xs" color="fg.muted" minW="0">
    <Flex direction="column" align="center" justify="end" flex="1" w="full" borderBottomWidth="1px" minH="0">
      {amount > 0 && (
        <Text hideBelow="md" mb="1">
          {formatWholeMoney({ minorUnits: amount, currencyCode: 'USD' })}
        </Text>
      )}
      <Box
        w="full"
        maxW="12"
        h={`${(Math.max(0, amount) / most) * BAR_SHARE}%`}
        bg="colorPalette.solid"
        borderTopRadius="l1"
      />
    </Flex>
    <Text mt="1.5">{plainDate(`${month}-01`).format('MMM')}</Text>
  </Flex>
);
