import { useQuery } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import { earnText, showsEarnings } from '#domain/payment/earn.ts';
import { moneyText } from '#domain/money/money.ts';
import { parsePoints } from '#domain/money/points.ts';
import type { ReservationRecord } from '../checkout/flow/booking/reservation-record';
import { useTenant } from '#client/app/session/session-context.ts';
import { ConfirmationEarnDocument } from './confirmation.generated';

/** Shown when the platform counts in dollars, and the price in dollars is no longer known. */
const COUNTED_LATER = 'Your rewards account shows the rewards from this trip as soon as they are counted.';

/** EA-02, EA-07: the trip's earnings on the card that paid; renders nothing if the platform does not provide them. */
export function EarnNote({ earns }: { readonly earns: NonNullable<ReservationRecord['earns']> }) {
  const { amount, accountReferenceId, earnOfferDescription, quoteToken } = earns;
  const tenant = useTenant();
  const { data } = useQuery(ConfirmationEarnDocument, {
    variables: {
      amount: { value: moneyText(amount), currencyCode: amount.currencyCode },
      accountReferenceIds: [accountReferenceId],
      earnOfferDescription,
      quoteToken: quoteToken ?? null,
    },
    errorPolicy: 'all',
  });
  const account = data?.rewardsAccounts?.find((each) => each.accountReferenceId === accountReferenceId);
  if (!showsEarnings(tenant, account?.customerAccountRole ?? 'UNKNOWN')) return null;
  if (data?.rewardsEarned?.length === 0) return <Text color="fg.muted">{COUNTED_LATER}</Text>;
  const [earned] = data?.rewardsEarned ?? [];
  const points = earned && parsePoints(earned.value, earned.currency);
  if (!points?.ok || points.value.hundredths <= 0) return null;
  return <Text color="fg.success">{earnText(points.value)}</Text>;
}
