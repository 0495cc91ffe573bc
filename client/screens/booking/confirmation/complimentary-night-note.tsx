import { Text } from '@chakra-ui/react';
import { absoluteMoney } from '#domain/money/money.ts';
import { formatMoney } from '#domain/money/money-format.ts';
import { COMPLIMENTARY_NIGHT_TITLE } from '#domain/portal/complimentary-night.ts';
import type { Receipt } from './use-receipt';

/** AD-16: the discount of the complimentary night; renders nothing for other stays. */
export function ComplimentaryNightNote({ priceGroups }: Pick<Receipt, 'priceGroups'>) {
  const night = priceGroups
    ?.filter(({ kind }) => kind === 'DISCOUNTS')
    .flatMap(({ lines }) => lines)
    .find(({ label }) => label === COMPLIMENTARY_NIGHT_TITLE);
  if (!night) return null;
  return (
    <Text color="fg.success">
      {`${COMPLIMENTARY_NIGHT_TITLE}: ${formatMoney(absoluteMoney(night.amount))} of rent was taken off your stay.`}
    </Text>
  );
}
