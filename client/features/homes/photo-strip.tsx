import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Box, Flex } from '@chakra-ui/react';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useAnnounce } from '../../components/announcer/announcer';
import { ChevronLeftIcon, ChevronRightIcon } from '../../components/icons/icons';
import { Photo } from '../../components/photo/photo';
import { RoundButton } from '../../components/round-button';
import { NoPhotos } from './cover-photo';
import { ResultPhoto_ListingFragmentDoc, type ResultPhoto_ListingFragment } from './cover-photo.generated';

/** The most photos of a card. */
const MAX_PHOTOS = 5;

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

export interface PhotoSteps extends Pick<PhotoStripProps, 'scroller' | 'onStep'> {
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Moves through the photos of a card, from its link with the arrow keys. */
export function usePhotoSteps(): PhotoSteps {
  const scroller = useRef<HTMLDivElement>(null);
  const announce = useAnnounce();
  const onStep = (by: 1 | -1) => {
    const { current: strip } = scroller;
    if (!strip) return;
    const { clientWidth, children } = strip;
    const count = children.length - 1;
    const index = Math.min(Math.max(shownIndex(strip) + by, 0), count - 1);
    strip.scrollTo({ left: index * clientWidth });
    announce(`Photo ${index + 1} of ${count}`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onStep(by);
  };
  return { scroller, onKeyDown, onStep };
}

const shownIndex = ({ scrollLeft, clientWidth }: HTMLElement): number =>
  Math.round(scrollLeft / Math.max(clientWidth, 1));

export interface PhotoStripProps {
  readonly listing: FragmentType<ResultPhoto_ListingFragment>;
  readonly to: string;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly onStep: (by: 1 | -1) => void;
  readonly sizes: string;
  readonly isFirst: boolean;
  /** The card has the pointer or the focus, so its buttons are shown. */
  readonly isPointedAt: boolean;
}

/** The first photos of a home, to swipe through. Only the first is loaded until another is asked for. */
export function PhotoStrip({ listing, to, scroller, onStep, sizes, isFirst, isPointedAt }: PhotoStripProps) {
  const { data } = useSuspenseFragment({ fragment: ResultPhoto_ListingFragmentDoc, from: listing });
  const photos = data.photos.slice(0, MAX_PHOTOS);
  const [shown, setShown] = useState(0);
  const [loaded, setLoaded] = useState(1);
  if (photos.length === 0) return <NoPhotos />;
  /** The photo after the shown one loads with it. */
  const ask = (index: number) => setLoaded(Math.max(loaded, index + 2));
  const move = (by: 1 | -1) => () => {
    ask(shown + by);
    onStep(by);
  };
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
      {isPointedAt && shown > 0 && (
        <StepButton label="Previous photo" side="insetStart" onPress={move(-1)}>
          <ChevronLeftIcon />
        </StepButton>
      )}
      {isPointedAt && shown < photos.length - 1 && (
        <StepButton label="Next photo" side="insetEnd" onPress={move(1)}>
          <ChevronRightIcon />
        </StepButton>
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

interface StepButtonProps {
  readonly label: string;
  readonly side: 'insetStart' | 'insetEnd';
  readonly onPress: () => void;
  readonly children: React.ReactNode;
}

/** For a pointer; the keyboard has the arrow keys on the link of the card. */
const StepButton = ({ label, side, onPress, children }: StepButtonProps) => (
  <Flex
    position="absolute"
    insetY="0"
    {...{ [side]: '2' }}
    zIndex="1"
    align="center"
    pointerEvents="none"
    hideBelow="lg"
  >
    <RoundButton size="sm" pointerEvents="auto" tabIndex={-1} aria-label={label} onClick={onPress}>
      {children}
    </RoundButton>
  </Flex>
);
