import fc from 'fast-check';
import { calendarFile, calendarFileName, itineraryFacts, type Itinerary } from './itinerary';

const itinerary: Itinerary = {
  reservationId: 'LK-7781',
  homeName: 'Cedar House; by the inlet, with a sauna',
  place: 'Tofino, British Columbia',
  stay: { from: '2026-06-05', until: '2026-06-08' },
  checkInTimes: { startTime: '16:00', endTime: null },
  checkOutTimes: { startTime: null, endTime: '11:00' },
  hostName: 'Mara',
  guestName: null,
  guests: '2 adults',
  payment: '$500.00\nVisa ending in 4821: $500.00',
  cancellation: 'Free cancellation until June 1',
  hostInformation: 'The key is in the box.\nMind the \\ step.',
  supportPhone: '1-800-555-0142',
};

const clock = { now: () => new Date('2026-05-01T12:30:45.678Z') };
const unfolded = (file: string) => file.replaceAll('\r\n ', '');

test('[CF-03] the text lists the facts of a stay and omits unknown ones', () => {
  expect(itineraryFacts(itinerary).map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Dates: Fri, Jun 5 - Mon, Jun 8, 2026 · 3 nights',
    'Check-in: From 4:00 PM',
    'Check-out: Until 11:00 AM',
    'Confirmation: #LK-7781',
    'Guests: 2 adults',
    'Payment: $500.00\nVisa ending in 4821: $500.00',
    'Host: Mara',
    'Cancellation: Free cancellation until June 1',
    'From your host: The key is in the box.\nMind the \\ step.',
    'Support: 1-800-555-0142',
  ]);
});

test('[CF-03] the calendar file is an all-day event from arrival to departure, with the times in its description', () => {
  const lines = unfolded(calendarFile(itinerary, 'Northwind Stays', clock)).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'METHOD:PUBLISH',
      'PRODID:-//Northwind Stays//Stays//EN',
      'UID:LK-7781@northwind-stays',
      'DTSTAMP:20260501T123045Z',
      'DTSTART;VALUE=DATE:20260605',
      'DTEND;VALUE=DATE:20260609',
      'SUMMARY:Stay at Cedar House\\; by the inlet\\, with a sauna',
      'LOCATION:Tofino\\, British Columbia',
    ]),
  );
  const description = lines.find((line) => line.startsWith('DESCRIPTION:'));
  expect(description).toContain('Check-in: From 4:00 PM\\nCheck-out: Until 11:00 AM');
  expect(description).toContain('The key is in the box.\\nMind the \\\\ step.');
  expect(description).not.toContain('$500.00');
});

test("[CF-03] no line exceeds 75 octets, and a host's text cannot add lines", () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (hostInformation) => {
      const file = calendarFile({ ...itinerary, hostInformation }, 'Northwind Stays', clock);
      expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(unfolded(file).split(/\r\n|\r|\n/)).toHaveLength(16);
    }),
  );
});

test('[CF-03] the file name is valid on every system', () => {
  expect(calendarFileName(itinerary)).toBe('stay-LK-7781.ics');
  expect(calendarFileName({ ...itinerary, reservationId: '../7:8' })).toBe('stay-78.ics');
});

test.each([
  ['Häuser & Höfe', '@h-user-h-fe'],
  ['東京', '@stays'],
])('[CF-03] the brand %s is %s in the identifier of an event', (brandName, expected) => {
  expect(calendarFile(itinerary, brandName, clock)).toContain(`UID:LK-7781${expected}\r\n`);
});
