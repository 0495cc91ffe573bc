import { Alert, RadioCard, Stack, Text } from '@chakra-ui/react';
import { chooseOffer, withoutExcludedFunds } from '#domain/payment/payment-choice.ts';
import type { PaymentPlan } from '#domain/payment/payment-plan.ts';
import type { WalletOffer } from '#domain/payment/wallet.ts';
import { usePayment } from '../../flow/checkout-context';
import { usePaymentChoice } from '../../flow/selectors';
import { OfferChoice, OfferSummary } from './offer-choice';
import { SwitchCard } from './switch-card';

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

  const [only] = offers.length === 1 ? offers : [];
  const factsOf = (offer: WalletOffer) => ({ offer, isBest: offer.id === plan.bestOfferId, isStacking });

  function chooseOfferOf(offerId: string | null | undefined): void {
    const made = chooseOffer(choice, offerId ? { kind: 'OFFER', offerId } : { kind: 'NONE' });
    choose(isStacking ? made : withoutExcludedFunds(made, 'OFFER'));
  }

  return (
    <Stack gap="3">
      <SwitchCard
        title="Travel offer"
        amount={plan.offer?.amount ?? null}
        onChange={(isOn) => chooseOfferOf(isOn ? (plan.bestOfferId ?? offers[0]?.id) : null)}
      >
        {only && <OfferSummary {...factsOf(only)} />}
        {!only && !plan.offer && <Text color="fg.muted">{`${offers.length} offers to choose from`}</Text>}
      </SwitchCard>
      {!only && plan.offer && (
        <RadioCard.Root
          value={plan.offer.id}
          colorPalette="pine"
          onValueChange={({ value }) => chooseOfferOf(value)}
        >
          <RadioCard.Label srOnly>Travel offer</RadioCard.Label>
          <Stack gap="3">
            {offers.map((offer) => (
              <OfferChoice key={offer.id} {...factsOf(offer)} />
            ))}
          </Stack>
        </RadioCard.Root>
      )}
      {problem && (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Description>{problem}</Alert.Description>
        </Alert.Root>
      )}
    </Stack>
  );
}
