import { useQuery } from '@apollo/client/react';
import { Box, Flex, Text } from '@chakra-ui/react';
import { formatMoment } from '../../../../domain/moment';
import { formatMoney } from '../../../../domain/money/money-format';
import { SnowflakeIcon } from '../../../components/icons/icons';
import { useQuote, useTrip } from '../flow/checkout-context';
import { CheckoutFrozenPriceDocument, type CheckoutFrozenPriceQuery } from './frozen-price-note.generated';

/** RT-14, AD-11: the frozen price that is used. The total before the quote is the price of today, without it. */
export function FrozenPriceNote() {
  const { frozenPriceId } = useTrip().search;
  return frozenPriceId === undefined ? null : <NoteOf id={frozenPriceId} />;
}

type FrozenPrice = NonNullable<CheckoutFrozenPriceQuery['frozenPrice']>;

function NoteOf({ id }: { readonly id: string }) {
  const isQuoted = useQuote() !== null;
  const { data } = useQuery(CheckoutFrozenPriceDocument, { variables: { id } });
  const price = data?.frozenPrice;
  if (!price) return null;
  const taken = takenOff(price);
  return (
    <Flex
      as="section"
      aria-label="Frozen price"
      gap="3"
      p="4"
      borderWidth="1px"
      borderRadius="l2"
      textStyle="sm"
    >
      <Box pt="0.5" fontSize="lg" color="fg.brand">
        <SnowflakeIcon />
      </Box>
      <Box flex="1">
        <Text fontWeight="semibold">
          {price.total ? `Your frozen price is ${formatMoney(price.total)}` : 'You use your frozen price'}
        </Text>
        {!isQuoted && taken !== '' && (
          <Text mt="1" color="fg.muted">
            {`Once the price is confirmed, ${taken} ${taken.includes(' and ') ? 'are' : 'is'} taken off the total.`}
          </Text>
        )}
        <Text mt="1" color="fg.muted">{`Book by ${formatMoment(price.expiresAt)}.`}</Text>
      </Box>
    </Flex>
  );
}

/** The covered rise and the deposit, as far as they are known. */
function takenOff({ deposit, today }: FrozenPrice): string {
  const discount = today?.discount;
  return [
    discount && discount.minorUnits > 0 && `the ${formatMoney(discount)} that you save`,
    deposit && `your deposit of ${formatMoney(deposit)}`,
  ]
    .filter(Boolean)
    .join(' and ');
}
