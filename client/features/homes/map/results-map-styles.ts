import type { SystemStyleObject } from '@chakra-ui/react';
import { mapStyles } from '#client/components/map/map-styles.ts';
import { SOLID_FILL } from '#client/components/solid-fill.ts';
import { MIN_TOUCH_SIZE } from './price-marker';

const pointedAt = { ...SOLID_FILL, borderColor: 'pine.solid' };

/** Leaflet's markup in the portal's colors, for prices and bubbles, light and dark. */
export const resultsMapStyles: SystemStyleObject = {
  ...mapStyles,
  '& .price-marker': {
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'full',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    fontWeight: 'bold',
    fontSize: 'sm',
    lineHeight: '1.2',
    whiteSpace: 'nowrap',
    boxShadow: 'card',
    outlineColor: 'pine.focusRing',
    outlineOffset: '2px',
    _focusVisible: { outline: '2px solid', outlineColor: 'pine.focusRing' },
    _hover: pointedAt,
    _after: {
      content: '""',
      position: 'absolute',
      insetX: '0',
      top: '50%',
      h: `max(100%, ${MIN_TOUCH_SIZE}px)`,
      transform: 'translateY(-50%)',
    },
  },
  '& .price-marker.is-highlighted': pointedAt,
  '& .price-marker > span': { display: 'grid', justifyItems: 'center' },
  '& .price-marker-detail': { fontWeight: 'medium', fontSize: 'xs' },
  '& .read-out': {
    position: 'absolute',
    w: '1px',
    h: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '& .leaflet-popup-content-wrapper, & .leaflet-popup-tip': {
    bg: 'bg.panel',
    color: 'fg',
    boxShadow: 'floating',
  },
  '& .leaflet-popup-content-wrapper': { p: '0', overflow: 'hidden', borderRadius: 'l3' },
  '& .leaflet-popup-content': { m: '0', fontSize: 'sm' },
  '& .leaflet-container a.leaflet-popup-close-button': {
    color: 'white',
    bg: 'rgb(7 36 32 / 60%)',
    borderRadius: 'full',
    m: '1.5',
  },
  '& .leaflet-container .leaflet-popup-content a': { color: 'fg' },
  '& .leaflet-container .leaflet-popup-content p': { m: '0' },
};
