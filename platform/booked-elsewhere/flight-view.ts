import type { components } from '#schema/platform.openapi.ts';
import { toFiat } from '../kernel/money';
import type { Flight, Penalty } from './elsewhere.types';

type Schemas = components['schemas'];

export function flightView(flight: Flight, currency: string): Schemas['BookedFlight'] {
  const { slices, baseMinor, taxesMinor, cancelPenalty, changePenalty } = flight;
  const { tripType, ticketing, passengers, locators, cancellationOutcome, exchange } = flight;
  return {
    tripType,
    passengers: [...passengers],
    locators,
    ...(ticketing === undefined ? {} : { ticketing }),
    ...(cancellationOutcome === undefined ? {} : { cancellationOutcome }),
    ...(exchange === undefined ? {} : { exchange }),
    fare: { base: toFiat(baseMinor, currency), taxes: toFiat(taxesMinor, currency) },
    slices: slices.map(({ bags, segments, ...slice }) => ({
      ...slice,
      segments: [...segments],
      ...(bags
        ? { bags: bags.map(({ number, priceMinor }) => ({ number, price: toFiat(priceMinor, currency) })) }
        : {}),
    })),
    ...(cancelPenalty ? { cancelPenalty: penaltyView(cancelPenalty, currency) } : {}),
    ...(changePenalty ? { changePenalty: penaltyView(changePenalty, currency) } : {}),
  };
}

const penaltyView = ({ kind, feeMinor }: Penalty, currency: string): Schemas['FarePenalty'] => ({
  kind,
  ...(feeMinor === undefined ? {} : { fee: toFiat(feeMinor, currency) }),
});
