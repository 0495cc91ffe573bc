import { chakra, Flex, Text } from '@chakra-ui/react';
import { formatMoney } from '#domain/money/money-format.ts';
import { formatMoment } from '#domain/moment.ts';
import { priceMove } from '#domain/price-freeze/frozen-price.ts';
import type { FrozenPriceCard_FrozenPriceFragment } from './frozen-prices.generated';

export interface FrozenPriceAmountsProps {
  readonly price: FrozenPriceCard_FrozenPriceFragment;
  readonly isOpen: boolean;
  readonly hasExpired: boolean;
}

/** The frozen price next to the current price, and the amount left to pay. */
export function FrozenPriceAmounts({ price, isOpen, hasExpired }: FrozenPriceAmountsProps) {
  const { total, deposit, today } = price;
  const note = isOpen ? todayNote(price) : null;
  return (
    <>
      <chakra.dl
        display={{ base: 'grid', md: 'flex' }}
        gridTemplateColumns="repeat(auto-fit, minmax(8rem, 1fr))"
        flexWrap="wrap"
        columnGap={{ base: '4', md: '8' }}
        rowGap="3"
      >
        {total && <Amount term="Frozen price" text={formatMoney(total)} isStrong />}
        {isOpen && today?.total && <Amount term="Price today" text={formatMoney(today.total)} />}
        {deposit && <Amount term="Deposit paid" text={formatMoney(deposit)} />}
        {isOpen && today?.due && <Amount term="Left to pay" text={formatMoney(today.due)} isStrong />}
      </chakra.dl>
      {note && (
        <Text textStyle="sm" color={note.isGood ? 'fg.success' : 'fg.muted'}>
          {note.text}
        </Text>
      )}
      {hasExpired && (
        <Text textStyle="sm" color="fg.muted">
          {`It ended on ${formatMoment(price.expiresAt)}, and the deposit was kept.`}
        </Text>
      )}
      {price.state === 'REFUNDED' && (
        <Text textStyle="sm" color="fg.muted">{`Your deposit went back to ${price.paidWith}.`}</Text>
      )}
    </>
  );
}

function todayNote({
  total,
  today,
  kind,
}: FrozenPriceCard_FrozenPriceFragment): { text: string; isGood: boolean } | null {
  if (!total || !today) return null;
  if (today.availability === 'UNAVAILABLE') {
    return { text: 'These nights are no longer available.', isGood: false };
  }
  if (!today.total || !today.discount) {
    return { text: 'Today’s price is not available right now.', isGood: false };
  }
  switch (priceMove(total, today.total)) {
    case 'RISEN':
      return { text: `The price has gone up. You save ${formatMoney(today.discount)}.`, isGood: true };
    case 'FALLEN':
      return { text: 'The price has gone down. You pay today’s lower price.', isGood: true };
    case 'SAME':
      return {
        text: kind === 'HOLD_THE_ROOM' ? 'Your nights are held for you.' : 'The price has not changed.',
        isGood: false,
      };
  }
}

interface AmountProps {
  readonly term: string;
  readonly text: string;
  readonly isStrong?: boolean;
}

const Amount = ({ term, text, isStrong = false }: AmountProps) => (
  <Flex direction="column">
    <chakra.dt textStyle="sm" color="fg.muted">
      {term}
    </chakra.dt>
    <chakra.dd fontVariantNumeric="tabular-nums" fontWeight={isStrong ? 'bold' : undefined}>
      {text}
    </chakra.dd>
  </Flex>
);
