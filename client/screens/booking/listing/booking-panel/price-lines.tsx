import { useFragment } from '@apollo/client/react';
import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import {
  CLEANING_FEE_TOOLTIP,
  FEE_LABELS,
  rentBeforeDiscounts,
  seemsToMissTotal,
} from '#domain/listing/listing-price.ts';
import { type Money, negateMoney, sumMoney } from '#domain/money/money.ts';
import { formatWholeMoney } from '#domain/money/money-format.ts';
import { formatNights } from '#domain/stay/stay-dates.ts';
import { usePortal } from '#client/app/session/session-context.ts';
import { TOUCH_TARGET } from '#client/components/media/touch-target.ts';
import { ChevronDownIcon } from '#client/components/icons/icons.tsx';
import { InfoTip } from '#client/components/info-tip/info-tip.tsx';
import type { DiscountFunding } from '#client/generated/graph.ts';
import type { ListingStay } from './listing-stay';
import { PriceLines_ListingFragmentDoc } from './price-lines.generated';

/** The lines of the price. Two or more fees and taxes share one line that expands. */
export function PriceLines({ listing, stay }: Pick<ListingStay, 'listing' | 'stay'>) {
  const brand = usePortal()?.brandName ?? 'the portal';
  const [isUnfolded, setIsUnfolded] = useState(false);
  const detailsId = useId();
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
  const chargeAmounts = charges.map(({ amount }) => amount);
  const chargesTotal = sumMoney(chargeAmounts, rent.currencyCode);
  const canFold = charges.length > 1;
  const showsCharges = !canFold || isUnfolded;
  const shown = [rent, ...discounts.map(negateMoney), ...(showsCharges ? chargeAmounts : [chargesTotal])];
  return (
    <Stack gap="2" textStyle="sm">
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
      {canFold && (
        <Fold
          label={foldLabel(rate)}
          amount={chargesTotal}
          controls={detailsId}
          isUnfolded={isUnfolded}
          onPress={() => setIsUnfolded(!isUnfolded)}
        />
      )}
      <Stack id={detailsId} gap="2" ps={canFold ? '3' : '0'} hidden={!showsCharges}>
        {showsCharges &&
          charges.map(({ label, amount, description }, index) => (
            <PriceLine
              key={`${label}-${index}`}
              label={label}
              amount={amount}
              tip={label === FEE_LABELS.CLEANING_FEE ? CLEANING_FEE_TOOLTIP : description}
            />
          ))}
        <Text color="fg.muted">
          {`${rate.displaysTaxesAndFeesIncluded ? 'Taxes and fees included. ' : ''}${rate.paymentPolicy.text}`}
        </Text>
      </Stack>
      {seemsToMissTotal(shown, rate.total.fiat) && (
        <Text textStyle="xs" color="fg.muted">
          Each amount is rounded to the nearest whole number.
        </Text>
      )}
    </Stack>
  );
}

const foldLabel = ({
  fees,
  taxes,
}: {
  readonly fees: readonly object[];
  readonly taxes: readonly object[];
}) => (taxes.length === 0 ? 'Fees' : fees.length === 0 ? 'Taxes' : 'Fees and taxes');

/** PR-02: who pays for a discount; empty when that is unknown. */
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

interface FoldProps {
  readonly label: string;
  readonly amount: Money;
  /** The id of the element that it shows and hides. */
  readonly controls: string;
  readonly isUnfolded: boolean;
  readonly onPress: () => void;
}

const Fold = ({ label, amount, controls, isUnfolded, onPress }: FoldProps) => (
  <chakra.button
    type="button"
    display="flex"
    alignItems="center"
    justifyContent="space-between"
    gap="4"
    minH="6"
    {...TOUCH_TARGET}
    textAlign="start"
    cursor="pointer"
    color="fg.muted"
    borderRadius="l1"
    focusVisibleRing="outside"
    _hover={{ color: 'fg' }}
    aria-expanded={isUnfolded}
    aria-controls={controls}
    onClick={onPress}
  >
    <Flex as="span" align="center" gap="1.5">
      <Box as="span" textDecoration="underline" textUnderlineOffset="3px">
        {label}
      </Box>
      <Box as="span" display="inline-flex" transform={isUnfolded ? 'rotate(180deg)' : undefined}>
        <ChevronDownIcon />
      </Box>
    </Flex>{' '}
    <Text as="span" color="fg" fontVariantNumeric="tabular-nums">
      {formatWholeMoney(amount)}
    </Text>
  </chakra.button>
);

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
      {`${isTakenOff ? '−' : ''}${formatWholeMoney(amount)}`}
    </Text>
  </Flex>
);
