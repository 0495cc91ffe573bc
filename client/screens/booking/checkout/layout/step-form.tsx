import { Button, type ButtonProps } from '@chakra-ui/react';
import { type ComponentProps, createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useIsDesktop } from '#client/components/media/use-is-desktop.ts';

/** The id of the form that the fixed button on phones submits from outside (ST-10). */
export const STEP_FORM = 'checkout-step';

const StepFormContext = createContext<readonly [isThere: boolean, tell: (isThere: boolean) => void]>([
  false,
  () => undefined,
]);

export function StepFormProvider({ children }: { readonly children: ReactNode }) {
  const isThere = useState(false);
  return <StepFormContext value={isThere}>{children}</StepFormContext>;
}

/** Whether the form of the open step has loaded; until then there is nothing to submit. */
export const useHasStepForm = (): boolean => use(StepFormContext)[0];

/** The form of the open step: only one at a time. */
export function StepForm(form: Omit<ComponentProps<'form'>, 'id' | 'noValidate'>) {
  const [, tell] = use(StepFormContext);
  useEffect(() => {
    tell(true);
    return () => tell(false);
  }, [tell]);
  return <form id={STEP_FORM} noValidate {...form} />;
}

/** The button that continues from a step. On phones it is at the bottom of the screen instead (mobile-bar.tsx). */
export function StepContinue({ children, ...button }: ButtonProps) {
  const isDesktop = useIsDesktop();
  return isDesktop ? (
    <Button type="submit" size="xl" minW="48" alignSelf="start" {...button}>
      {children}
    </Button>
  ) : null;
}
