import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Badge, Box, Flex, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { formatMoney } from '#domain/money/money-format.ts';
import { CANCEL_FOR_ANY_REASON } from '#domain/protection/cancel-for-any-reason.ts';
import {
  coverageTitle,
  type ProtectionStatus,
  protectionStatus,
} from '#domain/protection/protection-texts.ts';
import { ROUTES } from '#domain/routes.ts';
import { linkWithSource } from '../../app/entry/user-source';
import { ShieldIcon } from '../../components/icons/icons';
import { SectionCard } from '../../components/section-card/section-card';
import {
  type TripProtection_TripFragment,
  TripProtection_TripFragmentDoc,
} from './trip-protection.generated';

export interface TripProtectionProps {
  readonly trip: FragmentType<TripProtection_TripFragment>;
}

const COLORS: Readonly<Record<ProtectionStatus['badge'], string>> = {
  Active: 'green',
  'Being used': 'orange',
  Used: 'green',
  'Not used': 'gray',
  Expired: 'gray',
};

const premiumText = (premium: string, paidWith: string | null): string =>
  paidWith === null
    ? `The premium of ${premium} is not refunded.`
    : `The premium of ${premium} was charged to ${paidWith}, and is not refunded.`;

/** AD-18, AD-20: the protection of the stay, and its status. */
export function TripProtection({ trip }: TripProtectionProps) {
  const { data } = useSuspenseFragment({ fragment: TripProtection_TripFragmentDoc, from: trip });
  const { protection } = data;
  if (!protection) return null;
  const { coverage, coveragePercentage, coverageAmount, premium, paidWith } = protection;
  const { badge, text } = protectionStatus(protection);
  return (
    <SectionCard title={CANCEL_FOR_ANY_REASON} action={<Badge colorPalette={COLORS[badge]}>{badge}</Badge>}>
      <Flex gap="4">
        <Box fontSize="2xl" color="fg.brand" pt="0.5">
          <ShieldIcon />
        </Box>
        <Stack gap="2">
          <Text fontWeight="medium">
            {`${coverageTitle(coverage, coveragePercentage)}${coverageAmount ? `: ${formatMoney(coverageAmount)}` : ''}`}
          </Text>
          <Text>{text}</Text>
          <Text textStyle="sm" color="fg.muted">
            {premium && <span>{premiumText(formatMoney(premium), paidWith)} </span>}
            <ChakraLink asChild variant="underline">
              <Link to={linkWithSource(ROUTES.cancelForAnyReasonTerms)}>Read the terms</Link>
            </ChakraLink>
          </Text>
        </Stack>
      </Flex>
    </SectionCard>
  );
}
