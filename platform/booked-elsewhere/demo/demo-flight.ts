/** The demo traveler, and the shared parts of her flights. */
import type { Flight } from '../elsewhere.types';

export const ELENA = { name: 'Elena Marsh', type: 'ADT', ticketNumber: '672-2140098817' };

export const flightOf = (
  flight: Pick<Flight, 'slices' | 'baseMinor' | 'taxesMinor'> & Partial<Flight>,
): { readonly flight: Flight } => ({
  flight: {
    tripType: 'one_way',
    ticketing: 'single',
    passengers: [ELENA],
    locators: [{ airline: 'Larkspur Air', value: 'K4TZ9Q' }],
    changePenalty: { kind: 'WithFee', feeMinor: 7_500 },
    cancelPenalty: { kind: 'NotPossible' },
    cancellationOutcome: 'NonRefundable',
    exchange: 'NonChfar',
    events: [],
    openFlights: [],
    ...flight,
  },
});
