/**
 * The terms of a stay as text, and the terms that changed between the home and its quote, side by side. The digest decides
 * whether anything changed (terms-digest.ts). Changed terms are accepted like a changed price.
 */
import type { CancellationKind } from '../listing/cancellation-policy';

export interface TermsInWords {
  readonly cancellation: readonly string[];
  readonly payment: readonly string[];
}

export interface ChangedTerms {
  readonly label: 'Cancellation' | 'Payment';
  readonly seen: readonly string[];
  readonly quoted: readonly string[];
}

const KIND_WORDS: Readonly<Record<CancellationKind, string>> = {
  FULLY_REFUNDABLE: 'Fully refundable',
  PARTIALLY_REFUNDABLE: 'Partially refundable',
  NON_REFUNDABLE: 'Non-refundable',
  UNKNOWN: 'Ask the host before you cancel',
};

export interface TermsOfStay {
  readonly cancellation: {
    readonly kind: CancellationKind;
    readonly primaryText: string | null;
    readonly secondaryText: string | null;
  };
  readonly payment: {
    readonly text: string;
    readonly clauses: readonly string[];
    readonly schedule: readonly { readonly due: string }[];
  };
}

/** Without amounts: the price difference covers those. */
export const termsInWords = ({ cancellation, payment }: TermsOfStay): TermsInWords => ({
  cancellation: presentTexts([
    KIND_WORDS[cancellation.kind],
    cancellation.primaryText,
    cancellation.secondaryText,
  ]),
  payment: presentTexts([payment.text, ...payment.schedule.map(({ due }) => due), ...payment.clauses]),
});

/** The parts with different texts; all of them when the change is not in the texts. */
export function changedTerms(seen: TermsInWords, quoted: TermsInWords): ChangedTerms[] {
  const parts: ChangedTerms[] = [
    { label: 'Cancellation', seen: seen.cancellation, quoted: quoted.cancellation },
    { label: 'Payment', seen: seen.payment, quoted: quoted.payment },
  ];
  const changed = parts.filter((part) => normal(part.seen) !== normal(part.quoted));
  return changed.length > 0 ? changed : parts;
}

const presentTexts = (texts: readonly (string | null)[]): string[] => [
  ...new Set(texts.flatMap((text) => text?.trim() || [])),
];

const normal = (texts: readonly string[]): string =>
  texts.map((text) => text.normalize('NFC').replace(/\s+/g, ' ').toLowerCase()).join('\n');
