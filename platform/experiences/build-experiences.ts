/** The experiences of a market, generated from a seed like its homes: the same on every machine and every day. */
import type { MarketDefinition, Neighborhood, Place } from '../catalogue/markets/market-definition';
import { MARKET_DEFINITIONS } from '../catalogue/markets/markets';
import { createRandom, type Random } from '../catalogue/random';
import { createDealer, type Dealer, type Facts } from '../catalogue/texts/compose';
import { convertMinor } from '../kernel/money';
import { readWorld } from '../world/read-world';
import type { Category, Experience, ExperienceKind } from './experience.types';

const EXPERIENCE_KINDS = ['city', 'outdoors', 'wellness', 'arts', 'beach'].flatMap(
  (group) => readWorld<{ kinds: readonly ExperienceKind[] }>(`experiences/${group}.json`).kinds,
);
const TEXTS = readWorld<Record<'localEndings' | 'directions', readonly string[]>>('texts/experiences.json');

const MIN_PER_MARKET = 12;
const MAX_PER_MARKET = 20;
/** The most experiences that depend on the surroundings: the rest exist in every place. */
const MAX_OF_SURROUNDINGS = 11;

const CATEGORIES: readonly Category[] = ['City', 'Outdoors', 'Wellness', 'ArtsAndCulture', 'Beach'];

export function buildExperiences(): Experience[] {
  const dealer = createDealer(Infinity);
  return MARKET_DEFINITIONS.flatMap((market) =>
    kindsOf(market).map((kind) =>
      makeExperience(kind, market, dealer, createRandom(`experience ${market.id} ${kind.id}`)),
    ),
  );
}

/** The meeting point is within walking distance, if there is such a place. */
function kindsOf(market: MarketDefinition): ExperienceKind[] {
  const random = createRandom(`experiences of ${market.id}`);
  const isHere = ({ settings }: ExperienceKind) => settings?.some((each) => market.settings.includes(each));
  const ofSurroundings = random.shuffle(EXPERIENCE_KINDS.filter(isHere)).slice(0, MAX_OF_SURROUNDINGS);
  const ofEveryPlace = random.shuffle(EXPERIENCE_KINDS.filter(({ settings }) => settings === undefined));
  const chosen = [...ofSurroundings, ...ofEveryPlace].slice(
    0,
    random.between(MIN_PER_MARKET, MAX_PER_MARKET),
  );
  const turns = new Map<Category, number>();
  const turnOf = ({ category }: ExperienceKind) => {
    const turn = turns.get(category) ?? 0;
    turns.set(category, turn + 1);
    return turn;
  };
  const order = random.shuffle(CATEGORIES);
  return chosen
    .map((kind) => ({ kind, turn: turnOf(kind) }))
    .sort(
      (one, other) =>
        one.turn - other.turn || order.indexOf(one.kind.category) - order.indexOf(other.kind.category),
    )
    .map(({ kind }) => kind);
}

function makeExperience(
  kind: ExperienceKind,
  market: MarketDefinition,
  dealer: Dealer,
  random: Random,
): Experience {
  const hood = random.pick(market.neighborhoods);
  const near = nearestPlace(hood, random);
  const facts = factsOf(market, hood, near);
  const deal = (pool: readonly string[]): string => {
    const text = dealer.deal(pool, facts, random, new Set());
    if (text === null) throw new Error(`No text suits ${kind.id} in ${market.id}`);
    return text;
  };
  const groupSize = random.between(...kind.groupSize);
  return {
    id: `exp-${market.id}-${kind.id}`,
    marketId: market.id,
    timeZone: market.timezone,
    title: deal(kind.titles),
    summary: deal(kind.summaries),
    description: `${deal(kind.openings)} ${deal(kind.details)}\n\n${deal(TEXTS.localEndings)}`,
    category: kind.category,
    minutes: random.pick(kind.minutes),
    priceMinor: priceOf(kind, market, random),
    currencyCode: market.currencyCode ?? 'USD',
    pricing: kind.isForGroup ? 'PerGroup' : 'PerPerson',
    groupSize,
    minimumAge: kind.minimumAge,
    rating: ratingOf(random),
    ticket: random.chance(0.8) ? 'MobileOnly' : 'Paper',
    cancellation: cancellationOf(random),
    included: kind.included,
    toBring: kind.toBring,
    languages: languagesOf(market, random),
    accessibility: kind.accessibility,
    meetingPoint: {
      name: `${capital(near.name)}, ${hood.name}`,
      directions: deal(TEXTS.directions),
      at: hood.at,
    },
    weekdays: weekdaysOf(random),
    startTimes: random.pick(kind.starts),
  };
}

/** Rounded to prices as on a sign: five dollars, fifty pesos. */
const nearestPlace = ({ places }: Neighborhood, random: Random): Place =>
  random.pick(places.some(({ by }) => by === 'walk') ? places.filter(({ by }) => by === 'walk') : places);

const factsOf = (market: MarketDefinition, hood: Neighborhood, near: Place): Facts => ({
  slots: {
    market: market.spoken ?? market.name,
    city: hood.city ?? market.city,
    hood: hood.name,
    near: near.name,
  },
  tags: new Set(),
});

/** In steps that people write on a board: five dollars, fifty pesos. */
function priceOf(
  { usd: [least, most] }: ExperienceKind,
  { currencyCode = 'USD' }: MarketDefinition,
  random: Random,
) {
  const minor = convertMinor(random.between(least, most) * 100, 'USD', currencyCode);
  const step = currencyCode === 'MXN' ? 5_000 : minor < 6_000 ? 100 : 500;
  return Math.round(minor / step) * step;
}

/** One in twelve is new and has no reviews. */
const ratingOf = (random: Random): Experience['rating'] =>
  random.chance(1 / 12)
    ? undefined
    : { score: random.between(33, 50) / 10, count: Math.round(4 + 600 * random.next() ** 3) };

function cancellationOf(random: Random): Experience['cancellation'] {
  const draw = random.next();
  if (draw < 0.6) return { status: 'FullyRefundable', untilHoursBefore: random.pick([24, 48]) };
  if (draw < 0.8) return { status: 'PartiallyRefundable', untilHoursBefore: 24, refundPercent: 50 };
  return { status: draw < 0.92 ? 'NonRefundable' : 'ContactCustomerService' };
}

const LOCAL_LANGUAGES: Readonly<Record<string, string>> = { MX: 'es', PT: 'pt', IT: 'it' };

function languagesOf({ country, state }: MarketDefinition, random: Random): string[] {
  const local = state === 'QC' ? 'fr' : LOCAL_LANGUAGES[country];
  if (local !== undefined) return ['en', local];
  return random.chance(0.3) ? ['en', 'es'] : ['en'];
}

function weekdaysOf(random: Random): number[] {
  const days = [1, 2, 3, 4, 5, 6, 7];
  return random.pick([
    days,
    days.filter((day) => day !== 1),
    days.filter((day) => day !== 2 && day !== 3),
    [4, 5, 6, 7],
  ]);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
