/** The answers to confirmations and cancellations: yes, unless the scenario of a test listing differs. */
import { errorCode } from '../booking/purchase/purchase-error';
import type { Database } from '../database/connect';
import { scenarioOf } from '../homes/listing-store';
import type {
  CancelOutcome,
  CancelRequest,
  ConfirmOutcome,
  ConfirmRequest,
  Refused,
} from '../supplier/supplier';

const refused = (errors: NonNullable<Refused['errors']>): Refused => ({
  kind: 'Refused',
  reason: 'Refused',
  errors,
});

export async function confirmOutcome(
  database: Database,
  { listingId }: ConfirmRequest,
): Promise<ConfirmOutcome> {
  const scenario = (await scenarioOf(database, listingId))?.fulfill;
  if (scenario?.pendingPolls === 'Forever') return { kind: 'Unknown' };
  return scenario?.errors ? refused(scenario.errors) : { kind: 'Confirmed' };
}

/** The answers of those who can refuse: the payer of cancel for any reason, if it is used, and the provider of the home. */
export async function cancelOutcome(
  database: Database,
  { listingId, uses, refusedBefore, unknownBefore }: CancelRequest,
): Promise<CancelOutcome> {
  const { cancel: scenario, protection } = (await scenarioOf(database, listingId)) ?? {};
  if (uses === 'CancelForAnyReason') {
    if (isUnknown(unknownBefore, protection?.pendingAsks)) return { kind: 'Unknown' };
    if (protection?.refusesRefunds) return refused([errorCode('ProtectionRefundFailed')]);
  }
  if (!scenario) return { kind: 'Canceled' };
  const { pendingAsks, event, failures = Infinity } = scenario;
  if (isUnknown(unknownBefore, pendingAsks)) return { kind: 'Unknown' };
  return event !== undefined && refusedBefore < failures ? refused([errorCode(event)]) : { kind: 'Canceled' };
}

/** Until the provider was called `pendingAsks` times. */
const isUnknown = (unknownBefore: number, pendingAsks: number | 'Forever' = 0): boolean =>
  pendingAsks === 'Forever' || unknownBefore < pendingAsks;
