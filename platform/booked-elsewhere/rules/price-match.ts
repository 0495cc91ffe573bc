/** Which trips have the price match guarantee of business travel, and until when a lower price can be claimed (AD-10). */
import type { Session } from '../../http/session';
import { DAY_MS } from '../../kernel/durations';
import type { TripDetails } from '../elsewhere.types';
import { later } from './flight-times';

export interface PriceMatchFacts {
  readonly tenant: Session['tenant'];
  readonly kind: string;
  readonly state: string;
  readonly currency: string;
  readonly booked_at: Date;
  readonly details: Pick<TripDetails, 'hotel'>;
}

const PACKAGES: ReadonlySet<string> = new Set(['Package', 'PackageFlight', 'PackageHotel']);

/** The last moment of a claim; null for trips whose price is not matched. Vacation rentals are no trips booked elsewhere. */
export function claimUntil({
  tenant,
  kind,
  state,
  currency,
  booked_at,
  details,
}: PriceMatchFacts): Date | null {
  const { hotel } = details;
  const isExcludedHotel =
    hotel?.paymentTiming === 'PayLater' && ['Premier', 'Lifestyle'].includes(hotel.collection ?? '');
  const isMatched =
    tenant === 'corporate' &&
    !PACKAGES.has(kind) &&
    !isExcludedHotel &&
    state !== 'Canceled' &&
    currency === 'USD';
  return isMatched ? later(booked_at, DAY_MS) : null;
}
