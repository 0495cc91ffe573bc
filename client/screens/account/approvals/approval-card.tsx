import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Badge, Box, chakra, Flex, Heading, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { decisionText } from '#domain/booking/approval.ts';
import { CORPORATE_ANSWERS } from '#domain/booking/corporate-answers.ts';
import { addressLine } from '#domain/listing/location.ts';
import { formatMoney, formatWholeMoney } from '#domain/money/money-format.ts';
import { formatDeadline } from '#domain/moment.ts';
import { starsText } from '#domain/portal/travel-policy.ts';
import { listingPath } from '#domain/search/back-to-results.ts';
import { defaultGuests } from '#domain/stay/guests.ts';
import { formatNights, formatStayWithYear, nightCount } from '#domain/stay/stay-dates.ts';
import { linkWithSource } from '#client/app/entry/user-source.ts';
import { FactList, type FactListProps } from '#client/components/fact-list.tsx';
import { PANEL } from '#client/components/section-card/section-card.tsx';
import {
  ApprovalCard_RequestFragmentDoc,
  type ApprovalCard_RequestFragment,
} from './approval-card.generated';
import { DecisionButtons } from './decision-buttons';

export interface ApprovalCardProps {
  readonly request: FragmentType<typeof ApprovalCard_RequestFragmentDoc>;
}

/** A booking that needs an approval: who, where, when, what it costs, why, and the decision. */
export function ApprovalCard({ request }: ApprovalCardProps) {
  const { data, complete } = useFragment({
    fragment: ApprovalCard_RequestFragmentDoc,
    fragmentName: 'ApprovalCard_request',
    from: request,
  });
  return complete ? <Card request={data} /> : null;
}

const PALETTES = { WAITING: 'orange', APPROVED: 'green', DECLINED: 'red' } as const;

function Card({ request }: { readonly request: ApprovalCard_RequestFragment }) {
  const { id, approval, listing, travelerName } = request;
  const stay = { from: request.fromDate, until: request.untilDate };
  const headingId = `approval-${id}`;
  const palette = PALETTES[approval.state as keyof typeof PALETTES] ?? 'gray';
  const search = { listingId: listing.id, stay, guests: defaultGuests(), isTravelApp: false };
  return (
    <chakra.article aria-labelledby={headingId} {...PANEL}>
      <Stack gap="5">
        <Flex justify="space-between" gap="4" wrap="wrap">
          <Box flex="1 1 16rem" minW="0">
            <Badge colorPalette={palette} size="md" borderRadius="full" px="3" mb="2">
              {decisionText(approval)}
            </Badge>
            <Heading as="h3" id={headingId} size="xl" overflowWrap="anywhere">
              {`${travelerName}: ${listing.name}`}
            </Heading>
            <Text color="fg.muted">{addressLine(listing.address)}</Text>
            <Text fontWeight="medium">{`${formatStayWithYear(stay)} · ${formatNights(nightCount(stay))}`}</Text>
          </Box>
          <Box textAlign={{ base: 'start', sm: 'end' }}>
            <Text textStyle="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {request.total ? formatMoney(request.total) : 'Price not known'}
            </Text>
            {request.pricePerNight && (
              <Text color="fg.muted">{`${formatMoney(request.pricePerNight)} a night`}</Text>
            )}
          </Box>
        </Flex>
        <PolicyLine request={request} />
        <FactList facts={factsOf(request)} />
        <Flex gap="4" wrap="wrap" align="center" justify="space-between">
          <DecisionButtons approval={approval} name={`${travelerName}, ${listing.name}`} />
          <ChakraLink asChild color="fg.brand" minH="6">
            <Link to={linkWithSource(listingPath(search))} aria-label={`See the home: ${listing.name}`}>
              See the home
            </Link>
          </ChakraLink>
        </Flex>
      </Stack>
    </chakra.article>
  );
}

/** The limits that the stay exceeds, with its own values. */
function PolicyLine({ request }: { readonly request: ApprovalCard_RequestFragment }) {
  const { outOfPolicyReasons, pricePerNight, maxPricePerNight, allowedStarRatings, listing } = request;
  const lines = [
    outOfPolicyReasons.includes('PRICE_PER_NIGHT') &&
      pricePerNight &&
      maxPricePerNight &&
      `${formatMoney(pricePerNight)} a night; the policy allows up to ${formatWholeMoney(maxPricePerNight)}.`,
    outOfPolicyReasons.includes('STAR_RATING') &&
      allowedStarRatings &&
      `${starsText([Math.floor(listing.starRating)])}; the policy allows ${starsText(allowedStarRatings)}.`,
  ].filter((line) => typeof line === 'string');
  return (
    <Box borderStartWidth="4px" borderColor="border.warning" ps="3">
      <Text fontWeight="semibold">Out of policy</Text>
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </Box>
  );
}

const ORDER = ['approvalRequestReason', 'outOfPolicyReason', 'tripPurpose'] as const;

const factsOf = ({
  approval,
  travelerName,
  mainGuestName,
  corporate,
}: ApprovalCard_RequestFragment): FactListProps['facts'] => [
  { label: 'Guest', text: mainGuestName !== travelerName && mainGuestName },
  ...ORDER.map((name) => ({
    label: name === 'approvalRequestReason' ? 'Message to you' : CORPORATE_ANSWERS[name],
    text: corporate?.[name],
  })),
  { label: 'Decide by', text: approval.state === 'WAITING' && formatDeadline(approval.expiresAt) },
  { label: 'Reason for declining', text: approval.declineReason },
];
