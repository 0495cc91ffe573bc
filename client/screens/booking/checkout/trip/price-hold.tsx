import { Alert, Button, Stack } from '@chakra-ui/react';
import { freshnessText } from '#domain/quote/quote-freshness.ts';
import { useFreshness } from '../flow/checkout-context';
import { usePricing } from '../flow/quote/use-pricing';

/** How long the price is still valid, near its end; an expired price is requested again with one press. */
export function PriceHold() {
  const freshness = useFreshness();
  const text = freshnessText(freshness);
  return (
    <Stack role="status" gap="0">
      {text && (
        <Alert.Root status="warning" size="sm">
          <Alert.Indicator />
          <Alert.Content gap="2" alignItems="start">
            <Alert.Description>{text}</Alert.Description>
            {freshness.kind === 'EXPIRED' && <LatestPrice />}
          </Alert.Content>
        </Alert.Root>
      )}
    </Stack>
  );
}

function LatestPrice() {
  const { renew } = usePricing();
  return (
    <Button size="sm" variant="outline" onClick={renew}>
      {GET_LATEST_PRICE}
    </Button>
  );
}

export const GET_LATEST_PRICE = 'Get the latest price';
