/**
 * Descriptions: two to four paragraphs. A home has a register (a storyteller, a matter-of-fact host, or a mix of both) and a plan
 * of paragraphs, each on one topic, so that no order, length or tone reveals a pattern. Sentences come from the setting, the
 * shared pools and the market's own notes.
 */
import type { Property } from '../home/property';
import { createRandom, type Random } from '../random';
import type { Dealer, Facts } from './compose';
import {
  PLAIN_AROUND,
  PLAIN_CLOSINGS,
  PLAIN_INSIDE,
  PLAIN_OPENINGS,
  PLAIN_OUTSIDE,
  PLAIN_SLEEPING,
} from './plain.texts';
import { factsOf } from './property-facts';
import { SETTING_TEXTS } from './settings';
import { BATHS, CAVEATS, CLOSINGS, HISTORY, HOST_WORDS, LOCATION, PRACTICAL, SLEEPING } from './shared.texts';

const STORY_PLANS = plans([
  'opening history living | sleeping bath table | outdoors outdoors evening | location note closing',
  'opening location | living living table | sleeping | outdoors evening note',
  'opening living table | sleeping bath practical | outdoors evening | note location',
  'opening living living | outdoors evening | sleeping bath table | location note caveat',
  'opening evening | history living table | sleeping practical | outdoors location host',
  'history opening | living table living | outdoors outdoors | sleeping location note',
  'opening | living table sleeping bath | outdoors outdoors evening | location note',
  'location opening | living living practical | table sleeping | outdoors evening note',
  'opening outdoors evening | living table | sleeping bath | note location host',
  'opening living history | outdoors outdoors evening | sleeping location note closing',
  'opening | living table living | sleeping bath | location note caveat closing',
  'opening note | living history table | sleeping bath | outdoors location host',
  'opening table living | sleeping practical | location note | outdoors evening closing',
  'opening location note | living living sleeping | outdoors table evening host',
]);

const LISTED_PLANS = plans([
  'plainOpening plainSleeping | plainInside practical | plainOutside plainOutside | plainAround note plainClosing',
  'plainOpening plainAround | plainSleeping plainInside practical | plainOutside note | plainClosing plainClosing',
  'plainOpening | plainInside plainSleeping bath | plainOutside practical | plainAround note plainClosing',
  'plainOpening plainInside plainInside | plainSleeping bath | plainOutside plainAround note plainClosing',
  'plainOpening history | plainSleeping plainInside | plainOutside practical | plainAround note plainClosing',
  'plainOpening plainInside plainOutside | plainSleeping bath practical | note plainAround plainClosing',
]);

const MIXED_PLANS = plans([
  'opening living | plainSleeping plainInside practical | outdoors outdoors plainAround | note',
  'plainOpening living | plainSleeping practical | outdoors evening table | plainAround note',
  'opening plainAround | living plainInside table | plainSleeping | plainOutside note plainClosing',
  'plainOpening note | living table | plainSleeping bath | plainOutside evening plainAround',
  'opening living | plainSleeping bath plainInside | plainOutside outdoors | plainAround caveat host',
  'plainOpening history | living plainInside | plainSleeping practical | outdoors plainAround note',
  'plainOpening | living plainInside table | plainSleeping bath | outdoors location note closing',
  'opening plainOutside | plainInside plainSleeping practical | living evening | note plainAround host',
]);

/** Paragraphs separated by |, topics by spaces. */
function plans(sources: string[]): string[][][] {
  return sources.map((source) => source.split(' | ').map((paragraph) => paragraph.split(' ')));
}

const SHARED_POOLS: Record<string, readonly string[]> = {
  sleeping: SLEEPING,
  bath: BATHS,
  location: LOCATION,
  history: HISTORY,
  practical: PRACTICAL,
  caveat: CAVEATS,
  host: HOST_WORDS,
  closing: CLOSINGS,
  plainOpening: PLAIN_OPENINGS,
  plainInside: PLAIN_INSIDE,
  plainSleeping: PLAIN_SLEEPING,
  plainOutside: PLAIN_OUTSIDE,
  plainAround: PLAIN_AROUND,
  plainClosing: PLAIN_CLOSINGS,
};

function poolsOf(property: Property): Record<string, readonly string[]> {
  const { openings, living, outdoors, table, evenings } = SETTING_TEXTS[property.setting];
  return {
    ...SHARED_POOLS,
    opening: openings,
    living,
    outdoors,
    table,
    evening: evenings,
    note: property.market.notes,
  };
}

/** Agencies write lists more often than stories. */
function planOf({ voice }: Property, random: Random): string[][] {
  const roll = random.next() + (voice === 'team' ? 0.25 : 0);
  if (roll < 0.48) return random.pick(STORY_PLANS);
  return random.pick(roll < 0.78 ? MIXED_PLANS : LISTED_PLANS);
}

/** Facts that should be mentioned only once. */
const MENTIONED_ONCE = [
  'kitchenHas',
  'comforts',
  'outsideHas',
  'rooms',
  'beds',
  'areBeds',
  'baths',
  'areBaths',
  'bedroomCount',
  'near',
  'next',
  'third',
  'far',
];

function withoutMentioned(facts: Facts, sentence: string): Facts {
  const heard = sentence.toLowerCase();
  const slots = Object.entries(facts.slots).filter(
    ([name, value]) =>
      !MENTIONED_ONCE.includes(name) || !heard.includes(value.toLowerCase().replace(/^(is|are) /, '')),
  );
  return { tags: facts.tags, slots: Object.fromEntries(slots) };
}

export interface Describer {
  descriptionOf(property: Property): string;
}

/** No paragraph of one description occurs in another. */
export function createDescriber(dealer: Dealer): Describer {
  const written = new Set<string>();
  return {
    descriptionOf: (property) => {
      const random = createRandom(`description of ${property.id}`);
      const pools = poolsOf(property);
      const said = new Set<string>();
      let facts = factsOf(property);
      const sentenceOn = (topic: string): string | null => {
        const sentence = dealer.deal(pools[topic] ?? [], facts, random, said);
        if (sentence !== null) facts = withoutMentioned(facts, sentence);
        return sentence;
      };
      const paragraphOn = (topics: string[]): string => {
        for (;;) {
          const sentences = topics.map(sentenceOn).filter((sentence) => sentence !== null);
          const paragraph = sentences.join(' ');
          if (paragraph === '' || !written.has(paragraph)) {
            written.add(paragraph);
            return paragraph;
          }
        }
      };
      return planOf(property, random)
        .map(paragraphOn)
        .filter((paragraph) => paragraph !== '')
        .join('\n\n');
    },
  };
}
