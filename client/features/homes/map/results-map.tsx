import { useSuspenseFragment } from '@apollo/client/react';
import { Box, Center, Text } from '@chakra-ui/react';
import { latLngBounds } from 'leaflet';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { MapBounds } from '#domain/search/map-bounds.ts';
import { usePortal } from '#client/app/session/session-context.ts';
import type { PricedFor } from '#client/app/stay/stay-input.ts';
import { MapScale, MapTiles } from '#client/components/map/map-layers.tsx';
import { MapView, useMapView } from '#client/components/map/map-view.tsx';
import { MapGround } from '#client/components/map/ground/map-ground.tsx';
import type { MappedHome } from '../listed-home';
import { MapSkeleton } from '../results-skeleton';
import { ListingMarkers } from './listing-markers';
import { pinnedOf } from './pinned';
import { resultsMapStyles } from './results-map-styles';
import { ResultsMap_ListingFragmentDoc } from './results-map.generated';
import { isShown, leafletBounds, moveByPage, SearchAsMoved } from './search-as-moved';

export interface ResultsMapProps {
  /** Undefined while they are loading. */
  readonly listings: readonly MappedHome[] | undefined;
  /** The stay or flexible dates that the prices are for. */
  readonly pricedFor: PricedFor;
  /** The listing's page with this search. */
  readonly toListing: (listingId: string) => string;
  readonly highlighted: string | null;
  readonly onHighlight: (listingId: string | null) => void;
  /** The searched part of the map; undefined when the homes are those of a place or of a list. */
  readonly searched?: MapBounds | undefined;
  /** Called when the traveler searches a part of the map, or stops doing so; without it this is not offered. */
  readonly onSearched?: (bounds: MapBounds | undefined) => void;
}

/** The zoom at which a single home is shown with its surroundings. */
const NEIGHBORHOOD = 13;

/** The homes on a map, each with its price. Works without tiles: the platform may configure none. */
export const ResultsMap = ({ listings, ...map }: ResultsMapProps) =>
  listings ? <LoadedMap listings={listings} {...map} /> : <MapSkeleton />;

interface LoadedMapProps extends ResultsMapProps {
  readonly listings: readonly MappedHome[];
}

function LoadedMap({ listings, searched, onSearched, ...markers }: LoadedMapProps) {
  const portal = usePortal();
  const { data } = useSuspenseFragment({
    fragment: ResultsMap_ListingFragmentDoc,
    fragmentName: 'ResultsMap_listing',
    from: [...listings],
  });
  const pinned = useMemo(() => pinnedOf(listings, data), [listings, data]);
  const pins = useMemo(() => latLngBounds(pinned.map(({ point }) => point)), [pinned]);
  const bounds = useMemo(() => (searched ? leafletBounds(searched) : pins), [searched, pins]);
  if (pinned.length === 0 && !searched) {
    return (
      <Center h="full" borderRadius="card" bg="bg.muted" p="8">
        <Text color="fg.muted">We do not know where these homes are. You can find them in the list.</Text>
      </Center>
    );
  }
  return (
    <Box h="full" borderRadius="card" overflow="hidden" borderWidth="1px" css={resultsMapStyles}>
      <MapView
        name="Map of the homes"
        center={bounds.getCenter()}
        zoom={NEIGHBORHOOD}
        minZoom={2}
        maxZoom={18}
      >
        {portal?.mapTileUrl ? (
          <MapTiles url={portal.mapTileUrl} attribution={portal.mapAttribution ?? ''} />
        ) : (
          <MapGround />
        )}
        <MapScale />
        <FitTo bounds={bounds} searched={searched} />
        <ListingMarkers pinned={pinned} {...markers} />
        {onSearched && (
          <SearchAsMoved searched={searched} onSearched={onSearched} isEmpty={pinned.length === 0} />
        )}
      </MapView>
    </Box>
  );
}

interface FitToProps {
  readonly bounds: ReturnType<typeof latLngBounds>;
  readonly searched: MapBounds | undefined;
}

/** Shows all homes, or the searched part, and does so again when either changes by other means than this map. */
function FitTo({ bounds, searched }: FitToProps) {
  const map = useMapView();
  const fit = useEffectEvent(() => {
    if (searched && isShown(map, searched)) return;
    moveByPage(map, () => {
      if (bounds.getNorthEast().equals(bounds.getSouthWest())) map.setView(bounds.getCenter(), NEIGHBORHOOD);
      else map.fitBounds(searched ? bounds : bounds.pad(0.15), { animate: false });
    });
  });
  const edges = bounds.toBBoxString();
  useEffect(() => fit(), [map, edges]);
  return null;
}
