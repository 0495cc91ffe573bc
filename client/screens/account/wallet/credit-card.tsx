import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Badge, Box, chakra, Flex, Heading, Link as ChakraLink, List, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import type { Money } from '#domain/money/money.ts';
import { formatMoney } from '#domain/money/money-format.ts';
import { accountName, CREDIT_HOLDS, CREDIT_KINDS, CREDIT_RULES } from '#domain/payment/wallet-labels.ts';
import { tripPath } from '#domain/routes.ts';
import { formatStay } from '#domain/stay/stay-dates.ts';
import { linkWithSource } from '#client/app/entry/user-source.ts';
import type { WalletCreditState } from '#client/generated/graph.ts';
import { CreditCard_CreditFragmentDoc, type CreditCard_CreditFragment } from './credit-card.generated';
import { ExpiryLine } from './expiry-line';

export interface CreditCardProps {
  readonly credit: FragmentType<CreditCard_CreditFragment>;
  /** The stays that the credit has paid in part. */
  readonly trips: readonly CreditedTrip[];
}

interface CreditedTrip {
  readonly id: string;
  readonly fromDate: string;
  readonly untilDate: string;
  readonly listing: { readonly name: string };
}

/** A travel credit: its kind and account, what is left of it, its last day, and where it was used. */
export function CreditCard({ credit, trips }: CreditCardProps) {
  const {
    data: { id, name, kind, state, usableAmount, remainingAmount, grantedAmount, hold, expiresOn, account },
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
        <Flex justify="space-between" align="flex-start" gap="4" wrap="wrap">
          <Box flex="1 1 8rem" minW="0">
            <Heading as="h3" id={`credit-${id}`} size="md">
              {name}
            </Heading>
            {account && (
              <Text textStyle="sm" color="fg.muted">
                {accountName(account)}
              </Text>
            )}
          </Box>
          <Badge
            colorPalette={isOver ? 'gray' : hold ? 'orange' : 'pine'}
            borderRadius="full"
            px="3"
            flexShrink="0"
          >
            {badgeText(state, hold !== null, CREDIT_KINDS[kind])}
          </Badge>
        </Flex>
        <Box mt="auto">
          <Text fontVariantNumeric="tabular-nums" color={isOver ? 'fg.muted' : undefined}>
            <chakra.span textStyle="3xl" fontWeight="bold">
              {formatMoney(left)}
            </chakra.span>
            {grantedAmount && <span> left of {formatMoney(grantedAmount)}</span>}
          </Text>
          {grantedAmount && !isOver && (
            <LeftBar remaining={left} granted={grantedAmount} isHeld={hold !== null} />
          )}
        </Box>
        {hold && <Text color="fg.warning">{CREDIT_HOLDS[hold]}</Text>}
        {!hold && !isOver && CREDIT_RULES[kind] && <Text textStyle="sm">{CREDIT_RULES[kind]}</Text>}
        <ExpiryLine expiresOn={expiresOn} />
        {trips.length > 0 && <UsedFor trips={trips} />}
      </Stack>
    </chakra.article>
  );
}

function badgeText(state: WalletCreditState, isHeld: boolean, kind: string): string {
  if (state === 'REDEEMED') return 'Used';
  if (state === 'EXPIRED') return 'Expired';
  return isHeld ? `${kind} · On hold` : kind;
}

const UsedFor = ({ trips }: Pick<CreditCardProps, 'trips'>) => (
  <Box textStyle="sm">
    <Text color="fg.muted">Used for</Text>
    <List.Root variant="plain">
      {trips.map(({ id, fromDate, untilDate, listing }) => (
        <List.Item key={id}>
          <ChakraLink asChild variant="underline" minH="6">
            <Link to={linkWithSource(tripPath(id))}>
              {`${listing.name}, ${formatStay({ from: fromDate, until: untilDate })}`}
            </Link>
          </ChakraLink>
        </List.Item>
      ))}
    </List.Root>
  </Box>
);

/** The amounts above it, as a picture. */
function LeftBar({
  remaining,
  granted,
  isHeld,
}: {
  readonly remaining: Money;
  readonly granted: Money;
  readonly isHeld: boolean;
}) {
  if (granted.minorUnits <= 0 || granted.currencyCode !== remaining.currencyCode) return null;
  const share = Math.min(1, Math.max(0, remaining.minorUnits / granted.minorUnits));
  return (
    <Box h="2" mt="2" borderRadius="full" bg="bg.muted" overflow="hidden" aria-hidden="true">
      <Box h="full" borderRadius="full" bg={isHeld ? 'orange.solid' : 'pine.solid'} w={`${share * 100}%`} />
    </Box>
  );
}
