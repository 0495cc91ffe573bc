import type { OfferCondition } from '#domain/payment/offer-conditions.ts';
import type { Wire } from '../../rest/wire';
import { enumReader } from '../../rest/wire-enum';
import { exactCredit } from '../money/money-mapping';

/** Conditions that are nested deeper are not read. */
const MAX_DEPTH = 6;

const UNKNOWN: OfferCondition = { kind: 'UNKNOWN' };

const conditionKind = enumReader<OfferCondition['kind']>({
  FIRST_FLIGHT_BOOKING: true,
  AIRLINE: true,
  AMOUNT_COMPARISON: true,
  AND: true,
  OR: true,
  NOT: true,
  UNKNOWN: true,
});

/** Maps a condition from REST; one with missing facts is unknown (WA-11). */
export function readCondition(wire: Wire<'OfferCondition'>, depth = 0): OfferCondition {
  const kind = conditionKind(wire.OfferCondition);
  const read = (part: Wire<'OfferCondition'>) => readCondition(part, depth + 1);
  const parts = (depth < MAX_DEPTH && wire.conditions) || [];
  switch (kind) {
    case 'FIRST_FLIGHT_BOOKING':
      return { kind };
    case 'AIRLINE':
      return wire.airlineCodes?.length ? { kind, airlineCodes: wire.airlineCodes } : UNKNOWN;
    case 'AMOUNT_COMPARISON': {
      const atLeast = exactCredit(wire.atLeast);
      return atLeast ? { kind, atLeast } : UNKNOWN;
    }
    case 'AND':
    case 'OR':
      return parts.length > 0 ? { kind, conditions: parts.map(read) } : UNKNOWN;
    case 'NOT':
      return parts[0] && parts.length === 1 ? { kind, condition: read(parts[0]) } : UNKNOWN;
    case 'UNKNOWN':
      return UNKNOWN;
  }
}
