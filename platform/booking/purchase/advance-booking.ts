/**
 * Advances one booking, step by step. Every step is committed before the next begins, together with a record that it is done;
 * after a crash the record is missing, and the step is repeated with the same keys. A refused step reverses the booking:
 * completed steps are undone, last first, and the booking ends Failed. A refused cancellation has moved nothing: the booking
 * stays Confirmed, and the attempt has failed.
 */
import type { Transaction } from 'kysely';
import { json } from '../../database/json';
import type { Tables } from '../../database/tables';
import { releaseFromBooking } from '../price-freeze/exercise';
import type { Booking, BookingStep, Details, StepTools } from './booking-step';
import { BOOKING_STEPS, ROUTES } from './booking-steps';
import { settleCancellation } from './cancellations';
import { leaseEnd, type LeasedBooking } from './lease';
import { StepRefusal } from './purchase-error';
import type { StepDetail } from './purchase.tables';

/** Another worker has taken over the booking; it continues from the committed state. */
export class LeaseLost extends Error {}

/** Returns when the booking is in its final state. Throws StepWaits, LeaseLost, or the error of a step. */
export async function advanceBooking(tools: StepTools, { booking, lease }: LeasedBooking): Promise<void> {
  const leased = new LeasedSteps(tools, booking, lease);
  if (booking.state === 'Reversing') return goBack(leased);
  if (booking.state !== 'Running' && booking.state !== 'Canceling') return;
  const { steps, end, refused } = ROUTES[booking.state];
  try {
    for (const step of steps) await leased.take(step);
    await leased.arriveAt(end);
  } catch (error) {
    if (!(error instanceof StepRefusal)) throw error;
    await leased.arriveAt(refused, error);
    if (refused === 'Reversing') await goBack(leased);
  }
}

async function goBack(leased: LeasedSteps): Promise<void> {
  for (const step of BOOKING_STEPS.toReversed()) await leased.undo(step);
  await leased.arriveAt('Failed');
}

class LeasedSteps {
  constructor(
    private readonly tools: StepTools,
    private readonly booking: Booking,
    private readonly lease: string,
  ) {}

  async take(step: BookingStep): Promise<void> {
    const { details, undone } = await this.progress();
    if (details[step.name] || undone.has(step.name)) return;
    const detail = (await step.take.outside?.(this.tools, this.booking, details)) ?? {};
    await this.commit(async (tx) => {
      await step.take.inside?.(tx, this.tools, this.booking, details);
      await tx
        .insertInto('booking_steps')
        .values({
          booking_id: this.booking.id,
          step: step.name,
          detail: json(detail),
          done_at: this.tools.clock.now(),
          undone_at: null,
        })
        .execute();
    });
  }

  async undo(step: BookingStep): Promise<void> {
    const { details, undone } = await this.progress();
    if (!details[step.name] || undone.has(step.name)) return;
    await step.undo.outside?.(this.tools, this.booking, details);
    await this.commit(async (tx) => {
      await step.undo.inside?.(tx, this.tools, this.booking, details);
      await tx
        .updateTable('booking_steps')
        .set({ undone_at: this.tools.clock.now() })
        .where('booking_id', '=', this.booking.id)
        .where('step', '=', step.name)
        .execute();
    });
  }

  arriveAt(state: Booking['state'], refusal?: StepRefusal): Promise<void> {
    return this.commit(async (tx) => {
      await tx
        .updateTable('bookings')
        .set({
          state,
          ...(state === 'Reversing' && refusal ? { errors: json(refusal.errors) } : {}),
          ...(state === 'Canceled' ? { canceled_at: this.tools.clock.now() } : {}),
          ...(this.booking.state === 'Canceling' && refusal ? { refund: null } : {}),
        })
        .where('id', '=', this.booking.id)
        .execute();
      if (state === 'Failed') await releaseFromBooking(tx, this.booking.id);
      if (this.booking.state === 'Canceling') await settleCancellation(tx, this.booking.id, refusal);
    });
  }

  private async progress(): Promise<{ details: Details; undone: ReadonlySet<string> }> {
    const rows = await this.tools.database
      .selectFrom('booking_steps')
      .select(['step', 'detail', 'undone_at'])
      .where('booking_id', '=', this.booking.id)
      .execute();
    return {
      details: Object.fromEntries(rows.map(({ step, detail }) => [step, detail])) as Record<
        string,
        StepDetail
      >,
      undone: new Set(rows.filter(({ undone_at }) => undone_at !== null).map(({ step }) => step)),
    };
  }

  /** Commits only while this worker holds the lease, and renews it. The booking has advanced, so it is no longer stuck. */
  private commit(work: (tx: Transaction<Tables>) => Promise<void>): Promise<void> {
    return this.tools.database.transaction().execute(async (tx) => {
      const held = await tx
        .updateTable('bookings')
        .set({ leased_until: leaseEnd(), attempts: 0 })
        .where('id', '=', this.booking.id)
        .where('lease', '=', this.lease)
        .returning('id')
        .executeTakeFirst();
      if (!held) throw new LeaseLost(this.booking.id);
      await work(tx);
    });
  }
}
