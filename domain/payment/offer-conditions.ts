/**
 * The conditions of a travel offer (WA-11): whether a booking meets them, and their texts. A condition is a tree; the graph
 * represents it as rows in reading order. To add a kind: a member of the type, its row and its text.
 */
import { compareMoney, type Money } from '../money/money';
import { formatTrimmedMoney } from '../money/money-format';

export type OfferCondition =
  | { readonly kind: 'FIRST_FLIGHT_BOOKING' | 'UNKNOWN' }
  | { readonly kind: 'AIRLINE'; readonly airlineCodes: readonly string[] }
  | { readonly kind: 'AMOUNT_COMPARISON'; readonly atLeast: Money }
  | { readonly kind: 'AND' | 'OR'; readonly conditions: readonly OfferCondition[] }
  | { readonly kind: 'NOT'; readonly condition: OfferCondition };

/** A booking that an offer may apply to. */
export interface OfferOccasion {
  readonly isFirstFlightBooking: boolean;
  readonly airlineCode: string | null;
  /** Null while it is not known. */
  readonly total: Money | null;
}

/** A stay is not a flight; its total may not be known yet. */
export const stayOccasion = (total: Money | null): OfferOccasion => ({
  isFirstFlightBooking: false,
  airlineCode: null,
  total,
});

/** Whether a booking meets a condition; null when that is not known. An empty AND or OR is not met, as on the platform. */
export function meets(condition: OfferCondition, occasion: OfferOccasion): boolean | null {
  switch (condition.kind) {
    case 'UNKNOWN':
      return null;
    case 'FIRST_FLIGHT_BOOKING':
      return occasion.isFirstFlightBooking;
    case 'AIRLINE':
      return occasion.airlineCode !== null && condition.airlineCodes.includes(occasion.airlineCode);
    case 'AMOUNT_COMPARISON':
      return occasion.total && isAtLeast(occasion.total, condition.atLeast);
    case 'AND':
      return (
        condition.conditions.length > 0 && every(condition.conditions.map((each) => meets(each, occasion)))
      );
    case 'OR':
      return opposite(every(condition.conditions.map((each) => opposite(meets(each, occasion)))));
    case 'NOT':
      return opposite(meets(condition.condition, occasion));
  }
}

/** Amounts of two currencies cannot be compared: the condition is not met. */
const isAtLeast = (total: Money, atLeast: Money): boolean =>
  total.currencyCode === atLeast.currencyCode && compareMoney(total, atLeast) >= 0;

const opposite = (isMet: boolean | null): boolean | null => (isMet === null ? null : !isMet);

function every(parts: readonly (boolean | null)[]): boolean | null {
  if (parts.includes(false)) return false;
  return parts.includes(null) ? null : true;
}

/** One condition of a tree, without its parts, which follow it one level deeper. */
export interface OfferConditionRow {
  readonly depth: number;
  readonly kind: OfferCondition['kind'];
  readonly airlineCodes: readonly string[];
  readonly atLeast: Money | null;
}

const partsOf = (condition: OfferCondition): readonly OfferCondition[] => {
  if (condition.kind === 'NOT') return [condition.condition];
  return condition.kind === 'AND' || condition.kind === 'OR' ? condition.conditions : [];
};

export interface ReadableCondition extends OfferConditionRow {
  readonly condition: OfferCondition;
  readonly text: string;
}

/** A tree in reading order. */
export const conditionRows = (condition: OfferCondition, depth = 0): ReadableCondition[] => [
  {
    depth,
    kind: condition.kind,
    airlineCodes: condition.kind === 'AIRLINE' ? condition.airlineCodes : [],
    atLeast: condition.kind === 'AMOUNT_COMPARISON' ? condition.atLeast : null,
    condition,
    text: conditionText(condition),
  },
  ...partsOf(condition).flatMap((part) => conditionRows(part, depth + 1)),
];

/** The tree of rows; null without rows. A row with missing facts becomes an unknown condition. */
export function conditionOf(rows: readonly OfferConditionRow[]): OfferCondition | null {
  const [first, ...rest] = rows;
  if (!first) return null;
  const parts = groups(rest, first.depth + 1)
    .map(conditionOf)
    .filter((part) => part !== null);
  const { kind, airlineCodes, atLeast } = first;
  switch (kind) {
    case 'AND':
    case 'OR':
      return { kind, conditions: parts };
    case 'NOT':
      return parts[0] ? { kind, condition: parts[0] } : { kind: 'UNKNOWN' };
    case 'AIRLINE':
      return { kind, airlineCodes };
    case 'AMOUNT_COMPARISON':
      return atLeast ? { kind, atLeast } : { kind: 'UNKNOWN' };
    case 'FIRST_FLIGHT_BOOKING':
    case 'UNKNOWN':
      return { kind };
  }
}

/** Rows in groups, each starting with a row of this level. */
function groups(rows: readonly OfferConditionRow[], depth: number): OfferConditionRow[][] {
  const found: OfferConditionRow[][] = [];
  for (const row of rows) {
    if (row.depth === depth) found.push([row]);
    else found.at(-1)?.push(row);
  }
  return found;
}

function conditionText(condition: OfferCondition): string {
  switch (condition.kind) {
    case 'FIRST_FLIGHT_BOOKING':
      return 'Your first flight booking';
    case 'AIRLINE':
      return `A flight with ${condition.airlineCodes.join(' or ')}`;
    case 'AMOUNT_COMPARISON':
      return `A booking of ${formatTrimmedMoney(condition.atLeast)} or more`;
    case 'AND':
      return 'All of these';
    case 'OR':
      return 'One of these';
    case 'NOT':
      return 'Not this';
    case 'UNKNOWN':
      return 'A condition that is checked when you book';
  }
}
