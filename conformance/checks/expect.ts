/** Assertions that the checks share. */
import type { components } from '#schema/platform.openapi.ts';
import { parseMoney, sameMoney, sumMoney } from '#domain/money/money.ts';
import type { OperationId } from '../operations';
import type { Platform } from '../platform';

type Fiat = components['schemas']['Fiat'];

/** A repeated id would merge two items or duplicate one. */
export function expectDistinct(
  platform: Platform,
  operation: OperationId,
  fieldOf: (index: number) => string,
  ids: readonly string[],
): void {
  const repeated = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (repeated >= 0) platform.problem(operation, 'consistency', 'is in the list twice', fieldOf(repeated));
}

/** A time until which something is valid. */
export function expectFuture(
  platform: Platform,
  operation: OperationId,
  field: string,
  moment: string,
): void {
  if (Date.parse(moment) <= Date.now()) platform.problem(operation, 'time', 'has already passed', field);
}

export function expectSame(
  platform: Platform,
  operation: OperationId,
  field: string,
  found: string,
  wanted: string,
): void {
  if (found !== wanted) platform.problem(operation, 'consistency', 'is not the requested one', field);
}

export function expectSameMoney(
  platform: Platform,
  operation: OperationId,
  field: string,
  found: Fiat,
  wanted: Fiat,
): void {
  expectSum(platform, operation, field, found, [wanted]);
}

/** Exact to the minor unit, in one currency. */
export function expectSum(
  platform: Platform,
  operation: OperationId,
  field: string,
  total: Fiat,
  parts: readonly Fiat[],
): void {
  const amounts = [total, ...parts].map(({ value, currencyCode }) => parseMoney(value, currencyCode));
  const [whole, ...rest] = amounts.flatMap((amount) => (amount.ok ? [amount.value] : []));
  if (whole === undefined || rest.length !== parts.length) return;
  const other = rest.find(({ currencyCode }) => currencyCode !== whole.currencyCode);
  if (other !== undefined) {
    const problem = `is ${whole.currencyCode}, but its parts are ${other.currencyCode}`;
    return platform.problem(operation, 'money', problem, `${field}/currencyCode`);
  }
  if (!sameMoney(whole, sumMoney(rest, whole.currencyCode)))
    platform.problem(operation, 'money', 'is not the sum of its parts', `${field}/value`);
}
