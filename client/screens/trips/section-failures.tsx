import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { LoadFailure } from '../../components/load-failure/load-failure';

interface Failures {
  /** Several sections have failed: one message replaces theirs. */
  readonly areShared: boolean;
  /** Adds a section that has failed; returns how to remove it. */
  readonly add: (retry: () => void) => () => void;
}

const FailuresContext = createContext<Failures>({ areShared: false, add: () => () => undefined });

/** In an outage every section of the page fails: then one message, with one button, is above all of them. */
export function SectionFailures({ children }: { readonly children: ReactNode }) {
  const [retries, setRetries] = useState<readonly (() => void)[]>([]);
  const add = useCallback((retry: () => void) => {
    setRetries((all) => [...all, retry]);
    return () => setRetries((all) => all.filter((each) => each !== retry));
  }, []);
  const areShared = retries.length > 1;
  return (
    <FailuresContext value={{ areShared, add }}>
      {areShared && (
        <LoadFailure
          title="Not everything could be loaded"
          safe="Your bookings are safe."
          onRetry={() => retries.forEach((retry) => retry())}
        />
      )}
      {children}
    </FailuresContext>
  );
}

/** Reports whether a section has failed; true if one message for several sections replaces its own. */
export function useIsFailureShared(hasFailed: boolean, retry: () => void): boolean {
  const { areShared, add } = use(FailuresContext);
  const onRetry = useEffectEvent(retry);
  useLayoutEffect(() => (hasFailed ? add(() => onRetry()) : undefined), [hasFailed, add]);
  return hasFailed && areShared;
}
