import { chakra, Flex } from '@chakra-ui/react';
import { counted } from '#domain/counted.ts';
import { bedroomsText } from '#domain/listing/bedrooms.ts';
import { CORPORATE_RATES } from '#domain/portal/travel-policy.ts';
import { Score } from '../../components/score';
import type { ResultCard_ListingFragment } from './result-card.generated';

interface ListingProps {
  readonly listing: ResultCard_ListingFragment;
}

/** The size of the home. */
export const Facts = ({ listing }: ListingProps) => (
  <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="1.5" color="fg.muted" textStyle="sm">
    {[
      bedroomsText(listing.numberOfBedrooms),
      counted(listing.numberOfBathrooms, 'bath'),
      listing.maxOccupancy !== null && `Up to ${listing.maxOccupancy}`,
      listing.hasCorporateRates === true && CORPORATE_RATES,
    ]
      .filter((fact) => fact !== false)
      .map((fact) => (
        <chakra.li key={fact} _notLast={{ _after: { content: '"·"', ms: '1.5' } }}>
          {fact}
        </chakra.li>
      ))}
  </Flex>
);

/** The average guest rating. */
export const GuestScore = ({ listing: { userRating, reviewCount } }: ListingProps) =>
  userRating === null ? (
    'No reviews yet'
  ) : (
    <Score by="Guests" rating={userRating} reviewCount={reviewCount} />
  );
