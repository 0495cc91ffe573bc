import type { SystemStyleObject } from '@chakra-ui/react';

/** The portal's colors for a Leaflet map, light and dark: its ground (`MapGround` or tiles) and its controls. */
export const mapStyles: SystemStyleObject = {
  '--land': '#f1ece0',
  '--water': '#bfdce0',
  '--border': '#b9ab94',
  _dark: { '--land': '#24302d', '--water': '#16343d', '--border': '#5d6a5f' },
  '& .leaflet-container': { h: 'full', bg: 'var(--land)', fontFamily: 'body', zIndex: '0' },
  '& img.leaflet-tile': { _dark: { filter: 'invert(1) hue-rotate(180deg) brightness(0.9) contrast(0.9)' } },
  '& .map-land': { fill: 'var(--land)', fillOpacity: '1' },
  '& .map-water': { fill: 'var(--water)', fillOpacity: '1' },
  '& .map-river': { stroke: 'var(--water)', strokeWidth: '2', strokeOpacity: '1', fill: 'none' },
  '& .map-border': {
    stroke: 'var(--border)',
    strokeWidth: '1',
    strokeOpacity: '1',
    strokeDasharray: '6 4',
    fill: 'none',
  },
  '& .town-name': {
    display: 'grid',
    placeItems: 'center',
    pointerEvents: 'none',
    fontSize: 'xs',
    fontWeight: 'semibold',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    '& span': {
      textShadow:
        '0 0 3px var(--land), 0 0 3px var(--land), 1px 1px 2px var(--land), -1px -1px 2px var(--land)',
    },
  },
  '& .leaflet-bar': { border: '0', boxShadow: 'card', borderRadius: 'l2', overflow: 'hidden' },
  '& .leaflet-bar a': { bg: 'bg.panel', color: 'fg', borderColor: 'border' },
  '& .leaflet-bar a:is(:hover, :focus, .leaflet-disabled)': { bg: 'bg.muted' },
  '& .leaflet-bar a.leaflet-disabled': { color: 'fg.subtle' },
  '& .leaflet-control-attribution.leaflet-control': { bg: 'bg.panel/80', color: 'fg' },
  '& .leaflet-control-scale-line': {
    bg: 'bg.panel/80',
    color: 'fg',
    borderColor: 'fg.muted',
    textShadow: 'none',
  },
};
