import { type Marker, Popup } from 'leaflet';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMapMarker } from './map-marker';
import { useMapView } from './map-view';

export interface MapBubbleProps {
  /** The accessible name of the dialog. */
  readonly name: string;
  /** In pixels. */
  readonly width: number;
  readonly children: ReactNode;
}

/** Opens over its marker when the marker is pressed; Escape closes it. */
export function MapBubble({ name, width, children }: MapBubbleProps) {
  const marker = useMapMarker();
  const [openPopup, setOpenPopup] = useState<OpenPopup | null>(null);
  useEffect(() => {
    const content = document.createElement('div');
    const popup = new Popup({ minWidth: width, maxWidth: width, maxHeight: 360 }).setContent(content);
    popup.on({ add: () => setOpenPopup({ popup, content }), remove: () => setOpenPopup(null) });
    marker.bindPopup(popup);
    const stopMovingFocus = moveFocus(marker, popup);
    const stopShowingState = showState(marker, popup);
    return () => {
      popup.remove();
      marker.unbindPopup();
      stopMovingFocus();
      stopShowingState();
    };
  }, [marker, width]);
  return (
    openPopup &&
    createPortal(
      <BubbleContent name={name} popup={openPopup.popup}>
        {children}
      </BubbleContent>,
      openPopup.content,
    )
  );
}

interface OpenPopup {
  readonly popup: Popup;
  /** Where the children are rendered. */
  readonly content: HTMLElement;
}

interface BubbleContentProps {
  readonly name: string;
  readonly popup: Popup;
  readonly children: ReactNode;
}

function BubbleContent({ name, popup, children }: BubbleContentProps) {
  const map = useMapView();
  useEffect(() => {
    // Leaflet measured and positioned the bubble while it was empty.
    popup.update();
    // The whole bubble, so that Escape also works on its close button.
    const bubble = popup.getElement();
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') map.closePopup();
    };
    bubble?.addEventListener('keydown', closeOnEscape);
    return () => bubble?.removeEventListener('keydown', closeOnEscape);
  }, [map, popup]);
  useEffect(() => {
    popup.getElement()?.setAttribute('role', 'dialog');
    popup.getElement()?.setAttribute('aria-label', name);
  }, [popup, name]);
  return children;
}

/**
 * Moves the focus to the first link of a bubble that opens, and back to its marker when it closes, unless the focus is elsewhere
 * by then.
 */
function moveFocus(marker: Marker, popup: Popup): () => void {
  const handlers = {
    popupopen: () => {
      // The content is rendered after the bubble has opened.
      requestAnimationFrame(() =>
        popup.getElement()?.querySelector<HTMLElement>('.leaflet-popup-content a')?.focus(),
      );
    },
    popupclose: () => {
      const isNowhere = document.activeElement === document.body;
      if (isNowhere || popup.getElement()?.contains(focusedBeside(marker))) {
        marker.getElement()?.focus({ preventScroll: true });
      }
    },
  };
  marker.on(handlers);
  return () => void marker.off(handlers);
}

/** The focused element of the document or the shadow tree that the marker is in; the document knows only the host of a shadow tree. */
function focusedBeside(marker: Marker): Element | null {
  const root = marker.getElement()?.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}

/** Announces that the marker opens a dialog, and whether that is open. */
function showState(marker: Marker, popup: Popup): () => void {
  const show = () => {
    marker.getElement()?.setAttribute('aria-haspopup', 'dialog');
    marker.getElement()?.setAttribute('aria-expanded', String(popup.isOpen()));
  };
  show();
  marker.on('add', show);
  popup.on({ add: show, remove: show });
  return () => {
    marker.off('add', show);
    marker.getElement()?.removeAttribute('aria-haspopup');
    marker.getElement()?.removeAttribute('aria-expanded');
  };
}
