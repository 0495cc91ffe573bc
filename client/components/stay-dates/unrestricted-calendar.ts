import { type StayCalendar, stayCalendar } from '#domain/stay/stay-calendar.ts';
import { addDays, bookingWindow, nightsBetween } from '#domain/stay/stay-dates.ts';

/** A calendar in which every day of the booking window is free, for a search before a listing is chosen. */
export function unrestrictedCalendar(today: string): StayCalendar {
  const { first, last } = bookingWindow(today);
  return stayCalendar(
    Array.from({ length: nightsBetween(first, last) + 1 }, (_, index) => ({
      date: addDays(first, index),
      isAvailable: true,
      isAvailableForCheckout: true,
    })),
  );
}
