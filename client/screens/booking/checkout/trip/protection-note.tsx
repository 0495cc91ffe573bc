import { Box, Flex, Link as ChakraLink, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { CANCEL_FOR_ANY_REASON } from '#domain/protection/cancel-for-any-reason.ts';
import { coverageText, coverageTitle } from '#domain/protection/protection-texts.ts';
import { customizePath } from '#domain/search/back-to-results.ts';
import { ShieldIcon } from '#client/components/icons/icons.tsx';
import { useQuote, useTrip } from '../flow/checkout-context';

/** LS-28: the decision on cancel for any reason, with a link to change it. */
export function ProtectionNote() {
  const quote = useQuote();
  const { variants, protection, search } = useTrip();
  const bought = quote ? quote.protection : protection;
  if (variants.length === 0 && !bought) return null;
  return (
    <Flex
      as="section"
      aria-label={CANCEL_FOR_ANY_REASON}
      gap="3"
      p="4"
      borderWidth="1px"
      borderRadius="l2"
      textStyle="sm"
    >
      <Box pt="0.5" fontSize="lg" color={bought ? 'fg.success' : 'fg.muted'}>
        <ShieldIcon />
      </Box>
      <Box flex="1">
        <Flex justify="space-between" gap="3">
          <Text fontWeight="semibold">{CANCEL_FOR_ANY_REASON}</Text>
          {variants.length > 0 && (
            <ChakraLink asChild variant="underline" fontWeight="semibold">
              <Link to={customizePath(search)} aria-label={`Change: ${CANCEL_FOR_ANY_REASON}`}>
                Change
              </Link>
            </ChakraLink>
          )}
        </Flex>
        <Text mt="1" color="fg.muted">
          {bought
            ? `${coverageTitle(bought.coverage, bought.coveragePercentage)}: ${coverageText(bought.coverageAmount)}`
            : 'You declined it. The terms of the home apply.'}
        </Text>
      </Box>
    </Flex>
  );
}
