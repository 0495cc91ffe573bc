/** The airports and airlines of the demo. The airlines are invented, except for the code WN, which the specification names. */
import type { components } from '#schema/platform.openapi.ts';
import type { Airport } from '../elsewhere.types';

export const AIRPORTS = {
  YYZ: { code: 'YYZ', city: 'Toronto', timeZone: 'America/Toronto' },
  LIS: { code: 'LIS', city: 'Lisbon', timeZone: 'Europe/Lisbon' },
  DEN: { code: 'DEN', city: 'Denver', timeZone: 'America/Denver' },
  ORD: { code: 'ORD', city: 'Chicago', timeZone: 'America/Chicago' },
  MDW: { code: 'MDW', city: 'Chicago', timeZone: 'America/Chicago' },
  SEA: { code: 'SEA', city: 'Seattle', timeZone: 'America/Los_Angeles' },
  BOS: { code: 'BOS', city: 'Boston', timeZone: 'America/New_York' },
  FCO: { code: 'FCO', city: 'Rome', timeZone: 'Europe/Rome' },
  CDG: { code: 'CDG', city: 'Paris', timeZone: 'Europe/Paris' },
  LHR: { code: 'LHR', city: 'London', timeZone: 'Europe/London' },
} as const satisfies Record<string, Airport>;

export const AIRLINES = {
  LK: { code: 'LK', name: 'Larkspur Air' },
  NB: { code: 'NB', name: 'Northbound Airways' },
  WN: { code: 'WN', name: 'Westwind' },
} as const satisfies Record<string, components['schemas']['Airline']>;
