import { type Map as LeafletMap, point } from 'leaflet';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { PricedFor } from '#client/app/stay/stay-input.ts';
import { groupMarkers } from '#client/components/map/group-markers.ts';
import { useMapView } from '#client/components/map/map-view.tsx';
import { GroupMarker } from './group-marker';
import { HomeMarker } from './home-marker';
import type { Pinned } from './pinned';
import { markerRoom } from './price-marker';

export interface ListingMarkersProps {
  readonly pinned: readonly Pinned[];
  /** The stay or flexible dates that the prices are for. */
  readonly pricedFor: PricedFor;
  /** The listing's page with this search. */
  readonly toListing: (listingId: string) => string;
  readonly highlighted: string | null;
  readonly onHighlight: (listingId: string | null) => void;
}

/** The prices of the homes. Markers that would overlap at this zoom are grouped. */
export function ListingMarkers({
  pinned,
  pricedFor,
  toListing,
  highlighted,
  onHighlight,
}: ListingMarkersProps) {
  const map = useMapView();
  const zoom = useZoom(map);
  /** The home that the keyboard zooms to, and the home that it has zoomed to. */
  const zoomingTo = useRef<string | null>(null);
  const [focusOn, setFocusOn] = useState<string | null>(null);
  useEffect(() => {
    const focusOnZoomed = () => {
      setFocusOn(zoomingTo.current);
      zoomingTo.current = null;
    };
    map.on('zoomend', focusOnZoomed);
    return () => void map.off('zoomend', focusOnZoomed);
  }, [map]);
  const groups = useMemo(() => {
    const placed = pinned.map((item) => {
      const { x, y } = map.project(item.point, zoom);
      return { item, x, y };
    });
    return groupMarkers(placed, markerRoom).map(({ items, x, y }) => ({
      items,
      middle: map.unproject(point(x, y), zoom),
    }));
  }, [map, pinned, zoom]);

  return groups.map(({ items, middle }) => {
    const ids = items.map(({ listing }) => listing.listingId);
    const [first] = items;
    const common = {
      pricedFor,
      isHighlighted: highlighted !== null && ids.includes(highlighted),
      takesFocus: focusOn !== null && ids.includes(focusOn),
      // Only once: a marker that appears later must not take the focus.
      onFocusTaken: () => setFocusOn(null),
    };
    if (items.length === 1 && first) {
      const { listingId: id } = first.listing;
      return <HomeMarker key={id} pinned={first} to={toListing(id)} onHighlight={onHighlight} {...common} />;
    }
    return (
      <GroupMarker
        key={ids.join(' ')}
        homes={items}
        middle={middle}
        toListing={toListing}
        onZoomed={() => {
          zoomingTo.current = ids[0] ?? null;
        }}
        {...common}
      />
    );
  });
}

/** The zoom of a map. It may change before the listener is added, so it is read again then. */
const useZoom = (map: LeafletMap): number =>
  useSyncExternalStore(
    (listener) => {
      map.on('zoomend', listener);
      return () => map.off('zoomend', listener);
    },
    () => map.getZoom(),
  );
