import { useFragment } from '@apollo/client/react';
import { Flex, Text } from '@chakra-ui/react';
import { formatWholeMoney } from '#domain/money/money-format.ts';
import type { Money } from '#domain/money/money.ts';
import { PolicyBadge } from '#client/components/policy-badge.tsx';
import type { ListingStay } from './listing-stay';
import { PolicyDescriptor_ListingFragmentDoc } from './policy-descriptor.generated';

export const limitText = (maxPricePerNight: Money): string =>
  `Your travel policy allows up to ${formatWholeMoney(maxPricePerNight)} a night.`;

/** LS-23: for business travelers, whether the stay is within their travel policy, and the limit for a night. */
export function PolicyDescriptor({ listing, stay }: Pick<ListingStay, 'listing' | 'stay'>) {
  const { data, complete } = useFragment({
    fragment: PolicyDescriptor_ListingFragmentDoc,
    from: listing,
    variables: { stay },
  });
  if (!complete || !data.corporateTravel) return null;
  const { isInPolicy, maxPricePerNight } = data.corporateTravel;
  if (isInPolicy === null && !maxPricePerNight) return null;
  return (
    <Flex wrap="wrap" gap="2" align="center" textStyle="sm">
      {isInPolicy !== null && <PolicyBadge isInPolicy={isInPolicy} />}
      {maxPricePerNight && <Text color="fg.muted">{limitText(maxPricePerNight)}</Text>}
    </Flex>
  );
}
