import { buildCatalogue } from '../catalogue/build-catalogue';
import { addDays } from '../kernel/dates';
import { Refusal } from '../kernel/refusal';
import { testDay } from '../testing/test-clock';
import { bestStay, flexibleStays } from './flexible-dates';
import type { StayRules } from './homes.tables';
import { checkAvailability } from './stay-availability';
import { priceStay, pricedTerms, totalOf } from './stay-price';

const { listings } = buildCatalogue({ today: testDay });
const guests = { adults: 2, children: [], petsIncluded: false };
const lengths = ['Weekend', 'Week', 'Month'] as const;
const months = Array.from({ length: 6 }, (_, index) =>
  addDays(`${testDay.slice(0, 7)}-15`, 30 * index).slice(0, 7),
);

const daysOf = (length: (typeof lengths)[number], inMonths: string[]) =>
  flexibleStays({ length, months: inMonths }, guests, testDay);

/** The rules and prices of the shop, computed stay by stay. */
function cheapest(rules: StayRules, { stays, days }: ReturnType<typeof daysOf>, soldDays: readonly number[]) {
  const soldNights = new Set(soldDays.flatMap((day) => days[day] ?? []));
  return stays
    .map(({ stay }) => stay)
    .filter((stay) => checkAvailability({ rules, stay, today: testDay, soldNights }).isAvailable)
    .map((stay) => ({ stay, total: priceStay(rules, stay, testDay).totalMinor }))
    .reduce<{ stay: object; total: number } | undefined>(
      (best, each) => (best && best.total <= each.total ? best : each),
      undefined,
    );
}

test.each(lengths)('[FM-13] the stay of a %s is the cheapest that the shop would sell', (length) => {
  const asked = daysOf(length, months.slice(1, 4));
  const sold = asked.days.flatMap((_, index) => (index % 17 < 4 ? [index] : []));
  let bookable = 0;
  for (const [index, listing] of listings.entries()) {
    const soldDays = index % 3 === 0 ? sold : [];
    const expected = cheapest(listing, asked, soldDays);
    if (!expected) continue;
    bookable += 1;
    expect([listing.id, bestStay(listing, asked, soldDays)]).toEqual([listing.id, expected.stay]);
  }
  expect(bookable).toBeGreaterThan(20);
});

test('[FM-13] a home without a free stay is returned for the stay that breaks the fewest rules', () => {
  const asked = daysOf('Weekend', months.slice(0, 2));
  for (const listing of listings) {
    if (cheapest(listing, asked, []) || listing.scenario) continue;
    const brokenBy = (stay: (typeof asked)['stays'][number]['stay']) => {
      const verdict = checkAvailability({ rules: listing, stay, today: testDay, soldNights: new Set() });
      return verdict.isAvailable ? 0 : verdict.reasons.length;
    };
    const fewest = Math.min(...asked.stays.map(({ stay }) => brokenBy(stay)));
    expect([listing.id, brokenBy(bestStay(listing, asked, []))]).toEqual([listing.id, fewest]);
  }
});

test('[FM-13] a stay exactly at the booking window of its home breaks no rule', () => {
  const asked = daysOf('Weekend', months.slice(1, 2));
  const last = asked.stays.at(-1)!;
  const listing = listings.find(
    ({ availability }) =>
      availability.checkInWeekdays.length === 7 && availability.checkOutWeekdays.length === 7,
  )!;
  const availability = { ...listing.availability, blocked: [], minBookingWindowDays: last.terms.notice };
  expect(bestStay({ ...listing, availability }, asked, [])).toEqual(last.stay);
});

test('[FM-13] the sum of a stay is its price', () => {
  const withPets = { ...guests, petsIncluded: true };
  for (const [index, listing] of listings.entries()) {
    const from = addDays(testDay, (index * 7) % 300);
    const stay = { from, until: addDays(from, 1 + (index % 29)), guests: index % 2 ? guests : withPets };
    const price = priceStay(listing, stay, testDay);
    const full = price.nights.reduce((sum, { minor }) => sum + minor, 0);
    const terms = pricedTerms(stay, (index * 7) % 300);
    expect([listing.id, totalOf(listing.pricing, terms, full, price.complimentaryNightMinor ?? 0)]).toEqual([
      listing.id,
      price.totalMinor,
    ]);
  }
});

test('[FM-13] weekends are from Friday to Sunday, from today on, and end within the year that is for sale', () => {
  const everyMonth = Array.from({ length: 13 }, (_, index) =>
    addDays(`${testDay.slice(0, 7)}-01`, 31 * index).slice(0, 7),
  );
  const { stays, from, until } = daysOf('Weekend', [...new Set(everyMonth)]);
  expect(stays.length).toBeGreaterThan(50);
  expect(
    stays.every(({ checkInWeekday, checkOutWeekday }) => checkInWeekday === 5 && checkOutWeekday === 7),
  ).toBe(true);
  expect(from >= testDay && until <= addDays(testDay, 365)).toBe(true);
});

test('[FM-13] months in which no stay can begin are refused', () => {
  const past = addDays(testDay, -40).slice(0, 7);
  expect(() => daysOf('Week', [past])).toThrow(Refusal);
  expect(() => daysOf('Week', [addDays(testDay, 500).slice(0, 7)])).toThrow(Refusal);
});
