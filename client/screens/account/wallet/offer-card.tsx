import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { listed } from '#domain/listed.ts';
import { formatTrimmedMoney } from '#domain/money/money-format.ts';
import { formatDayOfMoment } from '#domain/payment/wallet-labels.ts';
import { ExpiryLine } from './expiry-line';
import { OfferCard_OfferFragmentDoc, type OfferCard_OfferFragment } from './offer-card.generated';
import { OfferConditions } from './offer-conditions';

type Funnel = OfferCard_OfferFragment['funnels'][number];

const PRODUCTS: Readonly<Record<Funnel, string>> = {
  HOMES: 'vacation rentals',
  HOTELS: 'hotels',
  FLIGHTS: 'flights',
  CARS: 'rental cars',
  UNKNOWN: 'other products',
};

/** A travel offer: its discount, the products, the period, and the conditions. */
export function OfferCard({ offer }: { readonly offer: FragmentType<OfferCard_OfferFragment> }) {
  const {
    data: {
      id,
      amount,
      descriptions,
      maxApplicableCredit,
      stage,
      saleEventStartOn,
      expiresOn,
      funnels,
      conditions,
    },
  } = useSuspenseFragment({ fragment: OfferCard_OfferFragmentDoc, from: offer });
  const off = `${formatTrimmedMoney(amount)} off`;
  const [title = off, ...details] = descriptions;
  return (
    <chakra.article
      aria-labelledby={`offer-${id}`}
      h="full"
      bg={stage === 'OPEN' ? 'bg.panel' : 'bg.subtle'}
      borderWidth="1px"
      borderRadius="card"
      boxShadow={stage === 'OPEN' ? 'card' : undefined}
      p={{ base: '5', lg: '6' }}
    >
      <Stack gap="3" h="full">
        <Flex justify="space-between" align="flex-start" gap="4">
          <Heading as="h4" id={`offer-${id}`} size="md">
            {title}
          </Heading>
          <Text textStyle="xl" fontWeight="bold" whiteSpace="nowrap" color="fg.brand">
            {off}
          </Text>
        </Flex>
        {details.map((detail) => (
          <Text key={detail}>{detail}</Text>
        ))}
        <Text textStyle="sm" color="fg.muted">
          {maxApplicableCredit
            ? `For ${productsOf(funnels)}. Up to ${formatTrimmedMoney(maxApplicableCredit)} of travel credits can be used with it.`
            : `For ${productsOf(funnels)}.`}
        </Text>
        {conditions.length > 0 && (
          <OfferConditions conditions={conditions} isForStays={stage !== 'OTHER_PRODUCTS'} />
        )}
        <Stack gap="0" mt="auto">
          {stage === 'COMING' && saleEventStartOn && (
            <Text fontWeight="semibold">{`Starts ${formatDayOfMoment(saleEventStartOn)}`}</Text>
          )}
          <ExpiryLine expiresOn={expiresOn} />
        </Stack>
      </Stack>
    </chakra.article>
  );
}

const productsOf = (funnels: readonly Funnel[]): string =>
  funnels.length === 0 ? 'any trip' : listed([...new Set(funnels.map((funnel) => PRODUCTS[funnel]))]);
