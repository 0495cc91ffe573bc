import { useQuery } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import { absoluteMoney } from '../../../../domain/money/money';
import { formatMoney } from '../../../../domain/money/money-format';
import { COMPLIMENTARY_NIGHT_TITLE } from '../../../../domain/portal/complimentary-night';
import { ConfirmationReceiptDocument } from './confirmation.generated';

/** AD-16: the discount of the complimentary night; renders nothing for other stays, and until the receipt has loaded. */
export function ComplimentaryNightNote({ tripId }: { readonly tripId: string }) {
  const { data } = useQuery(ConfirmationReceiptDocument, { variables: { tripId }, errorPolicy: 'all' });
  const priceGroups = data?.trip?.__typename === 'HomeTrip' ? data.trip.priceGroups : null;
  const night = priceGroups
    ?.filter(({ kind }) => kind === 'DISCOUNTS')
    .flatMap(({ lines }) => lines)
    .find(({ label }) => label === COMPLIMENTARY_NIGHT_TITLE);
  if (!night) return null;
  return (
    <Text color="fg.success">
      {`${COMPLIMENTARY_NIGHT_TITLE}: ${formatMoney(absoluteMoney(night.amount))} of rent was taken off your stay.`}
    </Text>
  );
}
