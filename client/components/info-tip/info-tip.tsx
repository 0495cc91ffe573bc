import { IconButton } from '@chakra-ui/react';
import { type PointerEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { InfoIcon } from '../icons/icons';
import { onDemand } from '../on-demand/on-demand';

/** The code that positions a note is large, and most buttons are never pressed. */
const Tip = onDemand(async () => (await import('./tip')).Tip);

export interface InfoTipProps {
  /** The subject of the tip, for screen readers (`About pets`). */
  readonly label: string;
  readonly children: string;
  readonly onPress?: () => void;
}

/** GU-09: how long a touch must last before the tip shows, and how long the tip stays after it. */
const TOUCH_ENTER_MS = 50;
const TOUCH_LEAVE_MS = 2_500;
/** A pointer that only passes does not open the note, and one that leaves has time to reach it. */
const HOVER_ENTER_MS = 150;
const HOVER_LEAVE_MS = 150;

const isTouch = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch';

/** A note behind a small button: shown on hover and focus with a pointer or keys, and for a while on touch. */
export function InfoTip({ label, children, onPress }: InfoTipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(opening.current);
    clearTimeout(closing.current);
  };
  useEffect(() => stop, []);

  const show = (open: boolean) => {
    stop();
    setIsOpen(open);
  };
  const openAfter = (milliseconds: number) => {
    stop();
    opening.current = setTimeout(() => setIsOpen(true), milliseconds);
  };
  const closeAfter = (milliseconds: number) => {
    clearTimeout(closing.current);
    closing.current = setTimeout(() => setIsOpen(false), milliseconds);
  };

  return (
    <>
      <IconButton
        ref={button}
        type="button"
        variant="ghost"
        size="2xs"
        borderRadius="full"
        aria-label={label}
        aria-describedby={isOpen ? id : undefined}
        onClick={onPress}
        onPointerEnter={(event) => {
          if (!isTouch(event)) openAfter(HOVER_ENTER_MS);
        }}
        onPointerLeave={(event) => {
          if (isTouch(event)) return;
          clearTimeout(opening.current);
          closeAfter(HOVER_LEAVE_MS);
        }}
        onPointerDown={(event) => {
          if (isTouch(event)) openAfter(TOUCH_ENTER_MS);
        }}
        // A touch that ends before the note shows has still requested it.
        onPointerUp={(event) => {
          if (isTouch(event)) closeAfter(TOUCH_LEAVE_MS);
        }}
        // Focus that a touch causes has its own delays.
        onFocus={({ target }) => target.matches(':focus-visible') && setIsOpen(true)}
        onBlur={() => show(false)}
      >
        <InfoIcon />
      </IconButton>
      {isOpen && (
        <Suspense>
          <Tip
            id={id}
            anchor={button}
            onClose={() => show(false)}
            onEnter={() => show(true)}
            onLeave={() => show(false)}
          >
            {children}
          </Tip>
        </Suspense>
      )}
    </>
  );
}
