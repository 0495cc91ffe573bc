import type { Host } from '../catalogue.types';
import type { Random } from '../random';

/** The narrator of the listing's texts. */
export type Voice = 'I' | 'we' | 'team';

const FIRST_NAMES = [
  'Marisol',
  'Dana',
  'Theo',
  'Priya',
  'Walt',
  'Ines',
  'Calvin',
  'Rosalind',
  'Kofi',
  'Beatrix',
  'Hank',
  'Yuki',
  'Lorna',
  'Desmond',
  'Paloma',
  'Gus',
  'Annika',
  'Ray',
  'Siobhan',
  'Omar',
  'Joellen',
  'Pascal',
  'Tamsin',
  'Arturo',
  'Bettina',
  'Clyde',
  'Nadia',
  'Emmett',
  'Renata',
  'Hugh',
  'Saoirse',
  'Lionel',
  'Margit',
  'Tobias',
  'Verity',
  'Elias',
  'Francine',
  'Jonah',
  'Odette',
  'Curtis',
  'Mireille',
  'Vikram',
  'Adele',
  'Russ',
  'Noor',
  'Stella',
  'Bram',
  'Carlotta',
  'Weston',
  'Hana',
  'Gwen',
  'Luther',
  'Ximena',
  'Otis',
  'Philippa',
  'Ramón',
  'Sunniva',
  'Dell',
  'Maeve',
  'Cyrus',
  'Ludmila',
  'Jesse',
  'Fern',
  'Abel',
];
const FAMILY_NAMES = [
  'Okafor',
  'Lindqvist',
  'Herrera',
  'McAllister',
  'Tanaka',
  'Pruitt',
  'Vandermeer',
  'Castellanos',
  'Boudreaux',
  'Whitlock',
  'Nguyen',
  'Abernathy',
  'Kowalski',
  'Marchetti',
  'Redfern',
  'Oyelaran',
  'Sandoval',
  'Thibodeau',
  'Halvorsen',
  'Pemberton',
  'Rao',
  'Delacroix',
  'Yates',
  'Sorensen',
  'Baptiste',
  'Quigley',
];
const TEAMS = [
  'Front Door Keys',
  'Slow Road Homes',
  'Third Coast Lets',
  'Lantern & Latch',
  'Nine Mile Stays',
  'Good Neighbor Rentals',
  'Porchlight Collective',
  'Key Under Mat',
  'Long Weekend Homes',
  'Evergreen Keeping',
  'Tidy Harbor Homes',
  'Home Fires',
  'Blue Gate Stays',
  'Wayside Houses',
];

const WHO_I_AM = [
  'Former line cook, current dog walker, permanent fixer of this house.',
  'I taught seventh-grade science for twenty-six years and still label everything.',
  'Carpenter by trade. If a drawer sticks, tell me and it will not stick tomorrow.',
  'I grew up four streets over and came back after a decade of pretending not to miss it.',
  'Nurse on nights, host by day, asleep around noon. Messages get answered either side of that.',
  'I paint, badly and daily, and the better ones end up on these walls.',
  'Retired postal carrier, so I know every shortcut and most of the dogs.',
  'Landscape architect with a weakness for old doors and new mattresses.',
  'I inherited the place from an aunt with strong opinions, several of which I kept.',
  'Baker. There may be something under a cloth on the counter when you arrive.',
  'I run the small bike shop in town and can adjust your seat height by looking at you.',
  'Translator, reader, slow gardener. I live ten minutes away and stay out of your hair.',
];
const WHO_WE_ARE = [
  'We bought the place the year our youngest left home and have been fixing it at weekends since.',
  'One of us cooks, one of us does the ladders. Both of us answer messages.',
  'Two sisters, one house, and a shared calendar that has only failed us twice.',
  'We spent our honeymoon around the corner and could not get the town out of our heads.',
  'We live next door behind the hedge: close enough for a fuse, far enough for your peace.',
  'Between us we have four kids, two dogs and one good cordless drill.',
  'We restored it ourselves over three winters and are still speaking to each other.',
  'We host two homes, this one and the one we grew up in, and treat them the same.',
  'Our family has kept a house here since the fifties; this is the one we finally got right.',
  'We run a small nursery nearby, which is why nothing in the garden is ever dead.',
];
const WHO_THE_TEAM_IS = [
  'A team of five who live in the area and clean, mend and answer the phone ourselves.',
  'We look after a few dozen homes for their owners and know each one by its quirks.',
  'Local managers since the days of keys in envelopes. Somebody is on call around the clock.',
  'Small agency, big key cabinet. The person who writes to you is the person who comes if something breaks.',
  'We keep homes for families who use them a few weeks a year and want them loved the rest.',
];
const RESPONSE_NOTES = [
  'Usually answers within an hour',
  'Usually answers within a few hours',
  'Answers the same day',
  'Answers within minutes in the daytime',
  'Answers in the evening, calls back if urgent',
  'Answers within two hours, nights excepted',
];

export function chooseHost(random: Random, today: string): { host: Host; voice: Voice } {
  const roll = random.next();
  const voice: Voice = roll < 0.42 ? 'I' : roll < 0.8 ? 'we' : 'team';
  const [name, about] = {
    I: () => [random.pick(FIRST_NAMES), random.pick(WHO_I_AM)] as const,
    we: () => [coupleOrFamily(random), random.pick(WHO_WE_ARE)] as const,
    team: () => [random.pick(TEAMS), random.pick(WHO_THE_TEAM_IS)] as const,
  }[voice]();
  return {
    voice,
    host: {
      name,
      since: Number(today.slice(0, 4)) - random.between(1, 14),
      about,
      responseNote: random.pick(RESPONSE_NOTES),
      imageUrl: null,
    },
  };
}

function coupleOrFamily(random: Random): string {
  if (random.chance(0.25)) return `The ${random.pick(FAMILY_NAMES)} family`;
  const [one, other] = random.shuffle(FIRST_NAMES);
  return `${one} & ${other}`;
}
