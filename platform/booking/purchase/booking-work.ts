/**
 * Bookings as durable work. Every step is committed before the next begins, together with a record that it is done. A refused step
 * reverses the booking: completed steps are undone, last first, and the booking ends Failed. A refused cancellation has moved
 * nothing: the booking stays Confirmed, and the attempt has failed.
 */
import { json } from '../../database/json';
import { expireApprovals } from '../approvals/decide';
import type { DurableWork, Step } from '../durable-worker';
import { releaseFromBooking } from '../price-freeze/exercise';
import type { Booking, BookingStep, BookingTools, Details } from './booking-step';
import { BOOKING_STEPS, ROUTES } from './booking-steps';
import { cancellationsOf, settleCancellation } from './cancellations';
import type { BookingState } from './purchase.tables';

type ThisStep = Step<'bookings'>;

export const bookingWork = (tools: BookingTools): DurableWork<'bookings'> => ({
  table: 'bookings',
  states: ['Running', 'Reversing', 'Canceling'],
  prepare: () => expireApprovals(tools.database, tools.clock),
  nextStep: async (booking) => {
    const progress = await progressOf(tools, booking);
    const { details, undone } = progress;
    if (booking.state === 'Reversing') {
      const last = BOOKING_STEPS.findLast(({ name }) => details[name] && !undone.has(name));
      return last ? undoing(tools, last, details) : arrivingAt(tools, 'Failed');
    }
    const { steps, end } = ROUTES[booking.state === 'Canceling' ? 'Canceling' : 'Running'];
    const next = steps.find(({ name }) => !details[name]);
    return next ? taking(tools, next, details) : arrivingAt(tools, end);
  },
  refuse: async (tx, booking, refusal) => {
    if (booking.state === 'Reversing') throw refusal;
    if (booking.state !== 'Canceling') return { state: 'Reversing', errors: json(refusal.errors) };
    await settleCancellation(tx, booking.id, refusal);
    return { state: 'Confirmed', refund: null };
  },
  agentOf: async ({ id, state, agent_user_id }) => {
    if (state !== 'Canceling') return agent_user_id;
    const [attempt] = await cancellationsOf(tools.database, id);
    return attempt?.agent_user_id ?? null;
  },
});

interface Progress {
  /** Also of steps that were undone. */
  readonly details: Details;
  readonly undone: ReadonlySet<string>;
}

async function progressOf({ database }: BookingTools, { id }: Booking): Promise<Progress> {
  const rows = await database
    .selectFrom('booking_steps')
    .select(['step', 'detail', 'undone_at'])
    .where('booking_id', '=', id)
    .execute();
  return {
    details: Object.fromEntries(rows.map(({ step, detail }) => [step, detail])),
    undone: new Set(rows.filter(({ undone_at }) => undone_at !== null).map(({ step }) => step)),
  };
}

const taking = (tools: BookingTools, { name, take }: BookingStep, details: Details): ThisStep => ({
  outside: async (booking) => (await take.outside?.(tools, booking, details)) ?? {},
  inside: async (tx, booking, detail) => {
    const state = await take.inside?.(tx, tools, booking, { ...details, [name]: detail });
    await tx
      .insertInto('booking_steps')
      .values({
        booking_id: booking.id,
        step: name,
        detail: json(detail),
        done_at: tools.clock.now(),
        undone_at: null,
      })
      .execute();
    return state ? { state } : {};
  },
});

const undoing = (tools: BookingTools, { name, undo }: BookingStep, details: Details): ThisStep => ({
  outside: async (booking) => (await undo.outside?.(tools, booking, details)) ?? {},
  inside: async (tx, booking) => {
    await undo.inside?.(tx, tools, booking, details);
    await tx
      .updateTable('booking_steps')
      .set({ undone_at: tools.clock.now() })
      .where('booking_id', '=', booking.id)
      .where('step', '=', name)
      .execute();
    return {};
  },
});

const arrivingAt = ({ clock }: BookingTools, state: BookingState): ThisStep => ({
  inside: async (tx, { id }) => {
    if (state === 'Failed') await releaseFromBooking(tx, id);
    if (state !== 'Canceled') return { state };
    await settleCancellation(tx, id);
    return { state, canceled_at: clock.now() };
  },
});
