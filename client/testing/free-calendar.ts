import { fiat } from './portal-facts';

/** All days are free, at 200 a night, from the first of May. */
export const freeCalendar = (days = 120, changes: (date: string) => object = () => ({})) =>
  Array.from({ length: days }, (_, index) => {
    const date = new Date(Date.UTC(2026, 4, 1 + index)).toISOString().slice(0, 10);
    return {
      date,
      isAvailable: true,
      isCheckInAllowed: true,
      isAvailableForCheckout: true,
      nightlyPrice: fiat(200),
      minimumStay: null,
      maximumStay: null,
      ...changes(date),
    };
  });
