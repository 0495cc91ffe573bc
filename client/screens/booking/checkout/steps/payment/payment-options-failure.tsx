import { LoadFailure, type LoadFailureProps } from '#client/components/load-failure/load-failure.tsx';
import { usePayment } from '../../flow/checkout-context';

/** Some payment options could not be loaded; the text says what the traveler can still do. */
export function PaymentOptionsFailure({ title, children }: Pick<LoadFailureProps, 'title' | 'children'>) {
  const { paymentOptions } = usePayment();
  return (
    <LoadFailure title={title} isPart onRetry={paymentOptions.retry} isRetrying={paymentOptions.isLoading}>
      {children}
    </LoadFailure>
  );
}
