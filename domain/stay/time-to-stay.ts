/** The time until a booked stay, as the list of trips shows it (CN-05). */
import { nightsBetween, type Stay } from './stay-dates';

/** 'In 34 days', 'Tomorrow', 'Today', 'Happening now' between arrival and departure; null once it is over. */
export function timeToStay({ from, until }: Stay, today: string): string | null {
  if (today > until) return null;
  const days = nightsBetween(today, from);
  if (days < 0) return 'Happening now';
  if (days === 0) return 'Today';
  return days === 1 ? 'Tomorrow' : `In ${days} days`;
}
