import { Box, Flex, Link as ChakraLink, RadioCard, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { termsLines } from '#domain/booking/refund-clock.ts';
import { formatMoney } from '#domain/money/money-format.ts';
import { CANCEL_FOR_ANY_REASON } from '#domain/protection/cancel-for-any-reason.ts';
import { coverageText, coverageTitle } from '#domain/protection/protection-texts.ts';
import { ROUTES } from '#domain/routes.ts';
import { linkWithSource } from '#client/app/entry/user-source.ts';
import { usePortal } from '#client/app/session/session-context.ts';
import { ShieldIcon } from '#client/components/icons/icons.tsx';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import { useNow } from '#client/components/visit/use-now.ts';
import type { Decision } from '#client/features/customize/stored-decision.ts';
import type { RateOfStay, Variant } from './customize-facts';

const DECLINED = 'declined';

export interface ProtectionOptionProps {
  readonly rate: RateOfStay;
  readonly variants: readonly Variant[];
  readonly decision: Decision | null;
  readonly onDecide: (decision: Decision) => void;
}

/** AD-04, AD-26, TM-05: the variants of cancel for any reason, and the option to decline it. */
export function ProtectionOption({ rate, variants, decision, onDecide }: ProtectionOptionProps) {
  const homeTerms = termsLines(rate.cancellationPolicy, useNow());
  const socialProof = usePortal()?.socialProof;
  const value = decision === null ? null : decision.kind === 'DECLINED' ? DECLINED : decision.quoteId;
  return (
    <SectionCard
      title={
        <Flex align="center" gap="3">
          <Box color="fg.brand" fontSize="2xl">
            <ShieldIcon />
          </Box>
          {CANCEL_FOR_ANY_REASON}
        </Flex>
      }
    >
      <Stack gap="5">
        <Text color="fg.muted">
          Plans change. Cancel your whole stay any time before check-in and get money back, whatever the
          reason and whatever the terms of the home.
        </Text>
        {socialProof && <Text fontWeight="medium">{socialProof}</Text>}
        <RadioCard.Root
          value={value}
          colorPalette="pine"
          aria-label={CANCEL_FOR_ANY_REASON}
          onValueChange={({ value: chosen }) => {
            if (chosen === null) return;
            onDecide(chosen === DECLINED ? { kind: 'DECLINED' } : { kind: 'BOUGHT', quoteId: chosen });
          }}
        >
          <Stack gap="3">
            {variants.map((variant) => (
              <Choice
                key={variant.quoteId}
                value={variant.quoteId}
                title={`Add: ${coverageTitle(variant.coverage, variant.coveragePercentage)}`}
                text={coverageText(variant.coverageAmount)}
              >
                <Price variant={variant} nights={rate.nights} />
              </Choice>
            ))}
            <Choice
              value={DECLINED}
              title="Decline"
              text={
                homeTerms.length === 0
                  ? 'The terms of the home apply.'
                  : `The terms of the home apply: ${homeTerms.join('. ')}.`
              }
            />
          </Stack>
        </RadioCard.Root>
        <Text textStyle="sm" color="fg.muted">
          The premium is paid with the stay and is not refunded.{' '}
          <ChakraLink asChild variant="underline">
            <Link to={linkWithSource(ROUTES.cancelForAnyReasonTerms)} target="_blank" rel="noreferrer">
              Read the terms
            </Link>
          </ChakraLink>
        </Text>
      </Stack>
    </SectionCard>
  );
}

interface ChoiceProps {
  readonly value: string;
  readonly title: string;
  readonly text: string;
  /** The price. */
  readonly children?: ReactNode;
}

const Choice = ({ value, title, text, children }: ChoiceProps) => (
  <RadioCard.Item value={value} borderRadius="l3">
    <RadioCard.ItemHiddenInput />
    <RadioCard.ItemControl alignItems="start" gap={{ base: '3', md: '4' }} p={{ base: '4', md: '5' }}>
      <RadioCard.ItemIndicator mt="1" />
      <RadioCard.ItemContent>
        <Flex
          justify="space-between"
          gap={{ base: '2', md: '6' }}
          w="full"
          direction={{ base: 'column', md: 'row' }}
        >
          <Box>
            <RadioCard.ItemText textStyle="md" fontWeight="semibold">
              {title}
            </RadioCard.ItemText>
            <RadioCard.ItemDescription textStyle="sm" mt="1">
              {text}
            </RadioCard.ItemDescription>
          </Box>
          {children}
        </Flex>
      </RadioCard.ItemContent>
    </RadioCard.ItemControl>
  </RadioCard.Item>
);

function Price({
  variant: { premiumPrices },
  nights,
}: {
  readonly variant: Variant;
  readonly nights: number;
}) {
  const total = formatMoney(premiumPrices.total.fiat);
  return (
    <Box textAlign={{ md: 'end' }} flexShrink="0" fontVariantNumeric="tabular-nums">
      <Text fontWeight="semibold" textStyle="md">
        {formatMoney(premiumPrices.perNight)}
        <Text as="span" color="fg.muted" fontWeight="normal" textStyle="sm">
          {' '}
          per night
        </Text>
      </Text>
      {nights > 1 && (
        <Text textStyle="sm" color="fg.muted">
          {total} in all
        </Text>
      )}
    </Box>
  );
}
