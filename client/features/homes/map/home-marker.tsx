import type { Marker as LeafletMarker } from 'leaflet';
import { useMemo, useRef } from 'react';
import { formatWholeMoney } from '#domain/money/money-format.ts';
import type { PricedFor } from '#client/app/stay/stay-input.ts';
import { MapBubble } from '#client/components/map/map-bubble.tsx';
import { MapMarker } from '#client/components/map/map-marker.tsx';
import { useMarkerElement } from '#client/components/map/use-marker-element.ts';
import { usePricedStay } from '../use-stay-price';
import { MapCard } from './map-card';
import type { Pinned } from './pinned';
import { markerSize, priceMarker } from './price-marker';

export interface HomeMarkerProps {
  readonly pinned: Pinned;
  /** The stay or flexible dates that the price is for. */
  readonly pricedFor: PricedFor;
  /** The listing's page with this search. */
  readonly to: string;
  readonly isHighlighted: boolean;
  readonly onHighlight: (listingId: string | null) => void;
  /** The keyboard zoomed to this marker. */
  readonly takesFocus: boolean;
  readonly onFocusTaken: () => void;
}

/** A home on the map: its price, and its card once it is pressed. */
export function HomeMarker({
  pinned,
  pricedFor,
  to,
  isHighlighted,
  onHighlight,
  takesFocus,
  onFocusTaken,
}: HomeMarkerProps) {
  const { listingId: id, name } = pinned.listing;
  const price = usePricedStay(pinned.home, pricedFor)?.price;
  const marker = useRef<LeafletMarker>(null);
  const title = price ? formatWholeMoney(price.nightly.fiat) : 'View';
  const icon = useMemo(
    () => priceMarker({ lead: `${name},`, title }, markerSize(1), isHighlighted),
    [name, title, isHighlighted],
  );
  const handlers = useMemo(
    () => ({ mouseover: () => onHighlight(id), mouseout: () => onHighlight(null) }),
    [id, onHighlight],
  );
  useMarkerElement(marker, {
    takesFocus,
    onFocusTaken,
    onFocus: () => onHighlight(id),
    onBlur: () => onHighlight(null),
    onPress: () => marker.current?.openPopup(),
  });
  return (
    <MapMarker
      ref={marker}
      position={pinned.point}
      icon={icon}
      zIndexOffset={isHighlighted ? 1_000 : 0}
      eventHandlers={handlers}
    >
      <MapBubble name={name} width={240}>
        <MapCard pinned={pinned} pricedFor={pricedFor} to={to} />
      </MapBubble>
    </MapMarker>
  );
}
