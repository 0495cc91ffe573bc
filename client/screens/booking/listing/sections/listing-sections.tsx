import type { SearchState } from '#domain/search/search-state.ts';
import { onDemand } from '#client/components/on-demand/on-demand.ts';
import type { StayInput } from '#client/generated/graph.ts';
import type { ListingOfPage } from '../booking-panel/listing-stay';
import { ListingAbout } from './listing-about';
import { ListingAmenities } from './listing-amenities';
import { ListingHost } from './listing-host';
import { ListingHouseRules } from './listing-house-rules';
import { ListingImportantInformation } from './listing-important-information';
import { ListingOverview } from './listing-overview';
import { ListingReviews } from './listing-reviews';
import { ListingRooms } from './listing-rooms';
import { NearViewport } from '#client/components/near-viewport.tsx';
import { Section } from './section';

/** Leaflet is large, and the map is far down the page. */
const ListingLocation = onDemand(async () => (await import('./listing-location')).ListingLocation);

export interface ListingSectionsProps {
  readonly listing: ListingOfPage;
  readonly stay: StayInput;
  readonly search: SearchState;
}

/**
 * LS-06: the sections of the page, in order. To add one: a component here with its fragment next to it, the fragment in
 * listing.graphql, and, if the navigation links to it, a row in section-navigation/sections.ts.
 */
export const ListingSections = ({ listing, stay, search }: ListingSectionsProps) => (
  <>
    <ListingOverview listing={listing} />
    <ListingAbout listing={listing} />
    <ListingRooms listing={listing} />
    <ListingAmenities listing={listing} />
    <ListingReviews listing={listing} stay={stay} />
    <Section title="Location" anchor="location">
      <NearViewport minH={{ base: '24rem', lg: '29rem' }}>
        <ListingLocation listing={listing} />
      </NearViewport>
    </Section>
    <ListingHost listing={listing} search={search} />
    <ListingHouseRules listing={listing} stay={stay} />
    <ListingImportantInformation listing={listing} />
  </>
);
