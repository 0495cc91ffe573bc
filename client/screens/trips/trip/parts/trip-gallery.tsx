import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Box, Button, Grid } from '@chakra-ui/react';
import { Suspense } from 'react';
import { galleryTiles, seeAllPhotosLabel } from '#domain/listing/gallery.ts';
import { useTrack } from '#client/app/tracking/use-track.ts';
import { onDemand } from '#client/components/on-demand/on-demand.ts';
import { useHistoryEntry } from '#client/components/history-entry/use-history-entry.ts';
import { Photo } from '#client/components/photo/photo.tsx';
import { ALL_PHOTOS } from '#client/features/homes/photos/photos.ts';
import { useShownPhotos } from '#client/features/homes/photos/use-shown-photos.ts';
import { type TripGallery_TripFragment, TripGallery_TripFragmentDoc } from './trip-gallery.generated';

const AllPhotosDialog = onDemand(
  async () => (await import('#client/features/homes/photos/all-photos-dialog.tsx')).AllPhotosDialog,
);

export interface TripGalleryProps {
  readonly trip: FragmentType<TripGallery_TripFragment>;
}

/** The cover photo, two more on a wide window, and a button to all photos. */
export function TripGallery({ trip }: TripGalleryProps) {
  const { data } = useSuspenseFragment({ fragment: TripGallery_TripFragmentDoc, from: trip });
  const { photos, onFailed } = useShownPhotos(data.listing.photos);
  const track = useTrack();
  const allPhotos = useHistoryEntry(ALL_PHOTOS);
  const [cover, ...others] = galleryTiles(photos);
  if (!cover) return null;
  return (
    <Box as="section" aria-label="Photos" position="relative">
      <Grid
        templateColumns={{
          base: '1fr',
          md: others.length > 0 ? 'minmax(0, 2fr) minmax(0, 1fr)' : '1fr',
        }}
        gap="2"
        h={{ base: '56', md: '80', lg: '96' }}
        borderRadius="card"
        overflow="hidden"
      >
        <Photo
          key={cover.url}
          photo={cover}
          sizes="(min-width: 1280px) 740px, (min-width: 768px) 66vw, 100vw"
          ratio="auto"
          h="full"
          isFirst
          onFailed={() => onFailed(cover.url)}
        />
        {others.length > 0 && (
          <Grid
            hideBelow="md"
            templateRows={`repeat(${others.length}, minmax(0, 1fr))`}
            gap="2"
            minH="0"
            _print={{ display: 'none' }}
          >
            {others.map((photo) => (
              <Photo
                key={photo.url}
                photo={photo}
                sizes="(min-width: 1280px) 370px, 33vw"
                ratio="auto"
                h="full"
                onFailed={() => onFailed(photo.url)}
              />
            ))}
          </Grid>
        )}
      </Grid>
      <Button
        position="absolute"
        bottom="4"
        insetEnd="4"
        size="sm"
        bg="bg.panel"
        color="fg"
        boxShadow="floating"
        _hover={{ bg: 'bg.muted' }}
        onClick={() => {
          track('photos_opened', { count: photos.length });
          allPhotos.open();
        }}
      >
        {seeAllPhotosLabel(photos.length)}
      </Button>
      {allPhotos.isOpen && (
        <Suspense>
          <AllPhotosDialog
            name={data.listing.name}
            photos={photos}
            onFailed={onFailed}
            onClose={allPhotos.close}
          />
        </Suspense>
      )}
    </Box>
  );
}
