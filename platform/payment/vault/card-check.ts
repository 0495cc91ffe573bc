import { passesLuhn } from '#schema/untrusted-values.ts';
import { dayOf } from '../../kernel/dates';
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

/** A card is valid until the end of its last month in the platform's zone, as in the portal's form. */
export const isExpired = ({ month, year }: Pick<TypedCard, 'month' | 'year'>, now: Date): boolean =>
  `${year}-${String(month).padStart(2, '0')}` < dayOf(now).slice(0, 7);

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
    const field = card.year < Number(dayOf(now).slice(0, 4)) ? 'year' : 'month';
    problems.push({ field, message: 'This card has expired.' });
  }
  return problems;
}
