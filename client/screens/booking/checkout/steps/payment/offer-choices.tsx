import { Alert, RadioCard, Stack } from '@chakra-ui/react';
import { chooseOffer, withoutExcludedFunds } from '#domain/payment/payment-choice.ts';
import type { PaymentPlan } from '#domain/payment/payment-plan.ts';
import type { WalletOffer } from '#domain/payment/wallet.ts';
import { usePayment } from '../../flow/checkout-context';
import { usePaymentChoice } from '../../flow/selectors';
import { ChoiceCard } from './choice-card';
import { OfferChoice } from './offer-choice';

const NO_OFFER = 'none';

export interface OfferChoicesProps {
  readonly offers: readonly WalletOffer[];
  readonly plan: PaymentPlan;
}

/** WA-06, WA-07, WA-12: the offer to use. */
export function OfferChoices({ offers, plan }: OfferChoicesProps) {
  const { facts } = usePayment();
  const { choice, choose } = usePaymentChoice();
  const isStacking = facts?.gates.stacking ?? false;
  const problem = plan.problems.find(({ field }) => field === 'OFFER')?.message;

  function chooseValue(value: string | null): void {
    const made = chooseOffer(
      choice,
      value === null || value === NO_OFFER ? { kind: 'NONE' } : { kind: 'OFFER', offerId: value },
    );
    choose(isStacking ? made : withoutExcludedFunds(made, 'OFFER'));
  }

  return (
    <Stack gap="3">
      <RadioCard.Root
        value={plan.offer?.id ?? NO_OFFER}
        colorPalette="pine"
        onValueChange={({ value }) => chooseValue(value)}
      >
        <RadioCard.Label fontWeight="semibold">Travel offer</RadioCard.Label>
        <Stack gap="3">
          {offers.map((offer) => (
            <OfferChoice
              key={offer.id}
              offer={offer}
              isBest={offer.id === plan.bestOfferId}
              isStacking={isStacking}
            />
          ))}
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
