import { useFragment } from '@apollo/client/react';
import { Flex, Text } from '@chakra-ui/react';
import { formatTrimmedMoney } from '#domain/money/money-format.ts';
import type { WalletOffer } from '#domain/payment/wallet.ts';
import { useTrack } from '#client/app/tracking/use-track.ts';
import { InfoTip } from '#client/components/info-tip/info-tip.tsx';
import { usePayment } from '../../flow/checkout-context';
import { ChoiceCard } from './choice-card';
import { OfferChoice_OfferFragmentDoc } from './offer-choice.generated';

export interface OfferChoiceProps {
  readonly offer: WalletOffer;
  readonly isBest: boolean;
  /** Whether travel credits can be combined with an offer. */
  readonly isStacking: boolean;
}

/** One of several offers, as a card that can be selected. */
export function OfferChoice(props: OfferChoiceProps) {
  const { title, description, tip } = useOfferTexts(props);
  return (
    <ChoiceCard value={props.offer.id} title={title} description={description}>
      {tip}
    </ChoiceCard>
  );
}

/** The only offer. */
export function OfferSummary(props: OfferChoiceProps) {
  const { title, description, tip } = useOfferTexts(props);
  return (
    <>
      <Flex align="center" gap="1">
        <Text>{title}</Text>
        {tip}
      </Flex>
      {description && (
        <Text textStyle="sm" color="fg.muted">
          {description}
        </Text>
      )}
    </>
  );
}

function useOfferTexts({ offer, isBest, isStacking }: OfferChoiceProps) {
  const answered = usePayment().paymentOptions.value?.wallet?.offers.find(({ id }) => id === offer.id);
  const { data } = useFragment({ fragment: OfferChoice_OfferFragmentDoc, from: answered ?? null });
  const [title, ...details] = data.descriptions ?? [];
  const limit =
    offer.maxApplicableCredit && isStacking
      ? `Up to ${formatTrimmedMoney(offer.maxApplicableCredit)} of travel credits can be used with it.`
      : undefined;
  const tip = [...details, limit].filter(Boolean).join(' ');
  const off = `${formatTrimmedMoney(offer.amount)} off`;
  return {
    title: isBest ? `${off} · Best offer` : off,
    description: title,
    tip: tip && (
      <OfferTip
        offerId={offer.id}
        label={`About the offer of ${off}`}
        facts={data.trackingProperties ?? null}
      >
        {tip}
      </OfferTip>
    ),
  };
}

interface OfferTipProps {
  readonly offerId: string;
  readonly label: string;
  /** The platform's tracking properties of the event. */
  readonly facts: unknown;
  readonly children: string;
}

function OfferTip({ offerId, label, facts, children }: OfferTipProps) {
  const track = useTrack();
  return (
    <InfoTip
      label={label}
      onPress={() => track('offer_tooltip_pressed', { offerId, trackingProperties: facts })}
    >
      {children}
    </InfoTip>
  );
}
