import { useSuspenseFragment } from '@apollo/client/react';
import { Link, Text } from '@chakra-ui/react';
import { linkWithSource } from '#client/app/entry/user-source.ts';
import { useTrip } from '../../flow/checkout-context';
import { TermsOfService_ListingFragmentDoc } from './terms-of-service.generated';

/** RT-17: links to the terms that a booking accepts. */
export function TermsOfService() {
  const {
    data: {
      terms: { termsOfService },
    },
  } = useSuspenseFragment({ fragment: TermsOfService_ListingFragmentDoc, from: useTrip().listing });
  if (!termsOfService) return null;
  return (
    <Text textStyle="sm" color="fg.muted">
      By selecting Confirm and Book you agree to the{' '}
      <Link href={linkWithSource(termsOfService.url)} target="_blank" rel="noreferrer" variant="underline">
        {termsOfService.name}
      </Link>
      .
    </Text>
  );
}
