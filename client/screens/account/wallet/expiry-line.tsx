import { chakra, Text } from '@chakra-ui/react';
import { expiry } from '#domain/payment/wallet-labels.ts';
import { useToday } from '#client/app/session/session-context.ts';

/** WA-14: the last day of a credit or an offer, and how far away it is. */
export function ExpiryLine({ expiresOn }: { readonly expiresOn: string | null }) {
  const { text, daysLeft, isSoon } = expiry(expiresOn, useToday());
  return (
    <Text textStyle="sm" color="fg.muted">
      {text}
      {daysLeft && (
        <>
          {' · '}
          <chakra.span fontWeight="semibold" color={isSoon ? 'fg.warning' : 'fg'}>
            {daysLeft}
          </chakra.span>
        </>
      )}
    </Text>
  );
}
