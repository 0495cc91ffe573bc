/**
 * Advances bookings in the background, and on startup completes those that a crash interrupted. Any number of processes may run a
 * worker on the same database.
 */
import type { BackgroundWorker } from '../../kernel/background-worker';
import type { Logger } from '../../kernel/logger';
import { advanceBooking, LeaseLost } from './advance-booking';
import { type StepTools, StepWaits } from './booking-step';
import { leaseBookings, type LeasedBooking, postponeBooking, releaseBooking } from './lease';

/** The number of bookings that a process works on in parallel; each needs a connection now and then. */
const CONCURRENCY = 6;
const TICK_MS = 1_000;

export function createBookingWorker(tools: StepTools, logger: Logger): BackgroundWorker {
  const running = new Set<Promise<void>>();
  let looking: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;

  async function work(leased: LeasedBooking): Promise<void> {
    const { id, attempts } = leased.booking;
    try {
      await advanceBooking(tools, leased);
      await releaseBooking(tools.database, leased);
    } catch (error) {
      if (error instanceof LeaseLost) return;
      const waits = error instanceof StepWaits;
      if (!waits) logger.error({ err: error, bookingId: id, attempts }, 'booking step failed');
      await postponeBooking(tools.database, leased, waits ? 'waits' : 'fault');
    }
  }

  function start(leased: LeasedBooking): void {
    const task = work(leased)
      .catch((error: unknown) => logger.error({ err: error }, 'booking could not be released'))
      .finally(() => {
        running.delete(task);
        takeWork();
      });
    running.add(task);
  }

  function takeWork(): void {
    isWanted = true;
    if (looking !== undefined || isStopped) return;
    looking = (async () => {
      while (isWanted && !isStopped && running.size < CONCURRENCY) {
        isWanted = false;
        for (const leased of await leaseBookings(tools.database, CONCURRENCY - running.size)) start(leased);
      }
    })()
      .catch((error: unknown) => logger.error({ err: error }, 'bookings could not be looked for'))
      .finally(() => {
        looking = undefined;
      });
  }

  let timer: NodeJS.Timeout | undefined;
  return {
    start: () => {
      timer = setInterval(takeWork, TICK_MS);
      takeWork();
    },
    wake: takeWork,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      // It may still take bookings.
      await looking;
      await Promise.all(running);
    },
  };
}
