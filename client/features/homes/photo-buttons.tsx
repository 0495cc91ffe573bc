import { Flex, IconButton } from '@chakra-ui/react';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useAnnounce } from '../../components/announcer/announcer';
import { ChevronLeftIcon, ChevronRightIcon } from '../../components/icons/icons';

export interface PhotoButtonsProps {
  readonly scroller: RefObject<HTMLElement | null>;
  /** The index of the photo that is shown. */
  readonly shown: number;
  readonly count: number;
  readonly onMove: (index: number) => void;
}

const KEYS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

const STEPS = [
  { by: -1, label: 'Previous photo', icon: <ChevronLeftIcon /> },
  { by: 1, label: 'Next photo', icon: <ChevronRightIcon /> },
] as const;

/**
 * For a pointer; the arrow keys on the link of the card do the same. A finger swipes.
 */
export function PhotoButtons({ scroller, shown, count, onMove }: PhotoButtonsProps) {
  const announce = useAnnounce();
  const move = (by: 1 | -1) => {
    const index = Math.min(Math.max(shown + by, 0), count - 1);
    const { current: strip } = scroller;
    onMove(index);
    strip?.scrollTo({ left: index * strip.clientWidth });
    announce(`Photo ${index + 1} of ${count}`);
  };
  const moveByKey = useEffectEvent((event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(by);
  });
  useEffect(() => {
    const link = scroller.current?.closest('article')?.querySelector<HTMLElement>('h2 a');
    const follow = (event: KeyboardEvent) => moveByKey(event);
    link?.addEventListener('keydown', follow);
    return () => link?.removeEventListener('keydown', follow);
  }, [scroller]);
  return (
    <Flex
      hideBelow="lg"
      position="absolute"
      inset="0"
      px="2"
      zIndex="1"
      align="center"
      justify="space-between"
      pointerEvents="none"
    >
      {STEPS.map(({ by, label, icon }) => {
        const isPossible = shown + by >= 0 && shown + by < count;
        return (
          <IconButton
            key={label}
            size="sm"
            variant="ghost"
            colorPalette="gray"
            borderRadius="full"
            bg="bg.panel"
            boxShadow="card"
            tabIndex={-1}
            visibility={isPossible ? 'visible' : 'hidden'}
            pointerEvents="auto"
            aria-label={label}
            onClick={() => move(by)}
          >
            {icon}
          </IconButton>
        );
      })}
    </Flex>
  );
}
