import { LoadFailure } from '../../../components/load-failure/load-failure';
import { useIsOnline } from '../../../components/media/use-is-online';

export interface TripLoadFailureProps {
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** The failure to read a trip, with a button to try again. */
export function TripLoadFailure(props: TripLoadFailureProps) {
  const isOnline = useIsOnline();
  return (
    <LoadFailure title="This trip could not be loaded" level="h1" {...props}>
      {isOnline
        ? 'Your booking is safe. The travel platform is not responding. Try again in a moment.'
        : 'You are offline. Your booking is safe, and its page is loaded when the connection is back.'}
    </LoadFailure>
  );
}
