/** The facts that sentence templates may mention and the conditions that they may require. */
import type { BedKind } from '../catalogue.types';
import type { Property } from '../home/property';
import type { Place } from '../markets/market-definition';
import type { Facts } from './compose';
import { factLists } from './fact-lists';
import { BED_NAMES, numberInWords, listed } from './words';

const tripTo = ({ by, minutes }: Place): string =>
  by === 'walk'
    ? `a ${numberInWords(minutes)}-minute walk`.replace(/^a (eight|eleven)/, 'an $1')
    : `${numberInWords(minutes)} minutes by car`;

/** For places whose name begins with an article: the shops are, the pier is. */
function isOrAre({ name }: Place): 'is' | 'are' {
  const head = name.split(/ (?:on|at|in|of|near|for|from|to|up|where|everybody)\b|,/)[0] ?? name;
  return / and /.test(name) || /^the .*[^su]s$/.test(head) ? 'are' : 'is';
}

function bedsOf({ layout }: Property): Map<BedKind, number> {
  const counts = new Map<BedKind, number>();
  for (const { kind, count } of layout.bedrooms.flatMap((room) => room.beds)) {
    counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  return counts;
}

function bathsOf({ layout }: Property): string {
  const full = Math.floor(layout.numberOfBathrooms);
  const half = layout.numberOfBathrooms % 1 === 0 ? '' : ' and a half';
  return `${numberInWords(full)}${half} bathroom${full === 1 && half === '' ? '' : 's'}`;
}

const PRONOUNS = {
  I: { we: 'I', weAre: 'I am', me: 'me', us: 'us', my: 'my', our: 'our', ourselves: 'myself' },
  we: { we: 'we', weAre: 'we are', me: 'us', us: 'us', my: 'our', our: 'our', ourselves: 'ourselves' },
  team: { we: 'we', weAre: 'we are', me: 'us', us: 'us', my: 'our', our: 'our', ourselves: 'ourselves' },
};

export function factsOf(property: Property): Facts {
  const [near, next, third] = property.places as [Place, Place, Place];
  const far = property.places.find((place) => place.by === 'drive');
  const beds = bedsOf(property);
  const bedList = [...beds].map(([kind, count]) =>
    count === 1 ? BED_NAMES[kind][0] : `${numberInWords(count)} ${BED_NAMES[kind][1]}`,
  );
  const mainBed = property.layout.bedrooms[0]?.beds[0]?.kind ?? 'Queen';
  const slots: Record<string, string> = {
    noun: property.noun,
    hood: property.neighborhood.name,
    market: property.market.spoken ?? property.market.name,
    street: property.street,
    host: property.host.name,
    year: String(property.builtIn),
    bedrooms: numberInWords(property.bedrooms),
    bedroomCount: `${numberInWords(property.bedrooms)} bedroom${property.bedrooms === 1 ? '' : 's'}`,
    sleeps: numberInWords(property.sleeps),
    baths: bathsOf(property),
    areBaths: `${property.layout.numberOfBathrooms === 1 ? 'is' : 'are'} ${bathsOf(property)}`,
    beds: listed(bedList),
    areBeds: `${bedList.length === 1 && [...beds.values()][0] === 1 ? 'is' : 'are'} ${listed(bedList)}`,
    mainBed: mainBed.toLowerCase(),
    near: near.name,
    nearIs: isOrAre(near),
    nextIs: isOrAre(next),
    thirdIs: isOrAre(third),
    nearMin: numberInWords(near.minutes),
    nearTrip: tripTo(near),
    next: next.name,
    nextTrip: tripTo(next),
    third: third.name,
    thirdTrip: tripTo(third),
    ...(far ? { far: far.name, farIs: isOrAre(far), farMin: numberInWords(far.minutes) } : {}),
    ...PRONOUNS[property.voice],
    ...factLists(property),
  };
  return { slots, tags: tagsOf(property, beds, Boolean(far)) };
}

function tagsOf(property: Property, beds: Map<BedKind, number>, hasDrive: boolean): Set<string> {
  const { bedrooms, builtIn, places, layout } = property;
  const tags = new Set<string>(property.amenities);
  const add = (tag: string, holds: boolean) => holds && tags.add(tag);
  tags.add(property.noun.replaceAll(' ', '-'));
  tags.add(property.market.country);
  tags.add(property.market.state);
  add('owner', property.voice !== 'team');
  tags.add(property.voice);
  tags.add(property.isApartment ? 'apartment' : 'house');
  add('walk', places[0]?.by === 'walk');
  add('walk2', places[1]?.by === 'walk');
  add('drive', hasDrive);
  add('old', builtIn < 1950);
  add('mid', builtIn >= 1950 && builtIn < 1990);
  add('new', builtIn >= 2004);
  add('studio', bedrooms === 0);
  add('one', bedrooms === 1);
  add('two', bedrooms === 2);
  add('two-plus', bedrooms >= 2);
  add('three', bedrooms === 3);
  add('big', bedrooms >= 4);
  add('sleeps4', property.sleeps >= 4);
  add('sleeps6', property.sleeps >= 6);
  add('bunk', beds.has('Bunk'));
  add('twins', (beds.get('Twin') ?? 0) >= 2 || (beds.get('Single') ?? 0) >= 2);
  add('king', beds.has('King'));
  add('queen', layout.bedrooms[0]?.beds[0]?.kind === 'Queen');
  add('sofa', beds.has('Sofa'));
  add('multibath', layout.bathrooms.filter(({ kind }) => kind === 'Full').length > 1);
  add('two-baths', layout.numberOfBathrooms === 2);
  add('half', layout.numberOfBathrooms % 1 !== 0);
  return tags;
}
