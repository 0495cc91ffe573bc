import { chakra, Stack, Text } from '@chakra-ui/react';
import { DomEvent, type LatLngBounds, latLngBounds, type Map as LeafletMap } from 'leaflet';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { boundsText, type MapBounds, roundedBounds } from '#domain/search/map-bounds.ts';
import { useMapView } from '#client/components/map/map-view.tsx';

export const leafletBounds = ({ north, east, south, west }: MapBounds): LatLngBounds =>
  latLngBounds([south, west], [north, east]);

const shownPart = (map: LeafletMap): MapBounds => {
  const bounds = map.getBounds();
  return roundedBounds({
    north: bounds.getNorth(),
    east: bounds.getEast(),
    south: bounds.getSouth(),
    west: bounds.getWest(),
  });
};

export const isShown = (map: LeafletMap, part: MapBounds): boolean =>
  boundsText(shownPart(map)) === boundsText(part);

/** Maps that the page is moving, which is not a search by the traveler. */
const movedByPage = new WeakSet<LeafletMap>();

export function moveByPage(map: LeafletMap, move: () => void): void {
  movedByPage.add(map);
  move();
  movedByPage.delete(map);
}

export interface SearchAsMovedProps {
  readonly searched: MapBounds | undefined;
  readonly onSearched: (bounds: MapBounds | undefined) => void;
  /** Whether the searched part has no homes to show. */
  readonly isEmpty: boolean;
}

/** Searches the visible part of the map, while the traveler has that turned on. */
export function SearchAsMoved({ searched, onSearched, isEmpty }: SearchAsMovedProps) {
  const map = useMapView();
  const isOn = searched !== undefined;
  const search = useEffectEvent(() => {
    if (searched && !movedByPage.has(map) && !isShown(map, searched)) onSearched(shownPart(map));
  });
  useEffect(() => {
    if (!isOn) return;
    const onMoved = () => search();
    map.on('moveend', onMoved);
    return () => void map.off('moveend', onMoved);
  }, [map, isOn]);
  const keepFromMap = useCallback((element: HTMLElement | null) => {
    if (element) DomEvent.disableClickPropagation(element);
  }, []);
  return (
    <Stack
      ref={keepFromMap}
      position="absolute"
      top="3"
      // On a phone, to the right of the zoom buttons.
      left={{ base: '14', sm: '0' }}
      right={{ base: '1', sm: '0' }}
      mx="auto"
      w="fit-content"
      zIndex="1000"
      align="center"
      gap="2"
    >
      <chakra.label
        display="flex"
        alignItems="center"
        gap="2"
        minH="11"
        px="4"
        bg="bg.panel"
        color="fg"
        borderWidth="1px"
        borderRadius="full"
        boxShadow="card"
        cursor="pointer"
      >
        <chakra.input
          type="checkbox"
          boxSize="5"
          accentColor="pine.solid"
          focusVisibleRing="outside"
          checked={isOn}
          onChange={() => onSearched(isOn ? undefined : shownPart(map))}
        />
        <Text as="span" textStyle="sm" fontWeight="medium">
          Search as I move the map
        </Text>
      </chakra.label>
      {isEmpty && (
        <Text role="status" px="4" py="2" bg="bg.panel" borderWidth="1px" borderRadius="card" textStyle="sm">
          No homes in this part of the map
        </Text>
      )}
    </Stack>
  );
}
