import { LoadFailure, type LoadFailureProps } from '#client/components/load-failure/load-failure.tsx';
import { usePayment } from '../../flow/checkout-context';

/** Some means of payment could not be loaded; the text says what the traveler can still do. */
export function MeansFailure({ title, children }: Pick<LoadFailureProps, 'title' | 'children'>) {
  const { means } = usePayment();
  return (
    <LoadFailure title={title} isPart onRetry={means.retry} isRetrying={means.isLoading}>
      {children}
    </LoadFailure>
  );
}
