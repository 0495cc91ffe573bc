import { type Marker, Popup, type PopupEvent } from 'leaflet';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMapMarker } from './map-marker';
import { useMapView } from './map-view';

export interface MapBubbleProps {
  /** In pixels. */
  readonly width: number;
  readonly children: ReactNode;
}

/** Opens over its marker when that is pressed; Escape closes it. Its marker has `bubbleFocus` among its handlers. */
export function MapBubble({ width, children }: MapBubbleProps) {
  const marker = useMapMarker();
  const [openPopup, setOpenPopup] = useState<OpenPopup | null>(null);
  useEffect(() => {
    const content = document.createElement('div');
    const popup = new Popup({ minWidth: width, maxWidth: width, maxHeight: 360 }).setContent(content);
    popup.on({ add: () => setOpenPopup({ popup, content }), remove: () => setOpenPopup(null) });
    marker.bindPopup(popup);
    return () => {
      popup.remove();
      marker.unbindPopup();
    };
  }, [marker, width]);
  return (
    openPopup &&
    createPortal(<BubbleContent popup={openPopup.popup}>{children}</BubbleContent>, openPopup.content)
  );
}

interface OpenPopup {
  readonly popup: Popup;
  /** Where the children are rendered. */
  readonly content: HTMLElement;
}

function BubbleContent({ popup, children }: { popup: Popup; children: ReactNode }) {
  const map = useMapView();
  useEffect(() => {
    // It opened empty: its size and its place in the map follow from what it now contains.
    popup.update();
    // The whole bubble, so that it works on its close button too.
    const bubble = popup.getElement();
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') map.closePopup();
    };
    bubble?.addEventListener('keydown', closeOnEscape);
    return () => bubble?.removeEventListener('keydown', closeOnEscape);
  }, [map, popup]);
  return children;
}

interface MarkerPopupEvent extends PopupEvent {
  readonly target: Marker;
}

/** The focus goes to the first link of a bubble that opens, and back to the marker, unless it is elsewhere by then. */
export const bubbleFocus = {
  popupopen: ({ popup }: MarkerPopupEvent) => {
    // What is in it is drawn after it has opened.
    requestAnimationFrame(() =>
      popup.getElement()?.querySelector<HTMLElement>('.leaflet-popup-content a')?.focus(),
    );
  },
  popupclose: ({ target, popup }: MarkerPopupEvent) => {
    const { activeElement } = document;
    if (activeElement === document.body || popup.getElement()?.contains(activeElement)) {
      target.getElement()?.focus({ preventScroll: true });
    }
  },
};
