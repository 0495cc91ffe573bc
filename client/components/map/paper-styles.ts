import type { SystemStyleObject } from '@chakra-ui/react';

/** Fine lines every 32 px, stronger ones every 128 px; tiles are 256 px wide. */
const grid = (color: string, step: number) =>
  `repeating-linear-gradient(0deg, ${color} 0 1px, transparent 1px ${step}px), repeating-linear-gradient(90deg, ${color} 0 1px, transparent 1px ${step}px)`;

/** The portal's colors for a Leaflet map, light and dark: its background (`PaperGround` or tiles), `DistanceRing`, controls. */
export const paperStyles: SystemStyleObject = {
  '--paper': 'colors.bg.subtle',
  '--paper-line': 'color-mix(in srgb, {colors.pine.solid} 9%, transparent)',
  '--paper-line-strong': 'color-mix(in srgb, {colors.pine.solid} 20%, transparent)',
  '& .leaflet-container': { h: 'full', bg: 'var(--paper)', fontFamily: 'body', zIndex: '0' },
  '& img.leaflet-tile': { _dark: { filter: 'invert(1) hue-rotate(180deg) brightness(0.9) contrast(0.9)' } },
  '& .paper-tile': {
    backgroundImage: `${grid('var(--paper-line-strong)', 128)}, ${grid('var(--paper-line)', 32)}`,
  },
  '& .paper-grain': {
    position: 'absolute',
    inset: '0',
    w: 'full',
    h: 'full',
    zIndex: '250',
    pointerEvents: 'none',
    mixBlendMode: 'multiply',
    opacity: '0.28',
    _dark: { mixBlendMode: 'soft-light', opacity: '0.5' },
  },
  '& .distance-ring': {
    stroke: 'fg.muted',
    strokeOpacity: '0.7',
    strokeWidth: '1',
    strokeDasharray: '3 6',
    fill: 'none',
  },
  '& .distance-label': {
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'full',
    bg: 'bg.panel/85',
    color: 'fg.muted',
    fontSize: 'xs',
    fontWeight: 'semibold',
  },
  '& .leaflet-bar': { border: '0', boxShadow: 'card', borderRadius: 'l2', overflow: 'hidden' },
  '& .leaflet-bar a': { bg: 'bg.panel', color: 'fg', borderColor: 'border' },
  '& .leaflet-bar a:is(:hover, :focus, .leaflet-disabled)': { bg: 'bg.muted' },
  '& .leaflet-bar a.leaflet-disabled': { color: 'fg.subtle' },
  '& .leaflet-control-scale-line': {
    bg: 'bg.panel/80',
    color: 'fg',
    borderColor: 'fg.muted',
    textShadow: 'none',
  },
};
