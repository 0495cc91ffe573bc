import { Button, type ButtonProps } from '@chakra-ui/react';
import { type ComponentProps, createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useIsDesktop } from '#client/components/media/use-is-desktop.ts';

/** The id of the form that the fixed button on phones submits from outside (ST-10). */
export const STEP_FORM = 'checkout-step';

/** What the fixed button shows of the open form. */
interface OpenForm {
  /** The name of its button, for a form that does not lead to the next step. */
  readonly submitLabel?: string | undefined;
  readonly isSubmitting?: boolean | undefined;
}

const StepFormContext = createContext<
  readonly [open: OpenForm | null, tell: (open: OpenForm | null) => void]
>([null, () => undefined]);

export function StepFormProvider({ children }: { readonly children: ReactNode }) {
  const open = useState<OpenForm | null>(null);
  return <StepFormContext value={open}>{children}</StepFormContext>;
}

/** The form of the open step; null until it has loaded, when there is nothing to submit. */
export const useOpenForm = (): OpenForm | null => use(StepFormContext)[0];

/** The form of the open step: only one at a time. */
export function StepForm({
  submitLabel,
  isSubmitting,
  ...form
}: OpenForm & Omit<ComponentProps<'form'>, 'id' | 'noValidate'>) {
  const [, tell] = use(StepFormContext);
  useEffect(() => {
    tell({ submitLabel, isSubmitting });
    return () => tell(null);
  }, [tell, submitLabel, isSubmitting]);
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
