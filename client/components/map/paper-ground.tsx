import { GridLayer } from 'leaflet';
import { useEffect } from 'react';
import { useMapView } from './map-view';

/** Squares of graph paper that move and grow with the map; `paperStyles` draws them. */
class PaperLayer extends GridLayer {
  protected override createTile(): HTMLElement {
    const tile = document.createElement('div');
    tile.className = 'paper-tile';
    return tile;
  }
}

/** The background of a map without tiles: paper with a fine grid, which shows neither land nor water. */
export function PaperGround() {
  const map = useMapView();
  useEffect(() => {
    const layer = new PaperLayer({ updateWhenIdle: false, keepBuffer: 4 });
    layer.addTo(map);
    return () => {
      layer.remove();
    };
  }, [map]);
  return (
    <svg className="paper-grain" aria-hidden="true" focusable="false">
      <filter id="paper-grain">
        <feTurbulence type="fractalNoise" baseFrequency="0.012 0.018" numOctaves="4" seed="7" />
        <feColorMatrix type="saturate" values="0" />
        <feComponentTransfer>
          <feFuncA type="linear" slope="0.9" intercept="-0.12" />
        </feComponentTransfer>
      </filter>
      <rect width="100%" height="100%" filter="url(#paper-grain)" />
    </svg>
  );
}
