/** Kinds of passengers and their names at airlines (TR-26). */
export const PASSENGER_TYPES = {
  ADULT: 'ADT',
  CHILD: 'CNN',
  LAP_INFANT: 'INF',
  SEATED_INFANT: 'INS',
} as const;

export type PassengerKind = keyof typeof PASSENGER_TYPES;

/**
 * The kind of an upstream traveler. A child of a known age, a child without one, and private profiles are distinguished upstream
 * only; undefined for all others.
 */
export function passengerKind(upstream: string): PassengerKind | undefined {
  switch (upstream.replace(/^Private/, '')) {
    case 'Adult':
    case PASSENGER_TYPES.ADULT:
      return 'ADULT';
    case 'Child':
    case 'AgeChild':
    case 'AgelessChild':
    case PASSENGER_TYPES.CHILD:
      return 'CHILD';
    case 'LapInfant':
    case PASSENGER_TYPES.LAP_INFANT:
      return 'LAP_INFANT';
    case 'SeatedInfant':
    case PASSENGER_TYPES.SEATED_INFANT:
      return 'SEATED_INFANT';
    default:
      return undefined;
  }
}
