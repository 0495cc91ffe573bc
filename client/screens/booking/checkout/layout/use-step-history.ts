import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router';
import {
  CHECKOUT_STEPS,
  checkoutStep,
  type CheckoutStepId,
  stepFromQuery,
} from '#domain/booking/checkout-steps.ts';
import { useIsTravelApp } from '#client/app/host/use-is-travel-app.ts';
import { useProgress, useStep } from '../flow/selectors';

const BOOK_STEP = 'bookStep';

/** The steps that lead to a history entry, in their order: the last one is its own. Empty for an entry from outside the checkout. */
function stepsTo({ state }: Pick<Location, 'state'>): readonly CheckoutStepId[] {
  const steps: unknown = (state as { readonly steps?: unknown } | null)?.steps;
  return Array.isArray(steps) ? CHECKOUT_STEPS.map(({ id }) => id).filter((id) => steps.includes(id)) : [];
}

/** Whether the history entry is that of a step. */
export const useIsEntryOf = (step: CheckoutStepId): boolean => stepsTo(useLocation()).at(-1) === step;

/**
 * ST-02, TA-01: each step has a history entry, so that Back of the browser, or of the host of the travel app, leads to the step
 * before, a reload keeps the step, and Back from the first step leaves the checkout. In the travel app the step is in the address
 * as well. An entry that is opened or returned to sets the step, as far as the completed steps allow; after that the entries
 * follow the checkout, and a step that was left is returned to rather than added again.
 */
export function useStepHistory(): void {
  const { step, openStep } = useStep();
  const progress = useProgress();
  const isTravelApp = useIsTravelApp();
  const location = useLocation();
  const isPop = useNavigationType() === 'POP';
  const seen = useRef<Location>(null);
  const isReturning = useRef(false);
  const moveTo = useMoveTo(isReturning);
  const align = useEffectEvent(() => {
    const isOpened = seen.current === null;
    const isOther = location !== seen.current;
    // An entry that the checkout has added can render after it has begun to return from it.
    const isOurs = isReturning.current || (!isPop && !isTravelApp);
    seen.current = location;
    if (isOther && isPop) isReturning.current = false;
    if (isReturning.current) return undefined;
    const requested = new URLSearchParams(location.search).get(BOOK_STEP);
    const ofEntry = stepsTo(location).at(-1);
    // Outside of the travel app a checkout that loads continues with its stored step.
    const asked = isTravelApp ? requested : !isOpened && ofEntry ? String(checkoutStep(ofEntry).index) : null;
    if (isOther && !isOurs && asked !== null && asked !== String(checkoutStep(step).index)) {
      const wanted = stepFromQuery(asked, progress);
      if (wanted !== step) {
        openStep(wanted);
        return undefined;
      }
    }
    return moveTo(step);
  });
  // Depends on the location: Back can arrive before the entry that follows the checkout has rendered, and leads to the one that
  // is still current.
  useEffect(() => {
    const move = align();
    // The step renders first.
    const moving = move && setTimeout(move);
    return () => clearTimeout(moving);
  }, [isTravelApp, location, step]);
}

/** The move to the entry of a step: back to it, or to a new one; undefined at the entry. */
function useMoveTo(isReturning: RefObject<boolean>): (step: CheckoutStepId) => (() => void) | undefined {
  const navigate = useNavigate();
  const isTravelApp = useIsTravelApp();
  const location = useLocation();
  return (step) => {
    const steps = stepsTo(location);
    const place = steps.indexOf(step);
    const params = new URLSearchParams(location.search);
    const index = String(checkoutStep(step).index);
    if (place >= 0 && place < steps.length - 1) {
      return () => {
        isReturning.current = true;
        void navigate(place - steps.length + 1);
      };
    }
    if (place >= 0 && (!isTravelApp || params.get(BOOK_STEP) === index)) return undefined;
    if (isTravelApp) params.set(BOOK_STEP, index);
    const before = steps.filter((id) => checkoutStep(id).index < checkoutStep(step).index);
    // An entry from outside the checkout, and one of a step that was clamped, become that of the step.
    const isNew = steps.length > 0 && before.length === steps.length;
    const state = { ...(!isNew && (location.state as object | null)), steps: [...before, step] };
    return () =>
      void navigate({ search: params.toString() }, { state, replace: !isNew, preventScrollReset: true });
  };
}
