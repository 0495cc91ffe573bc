import { type LatLng, latLngBounds, type Marker as LeafletMarker } from 'leaflet';
import { useCallback, useMemo, useRef } from 'react';
import type { PricedFor } from '#client/app/stay/stay-input.ts';
import { MapBubble } from '#client/components/map/map-bubble.tsx';
import { MapMarker } from '#client/components/map/map-marker.tsx';
import { useMapView } from '#client/components/map/map-view.tsx';
import { useMarkerElement } from '#client/components/map/use-marker-element.ts';
import { useStayPrices } from '../use-stay-price';
import { MapCard } from './map-card';
import { lowestPrice, type Pinned } from './pinned';
import { markerSize, priceMarker } from './price-marker';

export interface GroupMarkerProps {
  readonly homes: readonly Pinned[];
  readonly middle: LatLng;
  /** The stay or flexible dates that the prices are for. */
  readonly pricedFor: PricedFor;
  readonly toListing: (listingId: string) => string;
  /** One of its homes is hovered in the list. */
  readonly isHighlighted: boolean;
  /** Called when the keyboard has zoomed in: the focus moves to the markers shown now. */
  readonly onZoomed: () => void;
  readonly takesFocus: boolean;
  readonly onFocusTaken: () => void;
}

/** Homes that are too close to be distinguished: their number and lowest price. A press zooms in until they are apart. */
export function GroupMarker({
  homes,
  middle,
  pricedFor,
  toListing,
  isHighlighted,
  onZoomed,
  takesFocus,
  onFocusTaken,
}: GroupMarkerProps) {
  const map = useMapView();
  const marker = useRef<LeafletMarker>(null);
  const bounds = useMemo(() => latLngBounds(homes.map(({ point }) => point)), [homes]);
  const isOnePlace = map.getZoom() >= map.getMaxZoom() || bounds.getNorthEast().equals(bounds.getSouthWest());
  const from = lowestPrice(
    useStayPrices(
      homes.map(({ home }) => home),
      pricedFor,
    ),
  );
  const count = homes.length;

  const icon = useMemo(() => {
    const text = {
      lead: isOnePlace ? 'Show' : 'Zoom in on',
      title: `${count} stays`,
      detail: from && `from ${from}`,
    };
    return priceMarker(text, markerSize(count), isHighlighted);
  }, [count, from, isOnePlace, isHighlighted]);

  const zoomIn = useCallback(() => {
    const closer = Math.max(map.getZoom() + 1, map.getBoundsZoom(bounds.pad(0.3)));
    map.setView(bounds.getCenter(), Math.min(closer, map.getMaxZoom()));
  }, [map, bounds]);
  const handlers = useMemo(() => (isOnePlace ? undefined : { click: zoomIn }), [isOnePlace, zoomIn]);
  useMarkerElement(marker, {
    takesFocus,
    onFocusTaken,
    onPress: () => {
      if (isOnePlace) return void marker.current?.openPopup();
      onZoomed();
      zoomIn();
    },
  });
  return (
    <MapMarker
      ref={marker}
      position={middle}
      icon={icon}
      zIndexOffset={isHighlighted ? 1_000 : 0}
      eventHandlers={handlers}
    >
      {isOnePlace && (
        <MapBubble name={`${count} stays in one place`} width={240}>
          {homes.map((each) => (
            <MapCard
              key={each.listing.listingId}
              pinned={each}
              pricedFor={pricedFor}
              to={toListing(each.listing.listingId)}
            />
          ))}
        </MapBubble>
      )}
    </MapMarker>
  );
}
