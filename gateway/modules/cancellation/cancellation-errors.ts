/** Why an attempt to cancel failed (CN-06), and the traveler's next step. */
import { cancellationNextStep } from '#domain/cancellation/next-step.ts';
import { failureCode, type FailureCode } from '#domain/failures/failure-codes.ts';
import type { GatewayContext } from '../../context';
import type { CancellationError } from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { failed } from '../failure/failure-mapping';

/** Never empty. */
export const cancellationErrors = (
  errors: readonly Wire<'CancellationError'>[] | undefined,
  context: Pick<GatewayContext, 'environment'>,
): CancellationError[] =>
  errors && errors.length > 0
    ? errors.map(({ code }) => errorOf(failureCode(code), code, context))
    : [errorOf('CANCELLATION_ATTEMPT_FAILED', null, context)];

const errorOf = (
  code: FailureCode,
  rawCode: string | null,
  context: Pick<GatewayContext, 'environment'>,
): CancellationError => ({
  ...failed(code, 'CANCEL_TRIP', context, { rawCode }),
  nextStep: cancellationNextStep(code),
});
