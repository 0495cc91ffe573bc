import type { Database } from './database/connect';
import type { Clock } from './dates';
import type { BookingWorker } from './purchase/booking-worker';

/** What handlers work with. */
export interface Services {
  readonly database: Database;
  readonly clock: Clock;
  /** Whether the demo personas may sign in. */
  readonly demo: boolean;
  readonly bookingWorker: Pick<BookingWorker, 'wake'>;
}
