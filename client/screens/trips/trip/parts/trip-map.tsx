import { Box } from '@chakra-ui/react';
import { divIcon, type LatLngTuple } from 'leaflet';
import { useMemo } from 'react';
import { LISTING_MAP } from '#domain/listing/location.ts';
import { usePortal } from '#client/app/session/session-context.ts';
import { MapCircle, MapScale, MapTiles } from '#client/components/map/map-layers.tsx';
import { MapMarker } from '#client/components/map/map-marker.tsx';
import { MapView } from '#client/components/map/map-view.tsx';
import { MapGround } from '#client/components/map/ground/map-ground.tsx';
import { mapStyles } from '#client/components/map/map-styles.ts';
import { useIsDesktop } from '#client/components/media/use-is-desktop.ts';

export interface TripMapProps {
  readonly lat: number;
  readonly lon: number;
  /** Whether the point is the exact location. */
  readonly isExact: boolean;
  readonly name: string;
}

const PIN_PX = 22;

const homePin = () =>
  divIcon({ className: 'home-pin', iconSize: [PIN_PX, PIN_PX], html: document.createElement('span') });

/** The home on a map: a pin at its location, or a circle around a point nearby. */
export function TripMap({ lat, lon, isExact, name }: TripMapProps) {
  const portal = usePortal();
  const isDesktop = useIsDesktop();
  const center: LatLngTuple = [lat, lon];
  const icon = useMemo(() => homePin(), []);
  return (
    <Box h="full" borderRadius="l3" borderWidth="1px" overflow="hidden" css={styles}>
      <MapView
        name={isExact ? `Map: ${name}` : `Map: a circle of 500 m around ${name}`}
        center={center}
        zoom={isExact ? 15 : LISTING_MAP.zoom}
        minZoom={10}
        maxZoom={17}
        scrollWheelZoom={false}
        // On a phone a finger on the map scrolls the page; the buttons still change the zoom.
        dragging={isDesktop}
      >
        {portal?.mapTileUrl ? (
          <MapTiles url={portal.mapTileUrl} attribution={portal.mapAttribution ?? ''} />
        ) : (
          <MapGround />
        )}
        {isExact ? (
          <MapMarker position={center} icon={icon} zIndexOffset={0} interactive={false} />
        ) : (
          <MapCircle center={center} radiusMeters={LISTING_MAP.circleRadiusMeters} className="neighborhood" />
        )}
        <MapScale />
      </MapView>
    </Box>
  );
}

const styles = {
  ...mapStyles,
  '& .neighborhood': { stroke: 'coral.solid', strokeWidth: '2', fill: 'coral.solid', fillOpacity: '0.22' },
  '& .home-pin': {
    bg: 'coral.solid',
    borderWidth: '3px',
    borderColor: 'white',
    borderRadius: 'full',
    boxShadow: 'floating',
  },
} as const;
