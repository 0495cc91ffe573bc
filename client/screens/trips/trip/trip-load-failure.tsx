import { LoadFailure } from '#client/components/load-failure/load-failure.tsx';

export interface TripLoadFailureProps {
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** The failure to read a trip, with a button to try again. */
export const TripLoadFailure = (props: TripLoadFailureProps) => (
  <LoadFailure title="This trip could not be loaded" level="h1" safe="Your booking is safe." {...props} />
);
