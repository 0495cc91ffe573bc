import { addDays, type PlainDate } from '../../kernel/dates';
import { readWorld } from '../../world/read-world';
import type { Review } from '../catalogue.types';
import type { Property } from '../home/property';
import type { Climate } from '../pricing/seasons';
import { createRandom, type Random } from '../random';
import { SETTINGS } from '../settings';
import type { Dealer, Facts } from './compose';
import { factsOf } from './property-facts';
import { numberInWords } from './words';

type Topic =
  | 'whoCame'
  | 'praise'
  | 'ofPlace'
  | 'ofBeds'
  | 'ofHost'
  | 'ofAmenities'
  | 'lastWords'
  | 'short'
  | 'shortAndCool'
  | 'smallComplaints'
  | 'largeComplaints'
  | 'butFair';
type Fact = 'guestNames' | 'kin' | 'dishes' | 'games' | 'items';

const TEXTS = readWorld<Record<Topic | Fact, readonly string[]>>('texts/reviews.json');

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

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
      const authors = random.shuffle(TEXTS.guestNames);
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
      kin: random.pick(TEXTS.kin),
      dish: random.pick(TEXTS.dishes),
      game: random.pick(TEXTS.games),
      item: random.pick(TEXTS.items),
      weekday: random.pick(WEEKDAYS),
    },
  };
}

/** The order of a guest's topics; each entry produces one sentence. */
function poolsOf(score: number, { setting }: Property, random: Random): (readonly string[])[] {
  const place = SETTINGS[setting].reviews;
  if (score <= 3) {
    if (random.chance(0.25)) return [TEXTS.shortAndCool, TEXTS.smallComplaints];
    return random.pick([
      [TEXTS.largeComplaints, TEXTS.butFair],
      [TEXTS.whoCame, TEXTS.largeComplaints, TEXTS.smallComplaints],
      [TEXTS.ofPlace, TEXTS.largeComplaints, TEXTS.butFair],
      [TEXTS.largeComplaints, TEXTS.smallComplaints, TEXTS.butFair],
      [TEXTS.whoCame, place, TEXTS.largeComplaints],
    ]);
  }
  if (random.chance(0.14))
    return score === 4
      ? [TEXTS.short, TEXTS.smallComplaints]
      : [TEXTS.short, random.pick([TEXTS.ofAmenities, TEXTS.lastWords])];
  const order = random.pick([
    [TEXTS.whoCame, TEXTS.praise, TEXTS.ofPlace],
    [TEXTS.praise, TEXTS.ofAmenities],
    [TEXTS.whoCame, place, TEXTS.ofAmenities, TEXTS.lastWords],
    [place, TEXTS.praise, TEXTS.ofHost],
    [TEXTS.ofPlace, TEXTS.ofBeds, TEXTS.praise],
    [TEXTS.whoCame, TEXTS.ofHost, TEXTS.praise, place, TEXTS.lastWords],
    [TEXTS.ofAmenities, place],
    [TEXTS.praise, TEXTS.ofBeds, TEXTS.ofPlace, TEXTS.lastWords],
    [TEXTS.ofHost, TEXTS.ofPlace],
    [TEXTS.whoCame, TEXTS.ofBeds, TEXTS.ofAmenities],
    [place, TEXTS.lastWords],
    [TEXTS.praise, TEXTS.praise, TEXTS.ofHost],
    [TEXTS.whoCame, TEXTS.praise, TEXTS.ofAmenities, place, TEXTS.ofPlace],
  ]);
  if (score === 5) return order;
  return random.chance(0.7)
    ? [...order.slice(0, 3), TEXTS.smallComplaints]
    : [TEXTS.smallComplaints, ...order.slice(-2)];
}
