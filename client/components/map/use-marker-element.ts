import type { Marker } from 'leaflet';
import { type RefObject, useEffect, useEffectEvent } from 'react';

export interface MarkerElementOptions {
  /** It takes the focus when it appears. */
  readonly takesFocus: boolean;
  readonly onFocusTaken: () => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  /** Enter or the space bar, as on any button. */
  readonly onPress: () => void;
}

/** Makes a marker operable by keyboard: Leaflet reports only the pointer. */
export function useMarkerElement(marker: RefObject<Marker | null>, options: MarkerElementOptions): void {
  const listener = useEffectEvent((event: FocusEvent | KeyboardEvent) => {
    if (event.type === 'focus') return options.onFocus?.();
    if (event.type === 'blur') return options.onBlur?.();
    if (!(event instanceof KeyboardEvent) || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    options.onPress();
  });
  const { takesFocus } = options;
  const takeFocus = useEffectEvent(() => {
    marker.current?.getElement()?.focus();
    options.onFocusTaken();
  });
  useEffect(() => {
    if (takesFocus) takeFocus();
  }, [takesFocus]);
  useEffect(() => {
    const element = marker.current?.getElement();
    const listen = (event: FocusEvent | KeyboardEvent) => listener(event);
    element?.addEventListener('focus', listen);
    element?.addEventListener('blur', listen);
    element?.addEventListener('keydown', listen);
    return () => {
      element?.removeEventListener('focus', listen);
      element?.removeEventListener('blur', listen);
      element?.removeEventListener('keydown', listen);
    };
  }, [marker]);
}
