import { Box, Button, Center, Flex, Heading, Stack } from '@chakra-ui/react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { checkoutStep, type CheckoutStepId, STEP_SCROLL_OFFSET } from '#domain/booking/checkout-steps.ts';
import { CheckIcon } from '#client/components/icons/icons.tsx';
import { LARGE_TEXT } from '#client/components/media/large-text.ts';
import { SOLID_FILL } from '#client/components/solid-fill.ts';
import { useStep, useStepName } from '../flow/selectors';

export interface StepSectionProps {
  readonly step: CheckoutStepId;
  /** Replaces the name of the step. */
  readonly title?: string | undefined;
  readonly isDone: boolean;
  /** A summary of the input, shown once the step is done. */
  readonly summary?: ReactNode;
  /** The step itself, shown while it is open. */
  readonly children: ReactNode;
}

/**
 * The portal's header is 4rem high with a border under it, and the page keeps 6rem free above a scroll target
 * (app/theme/system.ts).
 */
const SCROLL_MARGIN = {
  base: `calc(${STEP_SCROLL_OFFSET.mobile}px - 2rem + 1px)`,
  lg: `calc(${STEP_SCROLL_OFFSET.desktop}px - 2rem + 1px)`,
};

/** A step of the checkout: open, done with a summary and an edit button, or still to come. */
export function StepSection({ step, title: shownTitle, isDone, summary, children }: StepSectionProps) {
  const { step: currentStep, openStep } = useStep();
  const headingId = useId();
  const isOpen = currentStep === step;
  const { index } = checkoutStep(step);
  const name = useStepName(step);
  const title = shownTitle ?? name;
  const heading = useOpenedFocus(isOpen);
  return (
    <Box
      as="section"
      id={`step-${step.toLowerCase()}`}
      aria-labelledby={headingId}
      aria-current={isOpen ? 'step' : undefined}
      bg={isOpen || isDone ? 'bg.panel' : 'transparent'}
      borderWidth="1px"
      borderColor={isOpen ? 'border.emphasized' : 'border'}
      borderRadius="card"
      boxShadow={isOpen ? 'card' : 'none'}
      p={{ base: '5', lg: isOpen ? '8' : '6' }}
      scrollMarginTop={SCROLL_MARGIN}
    >
      <Flex align="center" gap="4" css={{ [LARGE_TEXT]: { flexWrap: 'wrap' } }}>
        <StepMark isOpen={isOpen} isDone={isDone} number={index + 1} />
        <Heading
          as="h2"
          id={headingId}
          ref={heading}
          tabIndex={-1}
          size={isOpen ? '2xl' : 'lg'}
          color={isOpen || isDone ? 'fg' : 'fg.muted'}
          flex="1"
          minW="0"
          hyphens="auto"
          css={{ [LARGE_TEXT]: { flexBasis: '100%', order: '1', fontSize: 'xl' } }}
          outline="none"
        >
          {title}
        </Heading>
        {isDone && !isOpen && (
          <Button variant="outline" size="sm" aria-label={`Edit ${title}`} onClick={() => openStep(step)}>
            Edit
          </Button>
        )}
      </Flex>
      {isOpen && (
        <Stack gap="6" mt="6">
          {children}
        </Stack>
      )}
      {isDone && !isOpen && summary && (
        <Box mt="3" ps="12" color="fg.muted">
          {summary}
        </Box>
      )}
    </Box>
  );
}

const StepMark = ({ isOpen, isDone, number }: { isOpen: boolean; isDone: boolean; number: number }) => (
  <Center
    aria-hidden="true"
    boxSize="8"
    flexShrink="0"
    borderRadius="full"
    fontWeight="bold"
    textStyle="sm"
    borderWidth="1px"
    borderColor="transparent"
    {...(isDone && !isOpen
      ? { bg: 'green.subtle', color: 'green.fg' }
      : isOpen
        ? SOLID_FILL
        : { borderColor: 'border.emphasized', color: 'fg.muted' })}
  >
    {isDone && !isOpen ? <CheckIcon /> : number}
  </Center>
);

/** A step that opens takes the focus and scrolls into view; the one that is open when the page loads does not. */
function useOpenedFocus(isOpen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const opens = isOpen && !wasOpen.current;
    wasOpen.current = isOpen;
    if (!opens) return;
    heading.current?.focus({ preventScroll: true });
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    // The previous step closes in this frame and has its new height in the next.
    const frame = requestAnimationFrame(() =>
      heading.current
        ?.closest('section')
        ?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
  return heading;
}
