import { Box, Flex, Text } from '@chakra-ui/react';
import { formatMoment } from '#domain/moment.ts';
import { formatMoney } from '#domain/money/money-format.ts';
import { SnowflakeIcon } from '#client/components/icons/icons.tsx';
import { useFrozenPrice } from './use-frozen-price';

/** RT-14, AD-11: the frozen price in use, and its deadline. */
export function FrozenPriceNote() {
  const { price } = useFrozenPrice();
  if (!price) return null;
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
        <Text mt="1" color="fg.muted">{`Book by ${formatMoment(price.expiresAt)}.`}</Text>
      </Box>
    </Flex>
  );
}
