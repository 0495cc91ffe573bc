import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables';
import type { Row, StepDetail, StepTools } from '../durable-worker';
import type { Supplier } from '../../supplier/supplier';
import type { BookingState } from './purchase.tables';

export type Booking = Row<'bookings'>;

type StepName =
  | 'HoldNights'
  | 'AuthorizeCard'
  | 'TakeRewardsAndWallet'
  | 'RequestApproval'
  | 'CaptureCard'
  | 'Confirm'
  | 'CancelWithProvider'
  | 'RefundCard'
  | 'PostRefund';

/** The details that earlier steps have stored, and that of the step itself. */
export type Details = Partial<Record<StepName, StepDetail>>;

export interface BookingTools extends StepTools {
  readonly supplier: Supplier;
}

interface Move {
  /** The effect in another system, idempotent by booking and step; the detail is stored with the record of the step. */
  outside?(tools: BookingTools, booking: Booking, details: Details): Promise<StepDetail>;
  /** The effect in this database. Returns the state of the booking if the step changes it. */
  inside?(
    tx: Transaction<Tables>,
    tools: BookingTools,
    booking: Booking,
    details: Details,
  ): Promise<void> | Promise<BookingState | undefined>;
}

/** One step of a booking: `../durable-worker.ts` explains its parts. */
export interface BookingStep {
  readonly name: StepName;
  readonly take: Move;
  readonly undo: Move;
}
