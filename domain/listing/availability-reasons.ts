/**
 * The reasons why a stay is unavailable, as text, and the actions that resolve them (AV-02 to AV-11). To add a reason, add a row:
 * code, title, subtitle, action. Fixes from the calendar: stay-fixes.ts.
 */
import { tableCode } from '../codes';

export type AvailabilityAction = 'CHANGE_GUESTS' | 'CHANGE_DATES';

export interface AvailabilityText {
  readonly title: string;
  readonly subtitle: string;
  readonly action: AvailabilityAction;
}

export const AVAILABILITY_REASONS = {
  MIN_STAY_VIOLATION: {
    title: 'Minimum nights stay not met.',
    subtitle: 'Try a longer stay to continue.',
    action: 'CHANGE_DATES',
  },
  MAX_STAY_VIOLATION: {
    title: 'Max nights stay exceeded.',
    subtitle: 'Try a shorter stay to continue.',
    action: 'CHANGE_DATES',
  },
  OCCUPANCY_VIOLATION: {
    title: 'Guest limit exceeded.',
    subtitle: 'Reduce the number of guests to continue.',
    action: 'CHANGE_GUESTS',
  },
  PET_POLICY_VIOLATION: {
    title: 'Pets not allowed.',
    subtitle: 'Please remove pets to continue.',
    action: 'CHANGE_GUESTS',
  },
  CHECK_IN_NOT_ALLOWED: {
    title: 'Check-in date is not allowed.',
    subtitle: 'Please select a different check-in date to continue.',
    action: 'CHANGE_DATES',
  },
  CHECK_OUT_NOT_ALLOWED: {
    title: 'Check-out date is not allowed.',
    subtitle: 'Please select a different check-out date to continue.',
    action: 'CHANGE_DATES',
  },
  BLOCKED_DATES: {
    title: 'The dates you have selected are not available.',
    subtitle: 'Please try a different set of dates.',
    action: 'CHANGE_DATES',
  },
  MIN_BOOKING_WINDOW_VIOLATION: {
    title: 'Listing not available on short notice.',
    subtitle: 'Please select a later check-in date.',
    action: 'CHANGE_DATES',
  },
  UNKNOWN: {
    title: 'Listing is not available.',
    subtitle: 'Please select a different set of dates.',
    action: 'CHANGE_DATES',
  },
} as const satisfies Record<string, AvailabilityText>;

export type AvailabilityReasonCode = keyof typeof AVAILABILITY_REASONS;

export interface AvailabilityReason extends AvailabilityText {
  readonly code: AvailabilityReasonCode;
  /** The upstream spelling, null when upstream gave no reason. */
  readonly rawCode: string | null;
}

/** The reason for an upstream member; an unknown or absent one becomes the default (AV-10, AV-12). */
export function availabilityReason(wire: string | null | undefined): AvailabilityReason {
  const code = tableCode(AVAILABILITY_REASONS, wire) ?? 'UNKNOWN';
  return { code, rawCode: wire || null, ...AVAILABILITY_REASONS[code] };
}
