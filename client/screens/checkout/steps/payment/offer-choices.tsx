import { Alert, RadioCard, Stack } from '@chakra-ui/react';
import { formatTrimmedMoney } from '../../../../../domain/money/money-format';
import { chooseOffer, withoutTheOther } from '../../../../../domain/payment/payment-choice';
import type { PaymentPlan } from '../../../../../domain/payment/payment-plan';
import type { WalletOffer } from '../../../../../domain/payment/wallet';
import { useTrack } from '../../../../app/tracking/use-track';
import { InfoTip } from '../../../../components/info-tip/info-tip';
import { useCheckout } from '../../flow/checkout-context';
import { ChoiceCard } from './choice-card';

const NO_OFFER = 'none';

export interface OfferChoicesProps {
  readonly offers: readonly WalletOffer[];
  readonly plan: PaymentPlan;
}

/** WA-06, WA-07, WA-12: which offer is taken off. */
export function OfferChoices({ offers, plan }: OfferChoicesProps) {
  const { state, facts, means, choosePayment } = useCheckout();
  const track = useTrack();
  const problem = plan.problems.find(({ field }) => field === 'OFFER')?.message;
  const answered = (id: string) => means.value?.wallet?.offers.find((offer) => offer.id === id);

  function choose(value: string | null): void {
    const made = chooseOffer(
      state.choice,
      value === null || value === NO_OFFER ? { kind: 'NONE' } : { kind: 'OFFER', offerId: value },
    );
    choosePayment(facts?.gates.stacking ? made : withoutTheOther(made, 'OFFER'));
  }

  return (
    <Stack gap="3">
      <RadioCard.Root
        value={plan.offer?.id ?? NO_OFFER}
        colorPalette="pine"
        onValueChange={({ value }) => choose(value)}
      >
        <RadioCard.Label fontWeight="semibold">Travel offer</RadioCard.Label>
        <Stack gap="3">
          {offers.map((offer) => {
            const [title, ...details] = answered(offer.id)?.descriptions ?? [];
            const limit =
              offer.maxApplicableCredit && facts?.gates.stacking
                ? `Up to ${formatTrimmedMoney(offer.maxApplicableCredit)} of travel credits can be used beside it.`
                : undefined;
            const tip = [...details, limit].filter(Boolean).join(' ');
            const off = `${formatTrimmedMoney(offer.amount)} off`;
            return (
              <ChoiceCard
                key={offer.id}
                value={offer.id}
                title={offer.id === plan.bestOfferId ? `${off} · Best offer` : off}
                description={title}
              >
                {tip && (
                  <InfoTip
                    label={`About the offer of ${off}`}
                    onPress={() =>
                      track('offer_tooltip_pressed', {
                        offerId: offer.id,
                        trackingProperties: answered(offer.id)?.trackingProperties ?? null,
                      })
                    }
                  >
                    {tip}
                  </InfoTip>
                )}
              </ChoiceCard>
            );
          })}
          <ChoiceCard value={NO_OFFER} title="Do not apply an offer" />
        </Stack>
      </RadioCard.Root>
      {problem && (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Description>{problem}</Alert.Description>
        </Alert.Root>
      )}
    </Stack>
  );
}
