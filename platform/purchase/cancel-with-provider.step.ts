import { scenarioOf } from '../homes/listing-store';
import { type BookingStep, StepWaits } from './booking-step';
import { cancellationsOf } from './cancellations';
import { errorCode, StepRefusal } from './purchase-error';

/** The provider's word. The demo's provider always agrees, unless the listing's scenario says otherwise. */
export const cancelWithProvider: BookingStep = {
  name: 'CancelWithProvider',
  take: {
    outside: async ({ database }, { id, listing_id, attempts }) => {
      const scenario = (await scenarioOf(database, listing_id))?.cancel;
      if (!scenario) return {};
      const { pendingAsks = 0, event, failures = Infinity } = scenario;
      if (pendingAsks === 'Forever' || attempts < pendingAsks) {
        throw new StepWaits('The provider has not answered.');
      }
      const failedBefore = (await cancellationsOf(database, id)).length - 1;
      if (event !== undefined && failedBefore < failures) throw new StepRefusal([errorCode(event)]);
      return {};
    },
  },
  undo: {},
};
