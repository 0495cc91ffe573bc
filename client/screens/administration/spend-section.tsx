import { Box, chakra, Text } from '@chakra-ui/react';
import { plainDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money/money-format.ts';
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

const HEIGHT = 120;
const BAR = 40;

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
    <Box mb="6" overflowX="auto">
      <chakra.svg
        viewBox={`0 0 ${months.length * BAR} ${HEIGHT + 24}`}
        w="full"
        minW="30rem"
        maxH="56"
        role="img"
        aria-label="Spend by month. The table that follows has the amounts."
      >
        {months.map((month, index) => {
          const height = Math.max(0, Math.round(((totals[index] ?? 0) / most) * HEIGHT));
          return (
            <g key={month}>
              <chakra.rect
                x={index * BAR + 6}
                y={HEIGHT - height}
                width={BAR - 12}
                height={height}
                rx="3"
                fill="colorPalette.solid"
              />
              <chakra.text
                x={index * BAR + BAR / 2}
                y={HEIGHT + 16}
                textAnchor="middle"
                fontSize="11px"
                fill="fg.muted"
              >
                {plainDate(`${month}-01`).format('MMM')}
              </chakra.text>
            </g>
          );
        })}
        <chakra.line x1="0" x2={months.length * BAR} y1={HEIGHT} y2={HEIGHT} stroke="border" />
      </chakra.svg>
    </Box>
  );
}
