import { Alert, chakra, Flex, Skeleton, Spinner, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { refundSummary, supportReason } from '#domain/cancellation/cancellation-texts.ts';
import { counted } from '#domain/counted.ts';
import { formatMoney } from '#domain/money/money-format.ts';
import { usePortal } from '#client/app/session/session-context.ts';
import { billingCycles } from '#domain/protection/protection-texts.ts';
import { type Message, termsOfWay, type TermsOfWay } from './cancellation-state';
import { CancellationWays } from './cancellation-ways';
import { TermsClock, type TermsClockProps } from './terms-clock';
import type { Cancellation } from './use-cancellation';
import { partText } from '#domain/booking/payment-text.ts';
import { PaymentRow } from '#client/features/trips/payment-summary.tsx';

export interface CancellationBodyProps {
  readonly tripId: string;
  readonly cancellation: Cancellation;
  /** Whether a protection was bought with the stay, usable or not. */
  readonly hasPremium: boolean;
}

/** The text of a step of a cancellation. */
export function CancellationBody({ tripId, cancellation, hasPremium }: CancellationBodyProps) {
  const { step, terms: all, way, message, elapsedMs, renew, choose } = cancellation;
  const terms = all && termsOfWay(all, way);
  const isProtection = way === 'PROTECTION';
  switch (step) {
    case 'loading':
      return <ReadingTerms />;
    case 'policy':
      return (
        <Stack gap="4">
          {message && <Notice message={message} />}
          {all?.protection ? (
            <CancellationWays terms={all} way={way} onChoose={choose} />
          ) : (
            all && <Text>{refundSummary(all.outcome, hasPremium)}</Text>
          )}
          {terms && terms.lines.length > 0 && <RefundLines terms={terms} />}
          <Until terms={terms} onEnd={renew} />
        </Stack>
      );
    case 'nonrefundable':
      return (
        <Stack gap="4">
          {message && <Notice message={message} />}
          <Text>You can still cancel it, but none of what you paid is refunded.</Text>
          <Until terms={terms} onEnd={renew} />
        </Stack>
      );
    case 'confirm':
      return (
        <Stack gap="4">
          <Text>
            {terms && terms.refund.minorUnits > 0
              ? `Your reservation ends, and ${formatMoney(terms.refund)} is refunded to where it was paid from.`
              : 'Your reservation ends, and nothing is refunded.'}{' '}
            You cannot undo this.
          </Text>
          {isProtection && (
            <Text color="fg.muted">
              Cancel for any reason ends the whole booking: all nights and all guests. Its premium is not
              refunded.
            </Text>
          )}
          <Until terms={terms} onEnd={renew} />
        </Stack>
      );
    case 'pending':
      return <Pending elapsedMs={elapsedMs} isProtection={isProtection} />;
    case 'success':
      return (
        <Stack gap="4">
          <Text>
            {terms && terms.lines.length > 0
              ? `We’ll refund the payment methods that you used. ${isProtection ? `The refund appears on your card ${billingCycles()}.` : 'It can take a few days to appear on your card.'}`
              : 'Nothing is refunded.'}
          </Text>
          {terms && terms.lines.length > 0 && <RefundLines terms={terms} />}
        </Stack>
      );
    case 'cancelled':
      return (
        <Stack gap="4">
          <Text>You do not need to do anything.</Text>
          {terms && terms.lines.length > 0 && <RefundLines terms={terms} />}
        </Stack>
      );
    case 'support':
      return <Support tripId={tripId} reason={message?.text ?? supportReason(all?.outcome ?? '')} />;
    case 'tryAgain':
      return (
        <Text>{message?.text ?? 'It is still booked, and nothing was refunded. Please try again.'}</Text>
      );
  }
}

const ReadingTerms = () => (
  <Stack gap="3">
    <VisuallyHidden role="status">Loading the cancellation terms</VisuallyHidden>
    <Skeleton h="5" w="80%" aria-hidden="true" />
    <Skeleton h="24" aria-hidden="true" />
  </Stack>
);

const Notice = ({ message: { title, text } }: { readonly message: Message }) => (
  <Alert.Root status="warning" role="alert">
    <Alert.Indicator />
    <Alert.Content>
      <Alert.Title>{title}</Alert.Title>
      <Alert.Description>{text}</Alert.Description>
    </Alert.Content>
  </Alert.Root>
);

interface UntilProps extends Pick<TermsClockProps, 'onEnd'> {
  readonly terms: TermsOfWay | null;
}

const Until = ({ terms, onEnd }: UntilProps) =>
  terms?.validUntil ? (
    <TermsClock key={terms.validUntil} validUntil={terms.validUntil} onEnd={onEnd} />
  ) : null;

interface PendingProps {
  readonly elapsedMs: number | null;
  readonly isProtection: boolean;
}

const Pending = ({ elapsedMs, isProtection }: PendingProps) => (
  <Stack gap="4">
    <Text>
      {isProtection
        ? 'Your refund is under review, which can take a few minutes. Your stay is still booked until it is granted.'
        : 'The host has to agree, which can take a few minutes.'}{' '}
      You can close this: your trip shows the outcome as soon as there is one.
    </Text>
    <Flex align="center" gap="3">
      <Spinner role="progressbar" aria-label="Canceling your stay" color="fg.brand" />
      {/* It changes too often to be read aloud. */}
      {elapsedMs !== null && (
        <Text textStyle="sm" color="fg.muted" aria-live="off">
          {counted(Math.round(elapsedMs / 1_000), 'second')} so far
        </Text>
      )}
    </Flex>
  </Stack>
);

function Support({ tripId, reason }: { readonly tripId: string; readonly reason: string }) {
  const supportPhone = usePortal()?.supportPhone ?? '';
  return (
    <Text>
      {reason}
      {!reason.includes(supportPhone) && <span> Call us at {supportPhone}.</span>} Have the reservation number
      at hand: <strong>{tripId}</strong>. We tell you the refund before we cancel anything.
    </Text>
  );
}

interface RefundLinesProps {
  readonly terms: Pick<TermsOfWay, 'lines' | 'refund'>;
}

/** The parts of the refund, and the total. */
const RefundLines = ({ terms: { lines, refund } }: RefundLinesProps) => (
  <Stack as="section" aria-label="Refund" gap="2" borderWidth="1px" borderRadius="card" p="4">
    <Text fontWeight="bold">Refund</Text>
    <chakra.dl display="grid" gap="2">
      {lines.map((line, index) => (
        // Two parts can be equal; their order is the platform's.
        <PaymentRow key={index} term={line.label} text={partText(line)} />
      ))}
      <PaymentRow term="Total" text={formatMoney(refund)} borderTopWidth="1px" pt="2" fontWeight="bold" />
    </chakra.dl>
  </Stack>
);
