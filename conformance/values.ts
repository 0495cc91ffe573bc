/**
 * Rules for every response, whatever the operation: exact amounts, known currencies, moments in UTC, and ranges that do not end
 * before they begin.
 */
import { CURRENCIES, isCurrencyCode } from '#domain/money/currencies.ts';

export interface ValueProblem {
  readonly rule: 'money' | 'time';
  /** The path in the response, as a JSON pointer. */
  readonly field: string;
  readonly problem: string;
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const MAX_PROBLEMS = 20;

export function problemsOfValues(answer: unknown): ValueProblem[] {
  const problems: ValueProblem[] = [];
  visit(answer, '', problems);
  return problems.slice(0, MAX_PROBLEMS);
}

function visit(value: unknown, field: string, problems: ValueProblem[]): void {
  if (typeof value === 'string' && MOMENT.test(value) && !value.endsWith('Z')) {
    problems.push({ rule: 'time', field, problem: 'is not in UTC' });
  }
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value))
    problems.push(...problemsOfAmount(value as Amount, field), ...problemsOfRange(value, field));
  for (const [name, inner] of Object.entries(value)) visit(inner, `${field}/${name}`, problems);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A range within one day is invalid for a stay, but valid for a flight. */
function problemsOfRange(
  { from, until }: { readonly from?: unknown; readonly until?: unknown },
  field: string,
): ValueProblem[] {
  const areDays = [from, until].every((day) => typeof day === 'string' && DAY.test(day));
  return areDays && String(until) < String(from)
    ? [{ rule: 'time', field: `${field}/until`, problem: 'is before the start' }]
    : [];
}

/** The two forms of money in responses, and amounts of rewards. */
interface Amount {
  readonly value?: unknown;
  readonly amount?: unknown;
  readonly currencyCode?: unknown;
  readonly currency?: unknown;
}

const REWARDS_DECIMALS = 2;

function problemsOfAmount({ value, amount, currencyCode, currency }: Amount, field: string): ValueProblem[] {
  const [name, units] = typeof value === 'number' ? ['value', value] : ['amount', amount];
  if (typeof units !== 'number') return [];
  if (typeof currencyCode === 'string' && !isCurrencyCode(currencyCode)) {
    return [
      {
        rule: 'money',
        field: `${field}/currencyCode`,
        problem: `${currencyCode} is no currency of the contract`,
      },
    ];
  }
  const code = currencyCode ?? currency;
  if (typeof code !== 'string') return [];
  const decimals = isCurrencyCode(code) ? CURRENCIES[code].exponent : REWARDS_DECIMALS;
  return isExact(units, decimals)
    ? []
    : [
        {
          rule: 'money',
          field: `${field}/${name}`,
          problem: `has more than ${decimals} decimals, so it is not an exact amount`,
        },
      ];
}

function isExact(units: number, decimals: number): boolean {
  const [, fraction = ''] = String(units).split('.');
  return !String(units).includes('e') && fraction.length <= decimals;
}
