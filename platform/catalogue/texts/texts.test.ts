import { addDays } from '../../kernel/dates';
import { buildCatalogue } from '../build-catalogue';
import { MARKET_DEFINITIONS } from '../markets/markets';

const { listings } = buildCatalogue({ today: '2026-03-14' });
const ordinary = listings.filter((listing) => listing.id.startsWith('vr-'));
const descriptions = ordinary.map((listing) => listing.description ?? '');

const sentencesOf = (text: string) =>
  (text.match(/[^.!?]+[.!?]+/g) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 60);

const countsOf = (items: string[]) => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};
const repeated = (items: string[], most: number) => [...countsOf(items)].filter(([, count]) => count > most);

test('no two listings share a name', () => {
  expect(
    repeated(
      listings.map((listing) => listing.name),
      1,
    ),
  ).toEqual([]);
});

test('descriptions have two to four paragraphs with content', () => {
  for (const description of descriptions) {
    const paragraphs = description.split('\n\n');
    expect(paragraphs.length).toBeGreaterThanOrEqual(2);
    expect(paragraphs.length).toBeLessThanOrEqual(4);
    expect(description.split(/\s+/).length).toBeGreaterThan(60);
  }
});

test('no two descriptions share a paragraph', () => {
  expect(
    repeated(
      descriptions.flatMap((description) => description.split('\n\n')),
      1,
    ),
  ).toEqual([]);
});

test('a long sentence appears in at most four descriptions, seven of ten in one only', () => {
  const counts = countsOf(descriptions.flatMap((description) => [...new Set(sentencesOf(description))]));
  expect([...counts].filter(([, count]) => count > 4)).toEqual([]);
  expect([...counts.values()].filter((count) => count === 1).length / counts.size).toBeGreaterThan(0.7);
});

test('within one market a long sentence rarely repeats', () => {
  const inMarkets = ordinary.flatMap((listing) =>
    [...new Set(sentencesOf(listing.description ?? ''))].map(
      (sentence) => `${listing.marketId}: ${sentence}`,
    ),
  );
  expect(repeated(inMarkets, 1).length).toBeLessThan(inMarkets.length / 50);
});

test('a description names its neighborhood or a place near it', () => {
  const markets = new Map(MARKET_DEFINITIONS.map((market) => [market.id, market.neighborhoods]));
  for (const { id, marketId, description } of ordinary) {
    const names = (markets.get(marketId) ?? []).flatMap(({ name, places }) => [
      name,
      ...places.map((place) => place.name),
    ]);
    const text = (description ?? '').toLowerCase();
    expect([id, names.some((name) => text.includes(name.toLowerCase()))]).toEqual([id, true]);
  }
});

test('no two reviews are identical, nor does a listing repeat a sentence of a review', () => {
  const reviews = listings.flatMap((listing) => listing.reviews);
  expect(
    repeated(
      ordinary.flatMap((listing) => listing.reviews.map((review) => review.text)),
      1,
    ),
  ).toEqual([]);
  expect(reviews.length).toBeGreaterThan(2000);
  for (const { id, reviews: own } of ordinary) {
    expect([id, own.length >= 3 && own.length <= 14]).toEqual([id, true]);
    expect(
      repeated(
        own.flatMap((review) => sentencesOf(review.text)),
        1,
      ),
    ).toEqual([]);
    const dates = own.map((review) => review.date);
    expect(dates).toEqual([...dates].sort().reverse());
  }
});

test('a guest describes weather that is possible in the month of the stay', () => {
  const tropical = MARKET_DEFINITIONS.filter(({ climate }) => ['winter-sun', 'island'].includes(climate));
  const stays = ordinary.flatMap(({ marketId, reviews }) =>
    reviews.map(({ date, text }) => ({
      month: Number(addDays(date, -6).slice(5, 7)),
      isTropical: tropical.some(({ id }) => id === marketId),
      text,
    })),
  );
  const staysThatMention = (what: RegExp) => stays.filter(({ text }) => what.test(text));
  const snow = staysThatMention(/It snowed|Toasty in|no working heater|heating made a banging|Warmest cabin/);
  const water = staysThatMention(/Swam before breakfast|Fireflies all over|Jumping in was|prunes by noon/);
  expect(Math.min(snow.length, water.length)).toBeGreaterThan(20);
  expect(snow.filter(({ month, isTropical }) => isTropical || (month > 3 && month < 11))).toEqual([]);
  expect(water.filter(({ month, isTropical }) => !isTropical && (month < 5 || month > 9))).toEqual([]);
  expect(staysThatMention(/week after the holidays/).filter(({ month }) => month !== 1)).toEqual([]);
});

test('a description rarely names a place twice, and states the right number of bathrooms', () => {
  const markets = new Map(MARKET_DEFINITIONS.map((market) => [market.id, market]));
  const twice = ordinary.filter(({ marketId, description }) => {
    const notes = markets.get(marketId)?.notes.join(' ') ?? '';
    const places = markets.get(marketId)?.neighborhoods.flatMap((hood) => hood.places) ?? [];
    return places.some(
      ({ name }) =>
        !notes.includes(name) && (description ?? '').toLowerCase().split(name.toLowerCase()).length > 2,
    );
  });
  // Some places are named after others: the village, the village gondola.
  expect(twice.length).toBeLessThan(ordinary.length / 50);
  const ofTwo = ordinary.filter(({ description }) =>
    /One bathroom is tiled in green/.test(description ?? ''),
  );
  expect(ofTwo.length).toBeGreaterThan(0);
  expect(new Set(ofTwo.map(({ layout }) => layout.numberOfBathrooms))).toEqual(new Set([2]));
});

test('the rating of a listing is the mean of its reviews', () => {
  for (const { reviews, userRating } of ordinary) {
    const mean = reviews.reduce((sum, review) => sum + review.score, 0) / reviews.length;
    expect(userRating?.score).toBeCloseTo(mean, 0);
    expect(userRating?.reviewCount).toBe(reviews.length);
  }
});

test('no template syntax remains', () => {
  for (const listing of listings) {
    const texts = [
      listing.name,
      listing.description ?? '',
      listing.terms.checkinInformation,
      listing.additionalReservationInfo ?? '',
      ...listing.reviews.map((review) => review.text),
    ];
    for (const text of texts) expect(text).not.toMatch(/[{}[\]]|undefined|null|  |\b[Aa] [aeio]\w+-minute|'/);
  }
});
