import type { Marker, PopupEvent } from 'leaflet';
import { type ReactNode, useEffect, useRef } from 'react';
import { Popup, useMap } from 'react-leaflet';

export interface MapBubbleProps {
  /** In pixels. */
  readonly width: number;
  readonly children: ReactNode;
}

/** What opens over a marker; Escape closes it. Its marker has `bubbleFocus` among its handlers. */
export const MapBubble = ({ width, children }: MapBubbleProps) => (
  <Popup minWidth={width} maxWidth={width} maxHeight={360}>
    <BubbleContent>{children}</BubbleContent>
  </Popup>
);

function BubbleContent({ children }: { children: ReactNode }) {
  const map = useMap();
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The whole bubble, so that it works on its close button too.
    const bubble = content.current?.closest<HTMLElement>('.leaflet-popup');
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') map.closePopup();
    };
    bubble?.addEventListener('keydown', closeOnEscape);
    return () => bubble?.removeEventListener('keydown', closeOnEscape);
  }, [map]);
  return <div ref={content}>{children}</div>;
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
