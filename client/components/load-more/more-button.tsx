import { Button, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import type { More } from './use-load-more';

export interface MoreButtonProps {
  readonly more: More;
  /** The plural of the items (`wishlists`). */
  readonly things: string;
}

/** Shows the next page. The focus stays here: on the button and, after the last page, on the text that says so. */
export function MoreButton({ more, things }: MoreButtonProps) {
  const { isPossible, isLoading, hasFailed, load } = more;
  const [isUsed, setIsUsed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const wasLoading = useRef(false);
  useEffect(() => {
    // The button is disabled while it loads, and loses the focus.
    if (wasLoading.current && !isLoading && document.activeElement === document.body) {
      (button.current ?? end.current)?.focus({ preventScroll: true });
    }
    wasLoading.current = isLoading;
  }, [isLoading]);
  return (
    <Stack ref={end} tabIndex={-1} outline="none" align="center" gap="3" _empty={{ display: 'none' }}>
      {hasFailed && (
        <Text role="alert" color="fg.error">
          More {things} could not be loaded. Try again.
        </Text>
      )}
      {isPossible && (
        <Button
          ref={button}
          className="needs-scripts"
          variant="outline"
          size="lg"
          bg="bg.panel"
          loading={isLoading}
          loadingText={`Loading more ${things}`}
          onClick={() => {
            setIsUsed(true);
            load();
          }}
        >
          Show more
        </Button>
      )}
      {isUsed && !isPossible && <VisuallyHidden>{`All ${things} are shown.`}</VisuallyHidden>}
    </Stack>
  );
}
