import { Refusal } from '../kernel/refusal';
import type { Selectable } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import type { Photograph } from '../catalogue/catalogue.types';
import type { Database } from '../database/connect';
import type { HomesTables } from './homes.tables';
import { mediaView } from './listing-view';
import { regionName } from './regions';

type Place = components['schemas']['Place'];
type MarketRow = Selectable<HomesTables['markets']>;

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

export interface PlaceRow extends MarketRow {
  homes_count: number;
  cover: Photograph | null;
}

/** Every market with the number of its homes and a cover; about fifty, so that matching needs no index. */
export async function allPlaces(database: Database): Promise<PlaceRow[]> {
  return database
    .selectFrom('markets')
    .selectAll('markets')
    .select(({ selectFrom, fn, lit }) => [
      selectFrom('listings')
        .whereRef('listings.market_id', '=', 'markets.id')
        .select(fn.countAll<number>().as('count'))
        .as('homes_count'),
      selectFrom('listings')
        .whereRef('listings.market_id', '=', 'markets.id')
        .orderBy('listings.position')
        .limit(lit(1))
        .select(({ ref }) => ref('listings.content', '->').key('media').at(0).as('cover'))
        .as('cover'),
    ])
    .orderBy('markets.position')
    .execute() as Promise<PlaceRow[]>;
}

export const placeView = ({ id, content, lat, lon, homes_count, cover }: PlaceRow): Place => ({
  placeId: id,
  kind: 'Market',
  label:
    regionName(content.state) === content.city
      ? content.name
      : `${content.name}, ${regionName(content.state)}`,
  sublabel: countryNames.of(content.country) ?? content.country,
  coordinates: { lat, lon },
  homesCount: homes_count,
  blurb: content.blurb,
  ...(cover === null ? {} : { photo: mediaView(cover) }),
});

/** The words of a text without case, accents, punctuation and full width: "St. Augustine, FL" is "st augustine fl". */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (word === 'saint' ? 'st' : word))
    .join(' ');

/**
 * How well a market matches a text, 0 for not at all: its name first, then its city, its state, and then words of all of them,
 * as in "Asheville, NC". A market that is hidden from browsing matches only its whole name.
 */
function matchOf(row: Pick<PlaceRow, 'content' | 'hidden_from_browse'>, text: string): number {
  const query = folded(text);
  if (query === '') return 0;
  const { content } = row;
  const name = folded(content.name);
  const city = folded(content.city);
  const state = folded(regionName(content.state));
  const code = folded(content.state);
  // The text that a suggestion shows in the field: "Asheville, North Carolina".
  const asShown = `${name} ${state}`;
  if (row.hidden_from_browse) return query === name || query === asShown ? 4 : 0;
  if (asShown.startsWith(query)) return 4;
  if (city.startsWith(query)) return 3;
  if (state.startsWith(query) || code === query) return 2;
  const words = `${asShown} ${city} ${code} ${folded(countryNames.of(content.country) ?? '')}`.split(' ');
  return query.split(' ').every((typed) => words.some((word) => word.startsWith(typed))) ? 1 : 0;
}

/** The places that match a text, best first. An empty text returns the featured markets. */
export const matchingPlaces = (places: readonly PlaceRow[], text: string): PlaceRow[] =>
  text.trim() === ''
    ? featured(places)
    : places
        .map((place) => ({ place, match: matchOf(place, text) }))
        .filter(({ match }) => match > 0)
        .sort((one, other) => other.match - one.match || one.place.position - other.place.position)
        .map(({ place }) => place);

/** Coast, mountains, desert and the others alternate, so that the first few show the variety of places. */
function featured(places: readonly PlaceRow[]): PlaceRow[] {
  const turns = new Map<string, number>();
  return places
    .filter((place) => !place.hidden_from_browse)
    .map((place) => {
      const turn = turns.get(place.content.setting) ?? 0;
      turns.set(place.content.setting, turn + 1);
      return { place, turn };
    })
    .sort((one, other) => one.turn - other.turn || one.place.position - other.place.position)
    .map(({ place }) => place);
}

/** The place of an id; undefined without one. Refuses with 40401 an id that no place has. */
export function namedPlace(places: readonly PlaceRow[], placeId: string | undefined): PlaceRow | undefined {
  const place = places.find(({ id }) => id === placeId);
  if (placeId !== undefined && !place) throw new Refusal(40401, 'There is no such place.');
  return place;
}
