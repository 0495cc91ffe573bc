import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Box, Flex } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { Photo } from '../../components/photo/photo';
import { NoPhotos } from './cover-photo';
import { ResultPhoto_ListingFragmentDoc, type ResultPhoto_ListingFragment } from './cover-photo.generated';
import { PhotoButtons } from './photo-buttons';

/** The most photos of a card. */
const MAX_PHOTOS = 5;

const shownIndex = ({ scrollLeft, clientWidth }: HTMLElement): number =>
  Math.round(scrollLeft / Math.max(clientWidth, 1));

export interface PhotoStripProps {
  readonly listing: FragmentType<ResultPhoto_ListingFragment>;
  readonly to: string;
  readonly sizes: string;
  readonly isFirst: boolean;
  /** The card has the pointer or the focus, so its buttons are shown. */
  readonly isPointedAt: boolean;
}

/** The first photos of a home, to swipe through. Others than the first load when the traveler moves to them. */
export function PhotoStrip({ listing, to, sizes, isFirst, isPointedAt }: PhotoStripProps) {
  const { data } = useSuspenseFragment({ fragment: ResultPhoto_ListingFragmentDoc, from: listing });
  const photos = data.photos.slice(0, MAX_PHOTOS);
  const scroller = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const [loaded, setLoaded] = useState(1);
  if (photos.length === 0) return <NoPhotos />;
  /** The photo after the shown one loads with it. */
  const ask = (index: number) => setLoaded(Math.max(loaded, index + 2));
  return (
    <Box position="relative">
      <Flex
        ref={scroller}
        tabIndex={-1}
        position="relative"
        zIndex="1"
        overflowX="auto"
        overflowY="hidden"
        scrollSnapType="x mandatory"
        scrollBehavior="smooth"
        scrollbar="hidden"
        overscrollBehaviorX="contain"
        onTouchStart={() => ask(shown)}
        onScroll={({ currentTarget }) => {
          const index = shownIndex(currentTarget);
          setShown(index);
          ask(index);
        }}
      >
        {photos.map((photo, index) =>
          index < loaded ? (
            <Photo key={index} photo={photo} sizes={sizes} isFirst={isFirst && index === 0} {...SLIDE} />
          ) : (
            <Box key={index} aspectRatio="3 / 2" bg={photo.dominantColor ?? 'bg.muted'} {...SLIDE} />
          ),
        )}
        {/* The link of the card, for presses and swipes on the photos. */}
        <Box
          asChild
          position="absolute"
          insetY="0"
          insetStart="0"
          style={{ width: `${photos.length * 100}%` }}
        >
          <Link to={to} tabIndex={-1} aria-hidden="true" draggable={false} />
        </Box>
      </Flex>
      {photos.length > 1 && <Dots count={photos.length} shown={shown} />}
      {isPointedAt && photos.length > 1 && (
        <PhotoButtons scroller={scroller} shown={shown} count={photos.length} onMove={ask} />
      )}
    </Box>
  );
}

const SLIDE = { flex: '0 0 100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' } as const;

const Dots = ({ count, shown }: { readonly count: number; readonly shown: number }) => (
  <Flex
    aria-hidden="true"
    position="absolute"
    bottom="2.5"
    insetX="0"
    zIndex="1"
    gap="1.5"
    justify="center"
    pointerEvents="none"
  >
    {Array.from({ length: count }, (_, index) => (
      <Box
        key={index}
        boxSize="1.5"
        borderRadius="full"
        bg="white"
        opacity={index === shown ? 1 : 0.6}
        boxShadow="0 0 2px rgb(0 0 0 / 60%)"
      />
    ))}
  </Flex>
);
