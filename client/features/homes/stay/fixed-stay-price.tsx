import { useQuery } from '@apollo/client/react';
import { formatWholeMoney } from '#domain/money/money-format.ts';
import type { Stay } from '#domain/stay/stay-dates.ts';
import { stayInput } from '#client/app/stay/stay-input.ts';
import type { StayChoice } from './stay-choice';
import { FixedStayPriceDocument } from './fixed-stay-price.generated';

export interface FixedStayPriceProps extends Pick<StayChoice, 'search'> {
  readonly stay: Stay;
}

/** ` · $3,412 in total`, once it is known; nothing if the stay is unavailable for another reason. */
export function FixedStayPrice({ search, stay }: FixedStayPriceProps) {
  const { data } = useQuery(FixedStayPriceDocument, {
    variables: { id: search.listingId ?? '', stay: stayInput({ ...search, stay }) },
  });
  const availability = data?.listing?.availability;
  if (availability?.__typename !== 'Available') return null;
  return ` · ${formatWholeMoney(availability.rate.total.fiat)} in total`;
}
