import { Alert, Button, Stack } from '@chakra-ui/react';
import { freshnessText } from '../../../../domain/quote/quote-freshness';
import { useCheckout } from '../flow/checkout-context';

/** How long the price still holds, once that is worth knowing; a price that has expired is fetched again with one click. */
export function PriceHold() {
  const { freshness, renewQuote } = useCheckout();
  const text = freshnessText(freshness);
  return (
    <Stack role="status" gap="0">
      {text && (
        <Alert.Root status="warning" size="sm">
          <Alert.Indicator />
          <Alert.Content gap="2" alignItems="start">
            <Alert.Description>{text}</Alert.Description>
            {freshness.kind === 'EXPIRED' && (
              <Button size="sm" variant="outline" onClick={renewQuote}>
                {GET_LATEST_PRICE}
              </Button>
            )}
          </Alert.Content>
        </Alert.Root>
      )}
    </Stack>
  );
}

export const GET_LATEST_PRICE = 'Get the latest price';
