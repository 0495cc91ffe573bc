import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { counted } from '../../../domain/counted';
import { bedroomsText } from '../../../domain/listing/bedrooms';
import { BathIcon, BedIcon, GuestsIcon, StarIcon } from '../../components/icons/icons';
import { Score } from '../../components/score/score';
import type { ResultCard_ListingFragment } from './result-card.generated';

interface ListingProps {
  readonly listing: ResultCard_ListingFragment;
}

const Fact = ({ icon, children }: { icon: ReactNode; children: string }) => (
  <Flex as="li" align="center" gap="1.5">
    {icon} {children}
  </Flex>
);

/** The size of the home, and its stars if it has any. */
export const Facts = ({ listing }: ListingProps) => (
  <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="4" rowGap="1" color="fg.muted" textStyle="sm">
    {listing.starRating > 0 && <Fact icon={<StarIcon />}>{counted(listing.starRating, 'star')}</Fact>}
    <Fact icon={<BedIcon />}>{bedroomsText(listing.numberOfBedrooms)}</Fact>
    <Fact icon={<BathIcon />}>{counted(listing.numberOfBathrooms, 'bath')}</Fact>
    {listing.maxOccupancy !== null && <Fact icon={<GuestsIcon />}>{`Up to ${listing.maxOccupancy}`}</Fact>}
  </Flex>
);

/** The average guest rating; empty without reviews. */
export const GuestScore = ({ listing: { userRating, reviewCount } }: ListingProps) =>
  userRating !== null && <Score by="Guests" rating={userRating} reviewCount={reviewCount} />;
