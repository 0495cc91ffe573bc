/** A booked stay to save outside the portal: its facts as text, and a calendar file of it (CF-01, CF-03; RFC 5545). */
import type { Clock } from '../clock';
import { addDays, formatNights, formatStayWithYear, nightCount, type Stay } from '../stay/stay-dates';
import { formatTimeWindow, type TimeWindow } from '../stay/time-window';

export interface Itinerary {
  readonly reservationId: string;
  readonly homeName: string;
  /** City and state; empty when unknown. */
  readonly place: string;
  readonly stay: Stay;
  readonly checkInTimes: TimeWindow | null;
  readonly checkOutTimes: TimeWindow | null;
  readonly hostName: string | null;
  readonly guestName: string | null;
  /** The party; null when unknown. */
  readonly guests: string | null;
  /** The amount, and how it was paid; null when unknown. */
  readonly payment: string | null;
  readonly cancellation: string | null;
  readonly hostInformation: string | null;
  readonly supportPhone: string | null;
}

export interface ItineraryFact {
  readonly label: string;
  readonly text: string;
}

/** The known facts, in the order in which a traveler needs them. */
export function itineraryFacts(itinerary: Itinerary): ItineraryFact[] {
  const { stay, checkInTimes, checkOutTimes } = itinerary;
  const facts = [
    { label: 'Dates', text: `${formatStayWithYear(stay)} · ${formatNights(nightCount(stay))}` },
    { label: 'Check-in', text: checkInTimes && formatTimeWindow(checkInTimes) },
    { label: 'Check-out', text: checkOutTimes && formatTimeWindow(checkOutTimes) },
    { label: 'Confirmation', text: `#${itinerary.reservationId}` },
    { label: 'Reserved for', text: itinerary.guestName },
    { label: 'Guests', text: itinerary.guests },
    { label: 'Payment', text: itinerary.payment },
    { label: 'Host', text: itinerary.hostName },
    { label: 'Cancellation', text: itinerary.cancellation },
    { label: 'From your host', text: itinerary.hostInformation },
    { label: 'Support', text: itinerary.supportPhone },
  ];
  return facts.flatMap(({ label, text }) => (text ? [{ label, text }] : []));
}

/**
 * The stay as an all-day event from arrival to departure; times are in its description, because a home's own time zone is not
 * known. Calendars are shared, so the payment is omitted. The end of an event is the day after its last one.
 */
export function calendarFile(itinerary: Itinerary, brandName: string, clock: Clock): string {
  const { reservationId, homeName, place, stay } = itinerary;
  const description = itineraryFacts({ ...itinerary, payment: null }).map(
    ({ label, text }) => `${label}: ${text}`,
  );
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(brandName)}//Stays//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(reservationId)}@${hostLabel(brandName)}`,
    `DTSTAMP:${instant(clock.now())}`,
    `DTSTART;VALUE=DATE:${day(stay.from)}`,
    `DTEND;VALUE=DATE:${day(addDays(stay.until, 1))}`,
    `SUMMARY:${escaped(`Stay at ${homeName}`)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `DESCRIPTION:${escaped(description.join('\n'))}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

export const calendarFileName = ({ reservationId }: Itinerary): string =>
  `stay-${reservationId.replace(/[^A-Za-z0-9-]/g, '')}.ics`;

/** Part of the id, which is the same in every calendar: the brand in the characters of a host's name. */
const hostLabel = (brandName: string): string =>
  brandName
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? 'stays';

const day = (date: string): string => date.replaceAll('-', '');

const instant = (date: Date): string => date.toISOString().replace(/[-:]|\.\d+/g, '');

/** RFC 5545, 3.3.11: backslash, semicolon, comma and line breaks; other control characters are not allowed. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[\u0000-\u001f\u007f]/g, ' ');

const MAX_OCTETS = 75;

/** RFC 5545, 3.1: lines are at most 75 octets; a continuation line begins with a space. Characters are not split. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let lines = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      lines += '\r\n ';
      octets = 1;
    }
    lines += character;
    octets += size;
  }
  return lines;
}
