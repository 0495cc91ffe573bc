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

/**
 * 64-bit FNV-1a. It distinguishes texts, and does not protect against forged ones: the gateway compares only its own. Computed in
 * halves of 32 bits: it runs for each price, and a BigInt for each byte takes ten times as long.
 */
function fnv1a(text: string): string {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (const byte of new TextEncoder().encode(text)) {
    const mixed = (low ^ byte) >>> 0;
    // Times 2^40 + 0x1b3; the products are exact, since they have at most 41 bits.
    const product = mixed * 0x1b3;
    high = (high * 0x1b3 + Math.floor(product / 2 ** 32) + ((mixed << 8) >>> 0)) >>> 0;
    low = product >>> 0;
  }
  return [high, low].map((half) => half.toString(16).padStart(8, '0')).join('');
}
