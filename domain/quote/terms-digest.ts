/**
 * A digest of the cancellation and payment terms of a stay: stays with the same digest have the same terms. The gateway computes
 * it for a listing and for its quote; `book` requires the one that the traveler accepted. Beyond the specification: changed terms
 * are accepted like a changed price. Amounts are excluded: the price difference covers them.
 */
import type { CancellationKind } from '../listing/cancellation-policy';

export interface StayTerms {
  readonly cancellation: {
    readonly kind: CancellationKind;
    readonly primaryText?: string | null | undefined;
    readonly secondaryText?: string | null | undefined;
    /** How much is refunded until when, in the policy's words. */
    readonly refunds?: readonly { readonly until: string; readonly percent: number }[] | null | undefined;
  };
  readonly payment: {
    readonly schedule: readonly {
      readonly description: string;
      readonly dueDate?: string | null | undefined;
    }[];
    readonly clauses: readonly string[];
  };
}

/** Sixteen hexadecimal digits, the same for the same terms whatever their spacing and letter case. */
export function termsDigest({ cancellation, payment }: StayTerms): string {
  const terms = [
    cancellation.kind,
    normal(cancellation.primaryText),
    normal(cancellation.secondaryText),
    (cancellation.refunds ?? []).map(({ until, percent }) => [until, percent]),
    payment.schedule.map(({ description, dueDate }) => [normal(description), dueDate ?? '']),
    payment.clauses.map(normal),
  ];
  return fnv1a(JSON.stringify(terms));
}

const normal = (text: string | null | undefined): string =>
  (text ?? '').normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** 64-bit FNV-1a. It distinguishes texts, and does not protect against forged ones: the gateway compares only its own. */
function fnv1a(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}
