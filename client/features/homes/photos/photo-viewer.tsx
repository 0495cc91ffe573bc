import { Box, Button, Center, Flex, IconButton, Text } from '@chakra-ui/react';
import { type KeyboardEvent, type TouchEvent, useEffect, useRef } from 'react';
import { ArrowLeftIcon, ChevronLeftIcon, ChevronRightIcon } from '#client/components/icons/icons.tsx';
import { Photo } from '#client/components/photo/photo.tsx';
import type { Photos } from './photos';

export interface PhotoViewerProps {
  readonly photos: Photos;
  readonly index: number;
  readonly onFailed: (url: string) => void;
  readonly onView: (url: string) => void;
  readonly onBack: () => void;
}

/** How far a finger has to move to change the photo. */
const SWIPE_PX = 48;

/** One photo as large as the window allows. Arrow keys and swipes lead to the others. */
export function PhotoViewer({ photos, index, onFailed, onView, onBack }: PhotoViewerProps) {
  const stage = useRef<HTMLDivElement>(null);
  const touchedAt = useRef<number | undefined>(undefined);
  useEffect(() => stage.current?.focus(), []);
  const photo = photos[index];
  if (!photo) return null;

  const step = (by: 1 | -1) => {
    const next = photos[index + by];
    if (next) onView(next.url);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const moved = (changedTouches[0]?.clientX ?? 0) - (touchedAt.current ?? 0);
    if (touchedAt.current !== undefined && Math.abs(moved) >= SWIPE_PX) step(moved < 0 ? 1 : -1);
    touchedAt.current = undefined;
  };
  return (
    <Flex
      ref={stage}
      direction="column"
      flex="1"
      minH="0"
      tabIndex={-1}
      outline="none"
      role="group"
      aria-roledescription="photo viewer"
      aria-label={`Photo ${index + 1} of ${photos.length}`}
      onKeyDown={onKeyDown}
    >
      <Center
        position="relative"
        flex="1"
        minH="0"
        onTouchStart={({ touches }) => {
          touchedAt.current = touches[0]?.clientX;
        }}
        onTouchEnd={onTouchEnd}
      >
        <Photo
          key={photo.url}
          photo={photo}
          sizes="100vw"
          isFirst
          ratio="auto"
          position="absolute"
          inset={{ base: '0', lg: '4' }}
          bg="transparent"
          css={{ '& img': { objectFit: 'contain' } }}
          onFailed={() => onFailed(photo.url)}
        />
        <Step label="Previous photo" side="insetStart" isPossible={index > 0} onPress={() => step(-1)}>
          <ChevronLeftIcon />
        </Step>
        <Step
          label="Next photo"
          side="insetEnd"
          isPossible={index < photos.length - 1}
          onPress={() => step(1)}
        >
          <ChevronRightIcon />
        </Step>
      </Center>
      <Caption alt={photo.alt} position={`${index + 1} / ${photos.length}`} onBack={onBack} />
      <Preload photos={[photos[index - 1], photos[index + 1]]} />
    </Flex>
  );
}

interface CaptionProps {
  readonly alt: string;
  /** The position of the photo among all (`3 / 12`). */
  readonly position: string;
  readonly onBack: () => void;
}

const Caption = ({ alt, position, onBack }: CaptionProps) => (
  <Flex
    wrap="wrap"
    align="center"
    columnGap="4"
    rowGap="1"
    px="4"
    pt="3"
    pb="max(0.75rem, env(safe-area-inset-bottom))"
    borderTopWidth="1px"
    bg="bg.panel"
  >
    <Text textStyle="sm" order={{ base: 0, lg: 1 }} flexBasis={{ base: 'full', lg: '0' }} flexGrow="1">
      {alt}
    </Text>
    <Button variant="ghost" size="sm" ms="-3" me={{ base: 'auto', lg: '0' }} onClick={onBack}>
      <ArrowLeftIcon /> All photos
    </Button>
    <Text aria-live="polite" order="2" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
      {position}
    </Text>
  </Flex>
);

interface StepProps {
  readonly label: string;
  readonly side: 'insetStart' | 'insetEnd';
  readonly isPossible: boolean;
  readonly onPress: () => void;
  readonly children: React.ReactNode;
}

const Step = ({ label, side, isPossible, onPress, children }: StepProps) => (
  <IconButton
    aria-label={label}
    position="absolute"
    {...{ [side]: '4' }}
    top="50%"
    transform="translateY(-50%)"
    borderRadius="full"
    bg="bg.panel"
    color="fg"
    boxShadow="floating"
    _hover={{ bg: 'bg.muted' }}
    disabled={!isPossible}
    onClick={onPress}
  >
    {children}
  </IconButton>
);

/** The neighbors, so that the next press shows a photo and not only its color. */
const Preload = ({ photos }: { readonly photos: readonly (Photos[number] | undefined)[] }) => (
  <Box hidden>
    {photos.map(
      (photo) => photo && <Photo key={photo.url} photo={{ ...photo, alt: '' }} sizes="100vw" isFirst />,
    )}
  </Box>
);
