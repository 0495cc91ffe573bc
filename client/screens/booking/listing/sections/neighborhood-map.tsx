import { Box } from '@chakra-ui/react';
import type { LatLngTuple } from 'leaflet';
import { LISTING_MAP } from '#domain/listing/location.ts';
import { usePortal } from '#client/app/session/session-context.ts';
import { MapCircle, MapScale, MapTiles } from '#client/components/map/map-layers.tsx';
import { MapView } from '#client/components/map/map-view.tsx';
import { MapGround } from '#client/components/map/ground/map-ground.tsx';
import { mapStyles } from '#client/components/map/map-styles.ts';
import { useIsDesktop } from '#client/components/media/use-is-desktop.ts';

/** LS-11: a circle of 500 m at zoom 13, on tiles if the operator configures them, or else on our drawing. */
export function NeighborhoodMap({ lat, lon }: { readonly lat: number; readonly lon: number }) {
  const portal = usePortal();
  const isDesktop = useIsDesktop();
  const center: LatLngTuple = [lat, lon];
  return (
    <Box
      h={{ base: '72', lg: '96' }}
      borderRadius="card"
      borderWidth="1px"
      overflow="hidden"
      css={{
        ...mapStyles,
        '& .neighborhood': {
          stroke: 'coral.solid',
          strokeWidth: '2',
          fill: 'coral.solid',
          fillOpacity: '0.22',
        },
      }}
    >
      <MapView
        name="Map: a circle of 500 m around the home"
        center={center}
        zoom={LISTING_MAP.zoom}
        minZoom={10}
        maxZoom={16}
        scrollWheelZoom={false}
        // On a phone, a finger on the map scrolls the page; the buttons still change the zoom.
        dragging={isDesktop}
      >
        {portal?.mapTileUrl ? (
          <MapTiles url={portal.mapTileUrl} attribution={portal.mapAttribution ?? ''} />
        ) : (
          <MapGround />
        )}
        <MapCircle center={center} radiusMeters={LISTING_MAP.circleRadiusMeters} className="neighborhood" />
        <MapScale />
      </MapView>
    </Box>
  );
}
