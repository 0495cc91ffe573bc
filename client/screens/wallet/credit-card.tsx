import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Badge, Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { Money } from '../../../domain/money/money';
import { formatMoney } from '../../../domain/money/money-format';
import { CREDIT_HOLDS, CREDIT_KINDS } from '../../../domain/payment/wallet-words';
import { CreditCard_CreditFragmentDoc, type CreditCard_CreditFragment } from './credit-card.generated';
import { ExpiryLine } from './expiry-line';

/** A travel credit: its kind, what is left of how much, and until when. */
export function CreditCard({ credit }: { readonly credit: FragmentType<CreditCard_CreditFragment> }) {
  const {
    data: { id, name, kind, state, usableAmount, remainingAmount, grantedAmount, hold, expiresOn },
  } = useSuspenseFragment({ fragment: CreditCard_CreditFragmentDoc, from: credit });
  const isOver = state === 'EXPIRED' || state === 'REDEEMED';
  const left = hold && remainingAmount ? remainingAmount : usableAmount;
  return (
    <chakra.article
      aria-labelledby={`credit-${id}`}
      h="full"
      bg={isOver ? 'bg.subtle' : 'bg.panel'}
      borderWidth="1px"
      borderRadius="card"
      boxShadow={isOver ? undefined : 'card'}
      p={{ base: '5', lg: '6' }}
    >
      <Stack gap="4" h="full">
        <Flex justify="space-between" align="flex-start" gap="4">
          <Heading as="h3" id={`credit-${id}`} size="md">
            {name}
          </Heading>
          <Badge colorPalette={isOver ? 'gray' : 'pine'} borderRadius="full" px="3" flexShrink="0">
            {state === 'REDEEMED' ? 'Used' : state === 'EXPIRED' ? 'Expired' : CREDIT_KINDS[kind]}
          </Badge>
        </Flex>
        <Box mt="auto">
          <Text fontVariantNumeric="tabular-nums" color={isOver ? 'fg.muted' : undefined}>
            <chakra.span textStyle="3xl" fontWeight="bold">
              {formatMoney(left)}
            </chakra.span>
            {grantedAmount && ` left of ${formatMoney(grantedAmount)}`}
          </Text>
          {grantedAmount && !isOver && <LeftBar left={left} of={grantedAmount} />}
        </Box>
        {hold && <Text color="fg.warning">{CREDIT_HOLDS[hold]}</Text>}
        <ExpiryLine expiresOn={expiresOn} />
      </Stack>
    </chakra.article>
  );
}

/** The same as the amounts above it, as a picture. */
function LeftBar({ left, of }: { readonly left: Money; readonly of: Money }) {
  if (of.minorUnits <= 0 || of.currencyCode !== left.currencyCode) return null;
  const share = Math.min(1, Math.max(0, left.minorUnits / of.minorUnits));
  return (
    <Box h="2" mt="2" borderRadius="full" bg="bg.muted" overflow="hidden" aria-hidden="true">
      <Box h="full" borderRadius="full" bg="pine.solid" w={`${share * 100}%`} />
    </Box>
  );
}
