import { Badge, Box, Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { PROTECTION_STATES, usedText } from '#domain/other-bookings/protection-labels.ts';
import { formatMoment } from '#domain/moment.ts';
import { formatMoney } from '#domain/money/money-format.ts';
import { formatStayDateWithYear } from '#domain/stay/stay-dates.ts';
import { usePortal } from '#client/app/session/session-context.ts';
import { takesFocus } from '#client/components/focus.ts';
import { ShieldIcon } from '#client/components/icons/icons.tsx';
import { LARGE_TEXT, WRAPPED_BUTTON } from '#client/components/media/large-text.ts';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import { linkToModal } from '../../dialogs/link-to-modal';
import { PhoneLink } from '../../parts/phone-link';
import { fareTermsFor, type OtherBooking, type Protection } from '../other-booking-types';
import { RULED_ROW } from '../ruled-row';
import { ClaimCredit, type ClaimCreditProps } from './claim-credit';
import { modalOf } from './protection-modal';

/** The protections of a trip: whether they can be used and until when, with links to use them. */
export const Protections = ({ trip }: { readonly trip: OtherBooking }) => (
  <SectionCard title="Your protections">
    <Stack as="ul" listStyleType="none" gap="0">
      {trip.protections.map((protection) => (
        <chakra.li key={protection.id} {...RULED_ROW}>
          <ProtectionItem
            tripId={trip.id}
            protection={protection}
            fareTerms={fareTermsFor(trip, protection)}
          />
        </chakra.li>
      ))}
    </Stack>
  </SectionCard>
);

interface ItemProps {
  readonly tripId: string;
  readonly protection: Protection;
}

interface ProtectionItemProps extends ItemProps {
  /** The fare's own terms, where they are an alternative. */
  readonly fareTerms: string | null;
}

function ProtectionItem({ tripId, protection, fareTerms }: ProtectionItemProps) {
  const { name, summary, state, reasonText, price, pricePercent, used } = protection;
  const { text, palette } = PROTECTION_STATES[state];
  const isOver = palette === 'gray';
  const [isClaimed, setIsClaimed] = useState(false);
  return (
    <Flex gap="4" align="flex-start" css={{ [LARGE_TEXT]: { flexDirection: 'column', gap: '2' } }}>
      <Box color={isOver ? 'fg.subtle' : 'fg.brand'} fontSize="2xl" mt="0.5">
        <ShieldIcon />
      </Box>
      <Stack gap="3" flex="1" minW="0" align="flex-start">
        <Flex align="center" gap="3" wrap="wrap">
          <Heading as="h3" size="md" overflowWrap="anywhere">
            {name}
          </Heading>
          <Badge colorPalette={palette} borderRadius="full" px="2.5" whiteSpace="normal">
            {text}
          </Badge>
        </Flex>
        <Text color="fg.muted" textStyle="sm">
          {summary}
        </Text>
        {used && (
          <Text
            fontWeight="medium"
            {...(isClaimed && { ref: takesFocus, tabIndex: -1 })}
          >{`${usedText(used.kind, used.amount)} · ${formatMoment(used.at)}`}</Text>
        )}
        {reasonText && !used && <Text>{reasonText}</Text>}
        {fareTerms && <Text fontWeight="medium">{fareTerms}</Text>}
        <Terms protection={protection} />
        <UseIt tripId={tripId} protection={protection} onClaim={() => setIsClaimed(true)} />
        {price && (
          <Text textStyle="sm" color="fg.muted">
            {`You paid ${formatMoney(price)}${pricePercent ? `, ${pricePercent}% of the total` : ''}.`}
          </Text>
        )}
      </Stack>
    </Flex>
  );
}

/** The dates that still matter. */
function Terms({ protection }: { readonly protection: Protection }) {
  const { state, kind, exerciseUntil, newDepartureBy, reimbursedBy, monitoredUntil } = protection;
  const isOpen = state === 'EXERCISABLE' || state === 'ACTIVE';
  const lines = [
    isOpen && exerciseUntil && `Use it by ${formatMoment(exerciseUntil)}.`,
    isOpen && newDepartureBy && `The new flight departs by ${formatStayDateWithYear(newDepartureBy)}.`,
    state === 'EXERCISED' && reimbursedBy && `You are reimbursed by ${formatStayDateWithYear(reimbursedBy)}.`,
    kind === 'PRICE_DROP' &&
      state === 'ACTIVE' &&
      monitoredUntil &&
      `We watch the price until ${formatStayDateWithYear(monitoredUntil)}.`,
  ].filter((line) => typeof line === 'string' && line !== '');
  if (lines.length === 0) return null;
  return (
    <chakra.div fontWeight="medium">
      {lines.map((line) => (
        <Text key={String(line)}>{line}</Text>
      ))}
    </chakra.div>
  );
}

/** How to use a protection: its choices, a button for a credit, or a phone call. */
function UseIt({ tripId, protection, onClaim }: ItemProps & Pick<ClaimCreditProps, 'onClaim'>) {
  const supportPhone = usePortal()?.supportPhone;
  const { kind, state, choices, reason } = protection;
  const modal = modalOf(kind);
  if (state === 'EXERCISABLE' && modal) {
    return (
      <Button
        asChild
        colorPalette={kind === 'CANCEL_FOR_ANY_REASON' ? undefined : 'coral'}
        css={WRAPPED_BUTTON}
      >
        <Link {...linkToModal(tripId, modal)}>
          {kind === 'CANCEL_FOR_ANY_REASON' ? 'Cancel for any reason' : 'See your choices'}
        </Link>
      </Button>
    );
  }
  const [credit] = choices;
  if (state === 'EXERCISABLE' && credit)
    return <ClaimCredit tripId={tripId} protection={protection} credit={credit} onClaim={onClaim} />;
  const isForAgents =
    (kind === 'CHANGE_FOR_ANY_REASON' && state === 'EXERCISABLE') ||
    reason === 'NO_FLIGHTS' ||
    reason === 'NOT_ALL_TRAVELERS';
  return isForAgents && supportPhone ? (
    <Text>
      Contact us: <PhoneLink phoneNumber={supportPhone} />
    </Text>
  ) : null;
}
