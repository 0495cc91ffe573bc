import { Box, Flex, Heading, Separator, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { CLEANING_FEE_TOOLTIP, FEE_LABELS } from '#domain/listing/listing-price.ts';
import { absoluteMoney, type Money } from '#domain/money/money.ts';
import { formatMoney } from '#domain/money/money-format.ts';
import { frozenPriceLines } from '#domain/payment/payment-plan.ts';
import { FETCHING_LATEST_PRICE } from '#domain/booking/overlays.ts';
import { InfoTip } from '#client/components/info-tip/info-tip.tsx';
import { usePayment, useQuote } from '../flow/checkout-context';
import { useIsFetchingPrice } from '../flow/selectors';
import { type BreakdownLine, paymentLines } from '../flow/quote/breakdown-lines';
import { PaymentLineRow } from './payment-line';
import { PriceHold } from './price-hold';
import { useShownPrice } from './use-shown-price';

/** PR-06, PR-10: the price of the trip, line by line, and how it is paid. */
export function CheckoutBreakdown() {
  const titleId = useId();
  return (
    <Box as="section" aria-labelledby={titleId} aria-busy={useIsFetchingPrice()}>
      <BreakdownContent titleId={titleId} />
    </Box>
  );
}

/** The same, for a dialog with this title. */
export function BreakdownContent({ titleId }: { readonly titleId: string }) {
  const quote = useQuote();
  const { plan } = usePayment();
  const price = useShownPrice();
  const isFetching = useIsFetchingPrice();
  return (
    <>
      <Heading as="h3" id={titleId} size="md" mb="3">
        Checkout Breakdown
      </Heading>
      {isFetching || !price ? (
        <Fetching isFetching={isFetching} />
      ) : (
        <Stack gap="2.5" textStyle="sm">
          {price.lines.map((line, index) => (
            <PriceLine key={`${line.label}-${index}`} {...line} />
          ))}
          <Separator my="1" />
          <Flex justify="space-between" textStyle={plan ? 'md' : 'lg'} fontWeight="bold">
            <Text>Total</Text>
            <Amount amount={price.total} />
          </Flex>
          {(plan ? paymentLines(plan) : frozenPriceLines(price.total, price.cover)).map((line) => (
            <PaymentLineRow key={line.label} {...line} />
          ))}
          {quote && <PriceHold />}
          {!quote && (
            <Text color="fg.muted">The price is confirmed once you have added your contact information.</Text>
          )}
        </Stack>
      )}
    </>
  );
}

const Fetching = ({ isFetching }: { isFetching: boolean }) => (
  <Stack gap="3">
    <Text color="fg.muted" role={isFetching ? 'status' : undefined}>
      {isFetching
        ? FETCHING_LATEST_PRICE
        : 'The price is confirmed once you have added your contact information.'}
    </Text>
    {isFetching && (
      <Stack gap="3" aria-hidden="true">
        <Skeleton h="4" />
        <Skeleton h="4" w="80%" />
        <Skeleton h="6" />
      </Stack>
    )}
  </Stack>
);

function PriceLine({ label, amount, description }: BreakdownLine) {
  const isTakenOff = amount.minorUnits < 0;
  const tip = label === FEE_LABELS.CLEANING_FEE ? CLEANING_FEE_TOOLTIP : description;
  return (
    <Flex justify="space-between" align="baseline" gap="4" color={isTakenOff ? 'fg.success' : 'fg.muted'}>
      <Flex align="center" gap="1">
        {label}
        {tip && <InfoTip label={`About ${label}`}>{tip}</InfoTip>}
      </Flex>
      <Text whiteSpace="nowrap">
        {isTakenOff && <span>−</span>}
        <Amount amount={absoluteMoney(amount)} />
      </Text>
    </Flex>
  );
}

const Amount = ({ amount }: { amount: Money }) => (
  <Text as="span" fontVariantNumeric="tabular-nums">
    {formatMoney(amount)}
  </Text>
);
