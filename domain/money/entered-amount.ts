import { westernDigits } from '../digits';

/** Whole numbers, alone, in thousands or as in India, each with a decimal separator that groups nothing, and two digits at most. */
const AMOUNTS = [
  /^(?<whole>-?\d+)(?:[,.](?<fraction>\d{0,2}))?$/,
  /^(?<whole>-?\d{1,3}(?<group>[,.' ])\d{3}(?:\k<group>\d{3})*)(?:(?!\k<group>)[,.](?<fraction>\d{0,2}))?$/,
  /^(?<whole>-?\d{1,2}(?:,\d\d)+,\d{3})(?:\.(?<fraction>\d{0,2}))?$/,
];

/**
 * An amount as people type it, as decimal text; empty for a text that is no amount. A comma or a point before one or two digits at
 * the end is the decimal separator; before three digits it groups thousands: '12,50' is 12.50, and '1,234' and '1.234' are 1234.
 */
export function enteredAmount(text: string, symbol = ''): string {
  const typed = westernDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll('’', "'")
    .replaceAll('−', '-')
    .trim();
  const amount = withoutSymbol(typed, symbol);
  const { whole, fraction } = AMOUNTS.map((form) => form.exec(amount)?.groups).find(Boolean) ?? {};
  if (whole === undefined) return '';
  return whole.replace(/[,.' ]/g, '') + (fraction ? `.${fraction}` : '');
}

function withoutSymbol(typed: string, symbol: string): string {
  if (symbol === '') return typed;
  if (typed.startsWith(symbol)) return typed.slice(symbol.length).trim();
  return typed.endsWith(symbol) ? typed.slice(0, -symbol.length).trim() : typed;
}

/** The message for a text that is no amount. */
export const notAnAmount = (text: string): string =>
  text.trim() === ''
    ? 'Enter an amount of money.'
    : `“${text.trim()}” is not an amount. Enter one like 12.50.`;
