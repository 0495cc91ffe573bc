import { useSuspenseFragment } from '@apollo/client/react';
import { Box, Heading } from '@chakra-ui/react';
import { termsLines } from '#domain/booking/refund-clock.ts';
import { homeRules } from '#domain/listing/house-rules.ts';
import { DEFAULT_CARD_ON_FILE_POLICY, DEFAULT_PAYMENT_POLICY } from '#domain/listing/listing-price.ts';
import { RuleList } from '#client/components/rule-list/rule-list.tsx';
import { useNow } from '#client/components/visit/use-now.ts';
import { usePayment, useQuote, useTrip } from '../../flow/checkout-context';
import { HouseRules_ListingFragmentDoc } from './house-rules.generated';
import { scheduleLines } from './payment-schedule';

/** LS-24, PR-12, PR-13, FM-09 to FM-12: house rules, cancellation and payment. */
export function HouseRules() {
  const { listing, stay } = useTrip();
  const quote = useQuote();
  const { plan } = usePayment();
  const now = useNow();
  const {
    data: { terms, availability },
  } = useSuspenseFragment({ fragment: HouseRules_ListingFragmentDoc, from: listing, variables: { stay } });
  const rate = availability.__typename === 'Available' ? availability.rate : null;
  const cancellation = quote?.cancellationPolicy ?? rate?.cancellationPolicy;
  const policy = quote?.paymentPolicy ?? rate?.paymentPolicy;
  const payment = [
    policy?.text ?? DEFAULT_PAYMENT_POLICY,
    ...scheduleLines(policy?.schedule ?? [], plan),
    ...(policy?.clauses ?? []),
    DEFAULT_CARD_ON_FILE_POLICY,
  ];
  const rules = [
    ...homeRules(terms),
    {
      label: 'Cancellation',
      text: cancellation && termsLines(cancellation, now).join('\n'),
    },
    { label: 'Payment policy', text: [...new Set(payment)].join('\n') },
  ];
  return (
    <Box as="section" aria-labelledby="house-rules">
      <Heading as="h3" id="house-rules" size="lg" mb="4">
        House rules
      </Heading>
      <RuleList rules={rules} />
    </Box>
  );
}
