import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Box, Button, Center, Flex, Grid, Text } from '@chakra-ui/react';
import { Suspense } from 'react';
import { galleryTiles, seeAllPhotosLabel } from '#domain/listing/gallery.ts';
import { useTrack } from '#client/app/tracking/use-track.ts';
import { useIsDesktop } from '#client/components/media/use-is-desktop.ts';
import { onDemand } from '#client/components/on-demand/on-demand.ts';
import { useHistoryEntry } from '#client/components/history-entry/use-history-entry.ts';
import { Photo } from '#client/components/photo/photo.tsx';
import { ALL_PHOTOS } from '#client/features/homes/photos/photos.ts';
import { useShownPhotos } from '#client/features/homes/photos/use-shown-photos.ts';
import { COVER_SIZES, PHONE_PHOTO_HEIGHT } from './cover-sizes';
import {
  type ListingGallery_ListingFragment,
  ListingGallery_ListingFragmentDoc,
} from './listing-gallery.generated';

const AllPhotosDialog = onDemand(
  async () => (await import('#client/features/homes/photos/all-photos-dialog.tsx')).AllPhotosDialog,
);

export interface ListingGalleryProps {
  readonly listing: FragmentType<ListingGallery_ListingFragment>;
}

/** GA-01: the cover and two more photos, and the button to all of them; no more tiles than there are photos (GA-08). */
export function ListingGallery({ listing }: ListingGalleryProps) {
  const { data } = useSuspenseFragment({ fragment: ListingGallery_ListingFragmentDoc, from: listing });
  const { photos, onFailed } = useShownPhotos(data.photos);
  const allPhotos = useHistoryEntry(ALL_PHOTOS);
  const track = useTrack();
  const isDesktop = useIsDesktop();
  const label = seeAllPhotosLabel(photos.length);
  if (data.photos.length === 0) return null;
  if (label === null) return <NoPhotoLoaded />;
  const open = () => {
    track('photos_opened', { count: photos.length });
    allPhotos.open();
  };
  const tiles = galleryTiles(photos);
  return (
    <Box position="relative" id="gallery" as="section" aria-label="Photos" tabIndex={-1} outline="none">
      {isDesktop ? (
        <TileGrid tiles={tiles} onFailed={onFailed} onOpen={open} />
      ) : (
        <TileStrip tiles={tiles} onFailed={onFailed} onOpen={open} />
      )}
      <Button
        position="absolute"
        bottom="4"
        insetEnd="4"
        size="sm"
        bg="bg.panel"
        color="fg"
        boxShadow="floating"
        _hover={{ bg: 'bg.muted' }}
        onClick={open}
      >
        {label}
      </Button>
      {allPhotos.isOpen && (
        <Suspense>
          <AllPhotosDialog name={data.name} photos={photos} onFailed={onFailed} onClose={allPhotos.close} />
        </Suspense>
      )}
    </Box>
  );
}

interface TilesProps {
  readonly tiles: ListingGallery_ListingFragment['photos'];
  readonly onFailed: (url: string) => void;
  readonly onOpen: () => void;
}

const TileGrid = ({ tiles, onFailed, onOpen }: TilesProps) => {
  const [cover, ...others] = tiles;
  return (
    <Grid
      templateColumns={others.length > 0 ? 'minmax(0, 2fr) minmax(0, 1fr)' : '1fr'}
      gap="2"
      h="min(30rem, 56vh)"
      borderRadius="card"
      overflow="hidden"
      onClick={onOpen}
      cursor="pointer"
    >
      {cover && (
        <Photo
          key={cover.url}
          photo={cover}
          sizes={others.length > 0 ? COVER_SIZES.besideOthers : COVER_SIZES.alone}
          isFirst
          ratio="auto"
          h="full"
          onFailed={() => onFailed(cover.url)}
        />
      )}
      {others.length > 0 && (
        <Grid templateRows={`repeat(${others.length}, minmax(0, 1fr))`} gap="2" minH="0">
          {others.map((photo) => (
            <Photo
              key={photo.url}
              photo={photo}
              sizes="(min-width: 1280px) 400px, 33vw"
              isFirst
              ratio="auto"
              h="full"
              onFailed={() => onFailed(photo.url)}
            />
          ))}
        </Grid>
      )}
    </Grid>
  );
};

/** On a phone, the same tiles in a row to swipe through; the next one shows its edge. */
const TileStrip = ({ tiles, onFailed, onOpen }: TilesProps) => (
  <Flex
    overflowX="auto"
    scrollSnapType="x mandatory"
    css={{ scrollbarWidth: 'none' }}
    gap="1"
    onClick={onOpen}
    tabIndex={0}
    role="group"
    aria-label="First photos"
    focusVisibleRing="inside"
  >
    {tiles.map((photo) => (
      <Photo
        key={photo.url}
        photo={photo}
        sizes={COVER_SIZES.onPhone}
        isFirst
        flex={tiles.length > 1 ? '0 0 94%' : '0 0 100%'}
        maxH={PHONE_PHOTO_HEIGHT}
        scrollSnapAlign="start"
        onFailed={() => onFailed(photo.url)}
      />
    ))}
  </Flex>
);

const NoPhotoLoaded = () => (
  <Center id="gallery" h="40" bg="bg.muted" borderRadius={{ lg: 'card' }}>
    <Text color="fg.muted">The photos of this home could not be loaded</Text>
  </Center>
);
