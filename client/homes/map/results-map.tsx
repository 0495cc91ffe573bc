import { Box, Center, Text } from '@chakra-ui/react';
import { latLngBounds } from 'leaflet';
import { useEffect, useMemo } from 'react';
import { usePortal } from '../../app/session/session-context';
import { MapScale, MapTiles } from '../../components/map/map-layers';
import { MapRegion } from '../../components/map/map-region';
import { MapView, useMapView } from '../../components/map/map-view';
import { PaperGround } from '../../components/map/paper-ground';
import { ListingMarkers } from './listing-markers';
import { pin } from './pinned';
import { resultsMapStyles } from './results-map-styles';
import type { ResultsMap_ListingFragment } from './results-map.generated';
import { ResultsRings } from './results-rings';
import { MapSkeleton } from '../results-skeleton';

export interface ResultsMapProps {
  /** Undefined while they are looked for. */
  readonly listings: readonly ResultsMap_ListingFragment[] | undefined;
  /** The listing's page with this search. */
  readonly toListing: (listingId: string) => string;
  readonly highlighted: string | null;
  readonly onHighlight: (listingId: string | null) => void;
}

/** The zoom at which one home is shown with what is around it. */
const NEIGHBOURHOOD = 13;

/** The homes by where they are, each with its price. Works without any tiles: the platform may name no source of them. */
export function ResultsMap({ listings, toListing, highlighted, onHighlight }: ResultsMapProps) {
  const portal = usePortal();
  const pinned = useMemo(() => listings?.flatMap(pin) ?? [], [listings]);
  const bounds = useMemo(() => latLngBounds(pinned.map(({ point }) => point)), [pinned]);
  if (!listings) return <MapSkeleton />;
  if (pinned.length === 0) {
    return (
      <Center h="full" borderRadius="card" bg="bg.muted" p="8">
        <Text color="fg.muted">None of these homes tells where it is. The list shows them all.</Text>
      </Center>
    );
  }
  return (
    <Box h="full" borderRadius="card" overflow="hidden" borderWidth="1px" css={resultsMapStyles}>
      <MapView
        center={bounds.getCenter()}
        zoom={NEIGHBOURHOOD}
        minZoom={4}
        maxZoom={18}
        attributionControl={Boolean(portal?.mapTileUrl)}
      >
        <MapRegion name="Map of the homes" />
        {portal?.mapTileUrl ? (
          <MapTiles url={portal.mapTileUrl} attribution={portal.mapAttribution ?? ''} />
        ) : (
          <>
            <PaperGround />
            <ResultsRings bounds={bounds} />
          </>
        )}
        <MapScale />
        <FitTo bounds={bounds} />
        <ListingMarkers
          pinned={pinned}
          toListing={toListing}
          highlighted={highlighted}
          onHighlight={onHighlight}
        />
      </MapView>
    </Box>
  );
}

/** Shows all homes again whenever there are others. */
function FitTo({ bounds }: { bounds: ReturnType<typeof latLngBounds> }) {
  const map = useMapView();
  useEffect(() => {
    if (bounds.getNorthEast().equals(bounds.getSouthWest())) map.setView(bounds.getCenter(), NEIGHBOURHOOD);
    else map.fitBounds(bounds.pad(0.15), { animate: false });
  }, [map, bounds]);
  return null;
}
