import { addDays, type PlainDate } from '../../kernel/dates';
import type { Review } from '../catalogue.types';
import type { Property } from '../home/property';
import type { Climate } from '../pricing/seasons';
import { createRandom, type Random } from '../random';
import type { Dealer, Facts } from './compose';
import { factsOf } from './property-facts';
import { BUT_FAIR, LARGE_COMPLAINTS, SMALL_COMPLAINTS } from './review-complaints.texts';
import {
  DISHES,
  GAMES,
  GUEST_NAMES,
  ITEMS,
  KIN,
  LAST_WORDS,
  MONTHS,
  SHORT,
  SHORT_AND_COOL,
  WEEKDAYS,
  WHO_CAME,
} from './review-guests.texts';
import { OF_BEDS, OF_HOST, OF_PLACE, PRAISE } from './review-praise.texts';
import { OF_AMENITIES, OF_SETTING } from './review-things.texts';
import { numberInWords } from './words';

export interface Reviewer {
  /** Three to fourteen, newest first. */
  reviewsOf(property: Property, today: PlainDate): Review[];
}

export function createReviewer(dealer: Dealer): Reviewer {
  const written = new Set<string>();

  const write = (
    score: number,
    property: Property,
    facts: Facts,
    random: Random,
    said: Set<string>,
  ): string => {
    for (;;) {
      const text = poolsOf(score, property, random)
        .map((pool) => dealer.deal(pool, facts, random, said))
        .filter((sentence) => sentence !== null)
        .join(' ');
      if (text !== '' && !written.has(text)) {
        written.add(text);
        return text;
      }
    }
  };

  return {
    reviewsOf: (property, today) => {
      const random = createRandom(`reviews of ${property.id}`);
      const facts = factsOf(property);
      const count = random.between(3, 14);
      const said = new Set<string>();
      const authors = random.shuffle(GUEST_NAMES);
      let date = addDays(today, -random.between(3, 40));
      return Array.from({ length: count }, (_, index) => {
        const score = scoreOf(property.quality, random);
        const review = {
          author: `${authors[index]}${random.chance(0.5) ? ` ${random.pick([...'ABCDEFGHJKLMNPRSTW'])}.` : ''}`,
          date,
          score,
          text: write(score, property, ofStay(facts, property, date, random), random, said),
        };
        date = addDays(date, -random.between(6, 95));
        return review;
      });
    },
  };
}

/** Fine homes get fives, plain ones fours; occasionally a guest is disappointed anywhere. */
function scoreOf(quality: number, random: Random): number {
  const mood = random.next() - 0.32 * quality;
  if (mood < 0.42) return 5;
  if (mood < 0.78) return 4;
  return mood < 0.92 ? 3 : 2;
}

/** Where swimsuits are worn all year. */
const ALWAYS_WARM: ReadonlySet<Climate> = new Set<Climate>(['winter-sun', 'island']);

/** `winter` depends on the calendar; whether it is `cold` or `warm` then also depends on the climate. */
function seasonTags(month: number, climate: Climate): string[] {
  const isWinter = month <= 3 || month >= 11;
  const isWarm = ALWAYS_WARM.has(climate) || (month >= 5 && month <= 9);
  return [...(isWinter ? ['winter'] : []), ...(isWarm ? ['warm'] : isWinter ? ['cold'] : [])];
}

function ofStay(facts: Facts, property: Property, date: PlainDate, random: Random): Facts {
  const number = Number(addDays(date, -6).slice(5, 7));
  const month = MONTHS[number - 1] ?? 'May';
  return {
    tags: new Set([...facts.tags, month, ...seasonTags(number, property.market.climate)]),
    slots: {
      ...facts.slots,
      month,
      nights: numberInWords(random.between(2, 9)),
      guests: numberInWords(Math.max(2, property.sleeps - random.between(0, 1))),
      kin: random.pick(KIN),
      dish: random.pick(DISHES),
      game: random.pick(GAMES),
      item: random.pick(ITEMS),
      weekday: random.pick(WEEKDAYS),
    },
  };
}

/** The order of a guest's topics; each entry produces one sentence. */
function poolsOf(score: number, { setting }: Property, random: Random): (readonly string[])[] {
  const place = OF_SETTING[setting];
  if (score <= 3) {
    if (random.chance(0.25)) return [SHORT_AND_COOL, SMALL_COMPLAINTS];
    return random.pick([
      [LARGE_COMPLAINTS, BUT_FAIR],
      [WHO_CAME, LARGE_COMPLAINTS, SMALL_COMPLAINTS],
      [OF_PLACE, LARGE_COMPLAINTS, BUT_FAIR],
      [LARGE_COMPLAINTS, SMALL_COMPLAINTS, BUT_FAIR],
      [WHO_CAME, place, LARGE_COMPLAINTS],
    ]);
  }
  if (random.chance(0.14))
    return score === 4 ? [SHORT, SMALL_COMPLAINTS] : [SHORT, random.pick([OF_AMENITIES, LAST_WORDS])];
  const order = random.pick([
    [WHO_CAME, PRAISE, OF_PLACE],
    [PRAISE, OF_AMENITIES],
    [WHO_CAME, place, OF_AMENITIES, LAST_WORDS],
    [place, PRAISE, OF_HOST],
    [OF_PLACE, OF_BEDS, PRAISE],
    [WHO_CAME, OF_HOST, PRAISE, place, LAST_WORDS],
    [OF_AMENITIES, place],
    [PRAISE, OF_BEDS, OF_PLACE, LAST_WORDS],
    [OF_HOST, OF_PLACE],
    [WHO_CAME, OF_BEDS, OF_AMENITIES],
    [place, LAST_WORDS],
    [PRAISE, PRAISE, OF_HOST],
    [WHO_CAME, PRAISE, OF_AMENITIES, place, OF_PLACE],
  ]);
  if (score === 5) return order;
  return random.chance(0.7)
    ? [...order.slice(0, 3), SMALL_COMPLAINTS]
    : [SMALL_COMPLAINTS, ...order.slice(-2)];
}
