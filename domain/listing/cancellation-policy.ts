/**
 * Kinds of cancellation policy and their texts (PR-14, LS-14).
 */
import { codeFromWire } from '../codes';

export const CANCELLATION_KINDS = ['FULLY_REFUNDABLE', 'PARTIALLY_REFUNDABLE', 'NON_REFUNDABLE'] as const;
export type CancellationKind = (typeof CANCELLATION_KINDS)[number] | 'UNKNOWN';

export const cancellationKind = (wire: string | null | undefined): CancellationKind =>
  CANCELLATION_KINDS.find((kind) => kind === codeFromWire(wire ?? '')) ?? 'UNKNOWN';

const FREE_CANCELLATION = 'Free cancellation';

export const showsFreeCancellationBadge = (kind: CancellationKind): boolean => kind === 'FULLY_REFUNDABLE';

/** LS-14: the policy's own text, and 'Free cancellation' for a fully refundable stay without one. */
export const cancellationText = (kind: CancellationKind, primaryText?: string | null): string | null =>
  primaryText?.trim() || (kind === 'FULLY_REFUNDABLE' ? FREE_CANCELLATION : null);
