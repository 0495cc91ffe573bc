import { Alert, Box, Button, Skeleton, Stack, Text } from '@chakra-ui/react';
import { isPriceCallInProgress } from '../../../../../domain/call-states';
import { FETCHING_LATEST_PRICE } from '../../../../../domain/booking/overlays';
import { PRICE_EXPIRED } from '../../../../../domain/quote/quote-freshness';
import { cardTypeOf, isUnserviced } from '../../../../../domain/payment/rewards-accounts';
import { useTenant } from '../../../../app/session/session-context';
import { LoadFailure } from '../../../../components/load-failure/load-failure';
import { useCheckout } from '../../flow/checkout-context';
import { GET_LATEST_PRICE } from '../../trip/price-hold';
import { CardSection } from './card-section';
import { DeclinedCard } from './declined-card';
import { RewardsSection } from './rewards-section';
import { WalletSection } from './wallet-section';

/** PM-14 to PM-17, PR-15, PR-16: what can pay for the stay, and what of it does. */
export function PaymentChoices() {
  const { means, payment } = useCheckout();
  return (
    <Stack gap="8">
      <DeclinedCard />
      <WithoutCard />
      {means.value && (
        // What is typed of a new card is still there when a card is needed again, as after another price.
        <Box hidden={!payment?.plan.isCardRequired}>
          {means.value.paymentMethods === null ? (
            <LoadFailure
              title="Your saved cards could not be loaded"
              onRetry={means.retry}
              isRetrying={means.isLoading}
            >
              Your cards are safe. You can use your other payment options, and everything you entered is
              saved.
            </LoadFailure>
          ) : (
            <CardSection cards={means.value.paymentMethods} />
          )}
        </Box>
      )}
    </Stack>
  );
}

/** Offers, credits and rewards, or why there are none to choose from yet. */
function WithoutCard() {
  const { means, payment, quote, state, renewQuote } = useCheckout();
  const { choice } = state;
  if (means.isFailed) {
    return (
      <LoadFailure
        title="Your payment options could not be loaded"
        onRetry={means.retry}
        isRetrying={means.isLoading}
      >
        The travel platform does not answer at the moment. Your quote and everything you entered are kept.
      </LoadFailure>
    );
  }
  if (!quote && !isPriceCallInProgress(state.calls)) {
    return (
      <Alert.Root status="warning">
        <Alert.Indicator />
        <Alert.Content gap="2" alignItems="start">
          <Alert.Title>{PRICE_EXPIRED}</Alert.Title>
          <Alert.Description>Everything you entered is kept.</Alert.Description>
          <Button size="sm" onClick={renewQuote}>
            {GET_LATEST_PRICE}
          </Button>
        </Alert.Content>
      </Alert.Root>
    );
  }
  if (!means.value || !payment) {
    return (
      <Stack gap="3">
        <Text role="status" color="fg.muted">
          {quote ? 'Loading your payment options' : FETCHING_LATEST_PRICE}
        </Text>
        <Skeleton h="20" borderRadius="l3" aria-hidden="true" />
        <Skeleton h="20" borderRadius="l3" aria-hidden="true" />
      </Stack>
    );
  }
  const { plan } = payment;
  const { rewardsAccounts } = means.value;
  // PR-16: what offer and credits pay for needs no rewards.
  const isRewardsNeeded = plan.isCardRequired || plan.rewards !== null;
  return (
    <>
      <WalletSection />
      {rewardsAccounts === null ? (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Description>
            Your rewards could not be loaded. You can still pay with a card.
          </Alert.Description>
        </Alert.Root>
      ) : (
        rewardsAccounts.length > 0 &&
        isRewardsNeeded && (
          // SP-05: another offer or amount of credit takes back what was picked.
          <RewardsSection
            key={JSON.stringify([choice.offer, choice.credit])}
            accounts={rewardsAccounts}
            plan={plan}
          />
        )
      )}
      <ConciergeNotice />
    </>
  );
}

/** RW-16. */
function ConciergeNotice() {
  const { means, state, payment } = useCheckout();
  const { unservicedProduct } = useTenant();
  const card = means.value?.paymentMethods?.find(({ id }) => id === state.choice.paymentMethodId);
  const paying = [card?.accountReferenceId, payment?.plan.rewards?.accountReferenceId];
  const product = means.value?.rewardsAccounts
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
