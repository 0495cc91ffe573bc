import { scenarioOf } from '../../homes/listing-store';
import { StepRefusal, StepWaits } from '../durable-worker';
import type { BookingStep } from './booking-step';
import { cancellationsOf } from './cancellations';
import { errorCode } from './purchase-error';

/**
 * The responses of those who can refuse: the payer of cancel for any reason, if it is used, and the provider. In the demo both
 * agree, unless the listing's scenario differs. A stay is canceled only when its refund is granted.
 */
export const cancelWithProvider: BookingStep = {
  name: 'CancelWithProvider',
  take: {
    outside: async ({ database }, { id, listing_id, attempts }) => {
      const { cancel: scenario, protection } = (await scenarioOf(database, listing_id)) ?? {};
      const [attempt, ...before] = await cancellationsOf(database, id);
      if (attempt?.uses === 'CancelForAnyReason') {
        requireAnswer(attempts, protection?.pendingAsks);
        if (protection?.refusesRefunds) throw new StepRefusal([errorCode('ProtectionRefundFailed')]);
      }
      if (!scenario) return {};
      const { pendingAsks = 0, event, failures = Infinity } = scenario;
      requireAnswer(attempts, pendingAsks);
      if (event !== undefined && before.length < failures) throw new StepRefusal([errorCode(event)]);
      return {};
    },
  },
  undo: {},
};

/** Throws StepWaits until the provider has been polled `pendingAsks` times. */
function requireAnswer(attempts: number, pendingAsks: number | 'Forever' = 0): void {
  if (pendingAsks === 'Forever' || attempts < pendingAsks) throw new StepWaits('There is no answer yet.');
}
