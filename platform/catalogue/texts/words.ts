import type { BedKind } from '../catalogue.types';

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty'];

/** 0 to 59. */
export function numberInWords(number: number): string {
  const small = NUMBERS[number];
  if (small !== undefined) return small;
  const tens = TENS[Math.floor(number / 10)] ?? '';
  return number % 10 === 0 ? tens : `${tens}-${NUMBERS[number % 10]}`;
}

export const listed = (items: string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export const BED_NAMES: Record<BedKind, [one: string, more: string]> = {
  Murphy: ['a Murphy bed', 'Murphy beds'],
  Single: ['a single', 'singles'],
  Double: ['a double', 'doubles'],
  King: ['a king', 'kings'],
  Twin: ['a twin', 'twins'],
  Queen: ['a queen', 'queens'],
  Sofa: ['a sofa bed', 'sofa beds'],
  Full: ['a full', 'fulls'],
  Tatami: ['a tatami bed', 'tatami beds'],
  Futon: ['a futon', 'futons'],
  Bunk: ['a bunk bed', 'bunk beds'],
};
