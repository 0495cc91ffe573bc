import { useSuspenseFragment } from '@apollo/client/react';
import { Link, Text } from '@chakra-ui/react';
import { NAMED_PROVIDER, termsOfServiceLink } from '../../../../../domain/listing/terms-of-service';
import { useTrip } from '../../flow/checkout-context';
import { TermsOfService_ListingFragmentDoc } from './terms-of-service.generated';

/** RT-17. */
export function TermsOfService() {
  const {
    data: { provider, terms },
  } = useSuspenseFragment({ fragment: TermsOfService_ListingFragmentDoc, from: useTrip().listing });
  const link = termsOfServiceLink(
    { provider: provider.name, termsUrl: terms.termsOfServiceUrl },
    NAMED_PROVIDER,
  );
  if (!link) return null;
  return (
    <Text textStyle="sm" color="fg.muted">
      By selecting Confirm and Book you agree to the{' '}
      <Link href={link.url} target="_blank" rel="noreferrer" variant="underline">
        {link.text}
      </Link>
      .
    </Text>
  );
}
