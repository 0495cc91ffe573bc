import { Box, chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { Stay } from '#domain/stay/stay-dates.ts';
import { LARGE_TEXT } from '../media/large-text';
import { SOLID_FILL, SOLID_TEXT } from '../solid-fill';
import { type CalendarPrices, type DayPrice, LEVEL_TINTS } from './calendar-prices';
import { type DayContext, dayLabel, type DayState, dayState } from './day-state';
import { formatMonth, type Month, WEEKDAYS, weeksOf } from './month-grid';

export interface MonthTableProps {
  readonly month: Month;
  /** Weeks that end before this day are left out. */
  readonly firstShown: string;
  readonly context: DayContext;
  /** The one day in the tab order. */
  readonly reachable: string;
  readonly prices: CalendarPrices | undefined;
}

/** One month as a grid. Its days report to the calendar around it, which knows the selection and the keyboard. */
export function MonthTable({ month, firstShown, context, reachable, prices }: MonthTableProps) {
  const titleId = useId();
  return (
    <Box minW="0" flex="1">
      <Box id={titleId} textAlign="center" fontWeight="semibold" h="8" mb="1">
        {formatMonth(month)}
      </Box>
      <chakra.table
        role="grid"
        aria-labelledby={titleId}
        aria-multiselectable="true"
        w="full"
        tableLayout="fixed"
        css={{ borderCollapse: 'separate', borderSpacing: '0 2px' }}
      >
        <thead>
          <tr>
            {WEEKDAYS.map(({ short, long }) => (
              <chakra.th
                key={long}
                scope="col"
                abbr={long}
                textStyle="xs"
                fontWeight="medium"
                color="fg.muted"
                h="8"
              >
                {short}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, firstShown).map((week, row) => (
            <tr key={row}>
              {week.map((date, column) =>
                date === null ? (
                  <td key={column} />
                ) : (
                  <Day
                    key={date}
                    date={date}
                    context={context}
                    isReachable={date === reachable}
                    price={prices?.of(date)}
                    isOfCheapestWeek={isNightOf(prices?.cheapestWeek?.stay, date)}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}

interface DayProps {
  readonly date: string;
  readonly context: DayContext;
  readonly isReachable: boolean;
  readonly price: DayPrice | undefined;
  readonly isOfCheapestWeek: boolean;
}

const isNightOf = (stay: Stay | undefined, date: string): boolean =>
  stay !== undefined && date >= stay.from && date < stay.until;

function Day({ date, context, isReachable, price, isOfCheapestWeek }: DayProps) {
  const state = dayState(date, context);
  const isEnd = state.isFirst || state.isLast;
  const isToday = date === context.rules.today;
  const isTaken = !state.isSelectable && state.refusal === 'UNAVAILABLE';
  // A price is for the night that begins on this day: a check-out day without a night has none.
  const isNight = state.refusal === undefined || state.refusal === 'CHECK_IN_NOT_ALLOWED';
  const showsPrice = price !== undefined && isNight;
  const tint = showsPrice && price.level ? LEVEL_TINTS[price.level] : undefined;
  const isBand = state.isInside || (isEnd && context.selection.until !== null);
  return (
    <chakra.td
      role="gridcell"
      aria-selected={isEnd || state.isInside}
      position="relative"
      p="0"
      bg={isBand ? 'pine.muted' : undefined}
      borderStartRadius={state.isFirst ? 'l3' : undefined}
      borderEndRadius={state.isLast ? 'l3' : undefined}
    >
      <chakra.button
        type="button"
        data-date={date}
        aria-label={dayLabel(date, state, context.rules.names, price, isOfCheapestWeek)}
        aria-disabled={!state.isSelectable || undefined}
        aria-current={isToday ? 'date' : undefined}
        tabIndex={isReachable ? 0 : -1}
        display="flex"
        flexDirection="column"
        alignItems="center"
        justifyContent="center"
        w="full"
        h={{ base: '12', lg: '14' }}
        pb={showsPrice ? '4' : '0'}
        css={{ [LARGE_TEXT]: { pb: '0' } }}
        borderRadius="l3"
        bg={isBand ? undefined : tint}
        boxShadow={isOfCheapestWeek && !isEnd ? 'inset 0 -3px 0 {colors.pine.focusRing}' : undefined}
        cursor={state.isSelectable ? 'pointer' : 'not-allowed'}
        borderWidth={isToday ? '1px' : undefined}
        borderColor="border.control"
        fontWeight={isEnd ? 'bold' : state.isSelectable && !state.startsAnother ? 'medium' : 'normal'}
        color={dayColor(state)}
        {...(isEnd && SOLID_FILL)}
        textDecoration={isTaken && !isEnd ? 'line-through' : 'none'}
        focusVisibleRing="outside"
        position="relative"
        _focusVisible={{ zIndex: 1 }}
        _hover={isEnd || !state.isSelectable ? {} : { boxShadow: 'inset 0 0 0 1.5px currentColor' }}
      >
        {Number(date.slice(8))}
      </chakra.button>
      {showsPrice && (
        // Next to the button, whose accessible name already contains the price: the visible text of a button has to begin its
        // name.
        <chakra.span
          aria-hidden="true"
          position="absolute"
          // Above its focused button.
          zIndex="1"
          insetX="0"
          bottom={{ base: '1', lg: '1.5' }}
          textAlign="center"
          pointerEvents="none"
          textStyle={{ base: '2xs', lg: 'xs' }}
          color="fg.muted"
          css={{ [LARGE_TEXT]: { display: 'none' } }}
          {...(isEnd && SOLID_TEXT)}
        >
          {price.text}
        </chakra.span>
      )}
    </chakra.td>
  );
}

const dayColor = ({ isSelectable, startsAnother }: DayState): string =>
  !isSelectable ? 'fg.subtle' : startsAnother ? 'fg.muted' : 'fg';
