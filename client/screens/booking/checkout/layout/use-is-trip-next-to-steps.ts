import { useExperiment } from '#client/app/session/session-context.ts';
import { useIsDesktop } from '#client/components/media/use-is-desktop.ts';

/**
 * EX-05: whether the trip is next to the steps, as the redesign shows it on a desktop; otherwise it is above them and on Review.
 */
export function useIsTripNextToSteps(): boolean {
  const isRedesigned = useExperiment('CHECKOUT_REDESIGN');
  return useIsDesktop() && isRedesigned;
}
