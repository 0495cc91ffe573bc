import { useFragment } from '@apollo/client/react';
import { Box, Flex, Separator, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import {
  CLEANING_FEE_TOOLTIP,
  FEE_LABELS,
  rentBeforeDiscounts,
  seemsToMissTotal,
} from '../../../../domain/listing-price';
import { type Money, negateMoney } from '../../../../domain/money';
import { formatWholeMoney } from '../../../../domain/money-format';
import { formatNights } from '../../../../domain/stay-dates';
import { usePortal } from '../../../app/session/session-context';
import { InfoTip } from '../../../components/info-tip/info-tip';
import type { DiscountFunding } from '../../../generated/graph';
import type { Booking } from './booking';
import { PriceLines_ListingFragmentDoc } from './price-lines.generated';

export interface PriceLinesProps extends Pick<Booking, 'listing' | 'stay'> {
  /** Under the total: the same in another unit. */
  readonly children: ReactNode;
}

/** What the price is made of, line by line, down to the total. */
export function PriceLines({ listing, stay, children }: PriceLinesProps) {
  const brand = usePortal()?.brandName ?? 'the portal';
  const { data, complete } = useFragment({
    fragment: PriceLines_ListingFragmentDoc,
    from: listing,
    variables: { stay },
  });
  if (!complete || data.availability.__typename !== 'Available') return null;
  const { rate } = data.availability;
  const discounts = rate.discounts.map(({ amount }) => amount);
  const rent = rentBeforeDiscounts(rate.rentTotal.fiat, discounts);
  const charges = [...rate.fees, ...rate.taxes];
  const lines = [rent, ...discounts.map(negateMoney), ...charges.map(({ amount }) => amount)];
  return (
    <Stack gap="2.5" textStyle="sm">
      <PriceLine label={formatNights(rate.nights)} amount={rent} />
      {rate.discounts.map(({ label, funding, amount }, index) => (
        <PriceLine
          key={`discount-${index}`}
          label={label}
          note={funderText(funding, brand)}
          amount={amount}
          isTakenOff
        />
      ))}
      {charges.map(({ label, amount, description }, index) => (
        <PriceLine
          key={`${label}-${index}`}
          label={label}
          amount={amount}
          tip={label === FEE_LABELS.CLEANING_FEE ? CLEANING_FEE_TOOLTIP : description}
        />
      ))}
      <Separator />
      <Flex justify="space-between" textStyle="md" fontWeight="bold">
        <Text>Total</Text>
        <Text fontVariantNumeric="tabular-nums">{formatWholeMoney(rate.total.fiat)}</Text>
      </Flex>
      {children}
      <Text color="fg.muted">
        {rate.displaysTaxesAndFeesIncluded && 'Taxes and fees included. '}
        {rate.paymentPolicy.text}
        {seemsToMissTotal(lines, rate.total.fiat) && ' Each amount is rounded to the nearest whole number.'}
      </Text>
    </Stack>
  );
}

/** PR-02: who pays for a discount; nothing where nobody says. */
function funderText(funding: DiscountFunding, brand: string): string | undefined {
  switch (funding) {
    case 'HOST_FUNDED':
      return 'from your host';
    case 'PLATFORM_FUNDED':
      return `from ${brand}`;
    case 'JOINT_FUNDED':
      return `from your host and ${brand}`;
    case 'UNKNOWN':
      return undefined;
  }
}

interface PriceLineProps {
  readonly label: string;
  readonly amount: Money;
  readonly isTakenOff?: boolean;
  readonly note?: string | undefined;
  readonly tip?: string | null;
}

const PriceLine = ({ label, amount, isTakenOff = false, note, tip = null }: PriceLineProps) => (
  <Flex justify="space-between" align="baseline" gap="4" color={isTakenOff ? 'fg.success' : 'fg.muted'}>
    <Box>
      <Flex align="center" gap="1">
        {label}
        {tip !== null && <InfoTip label={`About ${label}`}>{tip}</InfoTip>}
      </Flex>
      {note !== undefined && (
        <Text textStyle="xs" color="fg.muted">
          {note}
        </Text>
      )}
    </Box>
    <Text color={isTakenOff ? 'fg.success' : 'fg'} fontVariantNumeric="tabular-nums">
      {isTakenOff && '−'}
      {formatWholeMoney(amount)}
    </Text>
  </Flex>
);
