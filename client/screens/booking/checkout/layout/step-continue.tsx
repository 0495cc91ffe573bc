import { Button, type ButtonProps } from '@chakra-ui/react';
import { useIsDesktop } from '#client/components/media/use-is-desktop.ts';

/** The button that continues from a step. On phones it is at the bottom of the screen instead (mobile-bar.tsx). */
export function StepContinue({ children, ...button }: ButtonProps) {
  const isDesktop = useIsDesktop();
  return isDesktop ? (
    <Button type="submit" size="xl" minW="48" alignSelf="start" {...button}>
      {children}
    </Button>
  ) : null;
}
