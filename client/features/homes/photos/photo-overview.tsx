import { Box, chakra, Dialog, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import type { FocusEvent } from 'react';
import type { PhotoGroup } from '#domain/listing/gallery.ts';
import { usePageRoot } from '#client/components/use-page-root.ts';
import { Photo } from '#client/components/photo/photo.tsx';
import type { Photos } from './photos';

type OnePhoto = Photos[number];

export interface PhotoOverviewProps {
  /** The cover of the home. */
  readonly lead: OnePhoto | undefined;
  readonly others: Photos;
  /** GA-03: by room when enough of them are tagged; null when they are not grouped. */
  readonly groups: readonly PhotoGroup<OnePhoto>[] | null;
  readonly onFailed: (url: string) => void;
  readonly onView: (url: string) => void;
}

const groupId = (tag: string): string => `photos-${tag}`;

/** The lead photo and all others to scroll through; with groups, a thumbnail for each leads to it (GA-05). */
export const PhotoOverview = ({ lead, others, groups, ...handlers }: PhotoOverviewProps) => (
  <Dialog.Body px={{ base: '4', lg: '8' }} pt={{ base: '4', lg: '6' }} pb="10" onFocus={bringIntoView}>
    {lead && <PhotoGrid photos={[lead]} isLarge {...handlers} />}
    {groups === null ? (
      <Box pt={{ base: '2', lg: '3' }}>
        <PhotoGrid photos={others} {...handlers} />
      </Box>
    ) : (
      <>
        <CategoryThumbnails groups={groups} />
        <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} columnGap="3" rowGap="10" pt="4">
          {groups.map(({ tag, label, photos: ofGroup }) => (
            <Stack
              key={tag}
              as="section"
              gap="4"
              gridColumn={ofGroup.length > 1 ? '1 / -1' : undefined}
              aria-labelledby={groupId(tag)}
            >
              <Heading as="h3" id={groupId(tag)} size="xl" tabIndex={-1} outline="none" scrollMarginTop="8">
                {label}
              </Heading>
              <PhotoGrid photos={ofGroup} {...handlers} />
            </Stack>
          ))}
        </Grid>
      </>
    )}
  </Dialog.Body>
);

/** When Tab wraps around, the dialog moves the focus without scrolling to it. */
function bringIntoView({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}

function CategoryThumbnails({ groups }: { readonly groups: readonly PhotoGroup<OnePhoto>[] }) {
  const root = usePageRoot();
  return (
    <Flex
      as="nav"
      aria-label="Rooms"
      gap="3"
      overflowX="auto"
      py="6"
      px={{ base: '4', lg: '1' }}
      mx={{ base: '-4', lg: '-1' }}
      css={{ scrollbarWidth: { base: 'none', lg: 'thin' } }}
    >
      {groups.map(({ tag, label, photos }) => (
        <chakra.button
          key={tag}
          type="button"
          flex="0 0 auto"
          w={{ base: '24', lg: '32' }}
          textAlign="start"
          cursor="pointer"
          borderRadius="l3"
          focusVisibleRing="outside"
          onClick={() => showGroup(root().getElementById(groupId(tag)))}
        >
          {photos[0] && (
            <Photo photo={{ ...photos[0], alt: '' }} sizes="128px" borderRadius="l3" aria-hidden="true" />
          )}
          <Text as="span" display="block" textStyle="sm" fontWeight="semibold" mt="1.5">
            {label}
          </Text>
        </chakra.button>
      ))}
    </Flex>
  );
}

function showGroup(heading: HTMLElement | null): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** Rows that the photos fill. */
const columnsOf = (count: number): string =>
  count === 1 ? '1fr' : count === 2 || count === 4 ? 'repeat(2, 1fr)' : 'repeat(3, 1fr)';

interface PhotoGridProps extends Pick<PhotoOverviewProps, 'onFailed' | 'onView'> {
  readonly photos: Photos;
  /** As large as the window allows. */
  readonly isLarge?: boolean;
}

const PhotoGrid = ({ photos, isLarge = false, onFailed, onView }: PhotoGridProps) => (
  <Grid templateColumns={{ base: '1fr', md: columnsOf(photos.length) }} gap={{ base: '2', lg: '3' }}>
    {photos.map((photo, index) => (
      <chakra.button
        key={photo.url}
        type="button"
        data-photo={photo.url}
        cursor="zoom-in"
        borderRadius="l3"
        focusVisibleRing="outside"
        aria-label={`View photo ${photo.alt || index + 1}`}
        onClick={() => onView(photo.url)}
      >
        <Photo
          photo={photo}
          sizes={isLarge ? '100vw' : '(min-width: 768px) 50vw, 100vw'}
          ratio={isLarge ? '16 / 9' : '3 / 2'}
          w="full"
          maxH={isLarge ? '72dvh' : undefined}
          borderRadius="l3"
          onFailed={() => onFailed(photo.url)}
        />
      </chakra.button>
    ))}
  </Grid>
);
