import { Box, Grid } from '@chakra-ui/react';
import { type ReactNode, type Ref, Suspense } from 'react';
import { useIsDesktop } from '../../components/media/use-is-desktop';
import { onDemand } from '../../components/on-demand/on-demand';
import type { ResultsMapProps } from './map/results-map';
import { MapSkeleton } from './results-skeleton';

const ResultsMap = onDemand(async () => (await import('./map/results-map')).ResultsMap);

export interface ListAndMapProps extends ResultsMapProps {
  readonly list: ReactNode;
  readonly showsMap: boolean;
  readonly mapBox?: Ref<HTMLDivElement>;
}

/** Homes in a list; with the map, it is next to the list on a desktop and replaces it on a phone. */
export function ListAndMap({ list, showsMap, mapBox, ...map }: ListAndMapProps) {
  const isDesktop = useIsDesktop();
  if (!showsMap) return list;
  return (
    <Grid templateColumns={{ lg: '1fr 1fr' }} gap="6" alignItems="start">
      {isDesktop && list}
      <Box
        ref={mapBox}
        position={{ lg: 'sticky' }}
        top={{ lg: '20' }}
        h={{ base: '70dvh', lg: 'calc(100dvh - 7rem)' }}
      >
        <Suspense fallback={<MapSkeleton />}>
          <ResultsMap {...map} />
        </Suspense>
      </Box>
    </Grid>
  );
}
