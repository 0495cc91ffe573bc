import { Alert, Box, Button, Skeleton, Stack, Text } from '@chakra-ui/react';
import { FETCHING_LATEST_PRICE } from '#domain/booking/overlays.ts';
import type { PaymentPlan } from '#domain/payment/payment-plan.ts';
import { cardTypeOf, isUnserviced } from '#domain/payment/rewards-accounts.ts';
import { PRICE_EXPIRED } from '#domain/quote/quote-freshness.ts';
import { useTenant } from '#client/app/session/session-context.ts';
import { LoadFailure } from '#client/components/load-failure/load-failure.tsx';
import { useCheckoutState, usePayment, useQuote } from '../../flow/checkout-context';
import type { RewardsAccountFacts } from '../../flow/payment/payment-facts';
import { usePricing } from '../../flow/quote/use-pricing';
import { useIsFetchingPrice, useSelectedCard } from '../../flow/selectors';
import { GET_LATEST_PRICE } from '../../trip/price-hold';
import { CardSection } from './card-section';
import { DeclinedCard } from './declined-card';
import { PaymentOptionsFailure } from './payment-options-failure';
import { RewardsSection } from './rewards-section';
import { WalletSection } from './wallet-section';

/** PM-14 to PM-17, PR-15, PR-16: the payment options for the stay, and the selected ones. */
export function PaymentChoices() {
  const { paymentOptions, plan } = usePayment();
  return (
    <Stack gap="8">
      <DeclinedCard />
      <WithoutCard />
      {paymentOptions.value && (
        // Hidden, not removed: the input of a new card is preserved until a card is needed again, as after a price change.
        <Box hidden={!plan?.isCardRequired}>
          {paymentOptions.value.paymentMethods === null ? (
            <PaymentOptionsFailure title="Your saved cards could not be loaded">
              Your cards are safe. You can use your other payment options, and everything you entered is
              saved.
            </PaymentOptionsFailure>
          ) : (
            <CardSection cards={paymentOptions.value.paymentMethods} />
          )}
        </Box>
      )}
    </Stack>
  );
}

/** Offers, credits and rewards, or why there are none to choose yet. */
function WithoutCard() {
  const { paymentOptions, plan } = usePayment();
  const hasQuote = useQuote() !== null;
  const isFetching = useIsFetchingPrice();
  if (paymentOptions.isFailed) {
    return (
      <LoadFailure
        title="Your payment options could not be loaded"
        safe="Your quote and everything you entered are kept."
        onRetry={paymentOptions.retry}
        isRetrying={paymentOptions.isLoading}
      />
    );
  }
  if (!hasQuote && !isFetching) return <PriceExpired />;
  if (!paymentOptions.value || !plan) {
    return (
      <Stack gap="3">
        <Text role="status" color="fg.muted">
          {hasQuote ? 'Loading your payment options' : FETCHING_LATEST_PRICE}
        </Text>
        <Skeleton h="20" borderRadius="l3" aria-hidden="true" />
        <Skeleton h="20" borderRadius="l3" aria-hidden="true" />
      </Stack>
    );
  }
  return (
    <>
      <WalletSection />
      <Rewards accounts={paymentOptions.value.rewardsAccounts} plan={plan} />
      <ConciergeNotice />
    </>
  );
}

function PriceExpired() {
  const { renew } = usePricing();
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content gap="2" alignItems="start">
        <Alert.Title>{PRICE_EXPIRED}</Alert.Title>
        <Alert.Description>Everything you entered is kept.</Alert.Description>
        <Button size="sm" onClick={renew}>
          {GET_LATEST_PRICE}
        </Button>
      </Alert.Content>
    </Alert.Root>
  );
}

interface RewardsProps {
  /** Null when they could not be loaded. */
  readonly accounts: readonly RewardsAccountFacts[] | null;
  readonly plan: PaymentPlan;
}

function Rewards({ accounts, plan }: RewardsProps) {
  const { choice } = useCheckoutState();
  if (accounts === null) {
    return (
      <PaymentOptionsFailure title="Your rewards could not be loaded">
        You can still pay with a card.
      </PaymentOptionsFailure>
    );
  }
  // PR-16: a stay that offer and credits pay for entirely needs no rewards.
  if (accounts.length === 0 || !(plan.isCardRequired || plan.rewards !== null)) return null;
  // SP-05: another offer or amount of credit resets the chosen rewards.
  return (
    <RewardsSection key={JSON.stringify([choice.offer, choice.credit])} accounts={accounts} plan={plan} />
  );
}

/** RW-16: the concierge cannot service bookings of one card product. */
function ConciergeNotice() {
  const { paymentOptions, plan } = usePayment();
  const { unservicedProduct } = useTenant();
  const card = useSelectedCard();
  const paying = [card?.accountReferenceId, plan?.rewards?.accountReferenceId];
  const product = paymentOptions.value?.rewardsAccounts
    ?.filter(({ accountReferenceId }) => paying.includes(accountReferenceId))
    // RW-14.
    .map(({ customerAccountRole: role, productDisplayName }) =>
      cardTypeOf({ role, productDisplayName }, card ? { cardType: card.rawBrand } : null),
    )
    .find((name) => isUnserviced(name, unservicedProduct));
  if (!product) return null;
  return (
    <Alert.Root status="info">
      <Alert.Indicator />
      <Alert.Description>
        {`Bookings made with the ${product} card cannot be serviced by the concierge.`}
      </Alert.Description>
    </Alert.Root>
  );
}
