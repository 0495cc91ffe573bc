import { useEffect, useRef } from 'react';
import { formatWholeMoney } from '#domain/money/money-format.ts';
import { formatNights } from '#domain/stay/stay-dates.ts';
import { useAnnounce } from '#client/components/announcer/announcer.tsx';
import type { ListingStay } from './listing-stay';
import { useAvailability } from './use-availability';

/** Announces the price of another stay, once it is known. An alert announces why it is unavailable. */
export function useAnnouncedPrice(booking: ListingStay): void {
  const announce = useAnnounce();
  const { availability } = useAvailability(booking);
  const stay = JSON.stringify(booking.stay);
  const announced = useRef(stay);
  const rate = availability?.__typename === 'Available' ? availability.rate : null;
  const price =
    rate && `The stay is available: ${formatWholeMoney(rate.total.fiat)} for ${formatNights(rate.nights)}`;
  useEffect(() => {
    if (price === null || announced.current === stay) return;
    announced.current = stay;
    announce(price);
  }, [announce, price, stay]);
}
