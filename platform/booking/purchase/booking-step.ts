import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../database/connect';
import type { Tables } from '../../database/tables';
import type { Clock } from '../../kernel/dates';
import type { Vault } from '../../payment/vault/vault-operations';
import type { StepDetail } from './purchase.tables';

export type Booking = Selectable<Tables['bookings']>;

type StepName =
  | 'HoldNights'
  | 'AuthorizeCard'
  | 'TakeRewardsAndWallet'
  | 'CaptureCard'
  | 'Confirm'
  | 'CancelWithProvider'
  | 'RefundCard'
  | 'PostRefund';

/** The details that earlier steps have stored. */
export type Details = Partial<Record<StepName, StepDetail>>;

export interface StepTools {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: Vault;
}

interface Move {
  /** The effect in another system. It may be repeated after a crash, so it is idempotent by booking and step. */
  outside?(tools: StepTools, booking: Booking, details: Details): Promise<StepDetail>;
  /** The effect in this database: in one transaction with the record that the step is done, so it happens once. */
  inside?(tx: Transaction<Tables>, tools: StepTools, booking: Booking, details: Details): Promise<void>;
}

/** One step of a booking. `take` throws StepRefusal when it is refused, StepWaits while it is undecided. */
export interface BookingStep {
  readonly name: StepName;
  readonly take: Move;
  readonly undo: Move;
}

/** Another system has not responded yet: the booking stays unchanged and the step is repeated later. */
export class StepWaits extends Error {}
