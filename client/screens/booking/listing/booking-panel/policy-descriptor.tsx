import { useFragment } from '@apollo/client/react';
import { Flex, Text } from '@chakra-ui/react';
import { CORPORATE_RATES, limitTexts } from '#domain/portal/travel-policy.ts';
import { PolicyBadge } from '#client/components/policy-badge.tsx';
import type { ListingStay } from './listing-stay';
import { PolicyDescriptor_ListingFragmentDoc } from './policy-descriptor.generated';

/** LS-23: for business travelers, whether the stay is within their travel policy, and its limits. */
export function PolicyDescriptor({ listing, stay }: Pick<ListingStay, 'listing' | 'stay'>) {
  const { data, complete } = useFragment({
    fragment: PolicyDescriptor_ListingFragmentDoc,
    from: listing,
    variables: { stay },
  });
  if (!complete || !data.corporateTravel) return null;
  const { isInPolicy } = data.corporateTravel;
  const limits = limitTexts(data.corporateTravel);
  if (isInPolicy === null && limits.length === 0 && !data.hasCorporateRates) return null;
  return (
    <Flex wrap="wrap" gap="2" align="center" textStyle="sm">
      {isInPolicy !== null && <PolicyBadge isInPolicy={isInPolicy} />}
      {data.hasCorporateRates && <Text>{CORPORATE_RATES}</Text>}
      {limits.map((limit) => (
        <Text key={limit} color="fg.muted">
          {limit}
        </Text>
      ))}
    </Flex>
  );
}
