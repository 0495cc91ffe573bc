import { useQuery } from '@apollo/client/react';
import { formatWholeMoney } from '#domain/money/money-format.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import {
  type FlexibleDates,
  flexibleMonths,
  isMonthPossible,
  monthLabel,
} from '#domain/stay/flexible-dates.ts';
import { useToday } from '#client/app/session/session-context.ts';
import { NearViewport } from '#client/components/near-viewport.tsx';
import { PlacePriceDocument } from './place-price.generated';

export interface PlacePriceProps {
  readonly placeId: string;
  readonly search: SearchState;
}

/**
 * The lowest price in the month of the search, or the next one: of the cheapest stay that can be booked there, as long as the search says, or else
 * of a weekend. Nothing where there is none.
 */
export function PlacePrice({ placeId, search }: PlacePriceProps) {
  const dates = monthOf(search, useToday());
  return (
    dates && (
      <NearViewport>
        <PriceIn placeId={placeId} dates={dates} guests={search.guests} />
      </NearViewport>
    )
  );
}

interface PriceInProps {
  readonly placeId: string;
  readonly dates: FlexibleDates;
  readonly guests: SearchState['guests'];
}

function PriceIn({ placeId, dates, guests }: PriceInProps) {
  const { data } = useQuery(PlacePriceDocument, {
    variables: {
      placeId,
      flexibleStay: {
        length: dates.length,
        months: [...dates.months],
        adults: guests.adults,
        children: [...guests.children],
        pets: guests.pets,
      },
    },
  });
  const lowest = data?.stays?.edges[0]?.node.price?.nightly.fiat;
  const [month = ''] = dates.months;
  return lowest && `from ${formatWholeMoney(lowest)} a night in ${monthLabel(month)}`;
}

/** The month of the search, or the next one in which such a stay can begin; undefined without one. */
function monthOf({ flexible, stay }: SearchState, today: string): FlexibleDates | undefined {
  const length = flexible?.length ?? 'WEEKEND';
  const first = flexible?.months[0] ?? stay.from.slice(0, 7);
  const month = flexibleMonths(today).find((each) => each >= first && isMonthPossible(length, each, today));
  return month === undefined ? undefined : { length, months: [month] };
}
