import { passesLuhn } from '../../../schema/untrusted-values';
import { brandOf } from './card-number';

export interface TypedCard {
  readonly number: string;
  readonly verificationValue: string;
  readonly month: number;
  readonly year: number;
}

export interface CardProblem {
  readonly field: 'number' | 'verificationValue' | 'month' | 'year';
  readonly message: string;
}

/** A card is valid until the end of its last month. */
export const isExpired = (card: { month: number; year: number }, now: Date): boolean =>
  now.getTime() >= Date.UTC(card.year, card.month, 1);

/** All problems of a card; messages never repeat the input. */
export function cardProblems(card: TypedCard, now: Date): CardProblem[] {
  const problems: CardProblem[] = [];
  const brand = brandOf(card.number);
  if (!brand || !passesLuhn(card.number)) {
    problems.push({ field: 'number', message: 'This is not a card number.' });
  }
  if (brand && card.verificationValue.length !== brand.verificationDigits) {
    problems.push({
      field: 'verificationValue',
      message: `The security code of this card has ${brand.verificationDigits} digits.`,
    });
  }
  if (isExpired(card, now)) {
    const field = card.year < now.getUTCFullYear() ? 'year' : 'month';
    problems.push({ field, message: 'This card has expired.' });
  }
  return problems;
}
