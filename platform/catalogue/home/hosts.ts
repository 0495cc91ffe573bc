import { readWorld } from '../../world/read-world';
import type { Host } from '../catalogue.types';
import { createRandom, type Random } from '../random';

/** The narrator of the listing's texts. */
export type Voice = 'I' | 'we' | 'team';

interface Hosts {
  firstNames: string[];
  familyNames: string[];
  teams: string[];
  about: Record<Voice, string[]>;
  responseNotes: string[];
}

const HOSTS = readWorld<Hosts>('homes/hosts.json');

/** A company rents out homes in one state; a person or a family, the home that the texts are about. */
export function chooseHost(random: Random, today: string, state: string): { host: Host; voice: Voice } {
  const roll = random.next();
  const voice: Voice = roll < 0.42 ? 'I' : roll < 0.8 ? 'we' : 'team';
  const name = {
    I: () => random.pick(HOSTS.firstNames),
    we: () => coupleOrFamily(random),
    team: () => random.pick(HOSTS.teams),
  }[voice]();
  const facts = factsOf(voice, random, today);
  return { voice, host: voice === 'team' ? companyOf(state, today) : { ...facts, name } };
}

function companyOf(state: string, today: string): Host {
  const random = createRandom(`company of ${state}`);
  const name = random.pick(HOSTS.teams);
  return { ...factsOf('team', random, today), name, companyId: `${state}: ${name}` };
}

const factsOf = (voice: Voice, random: Random, today: string): Omit<Host, 'name'> => {
  const about = random.pick(HOSTS.about[voice]);
  return {
    since: Number(today.slice(0, 4)) - random.between(1, 14),
    about,
    responseNote: random.pick(HOSTS.responseNotes),
    imageUrl: null,
  };
};

function coupleOrFamily(random: Random): string {
  if (random.chance(0.25)) return `The ${random.pick(HOSTS.familyNames)} family`;
  const [one, other] = random.shuffle(HOSTS.firstNames);
  return `${one} & ${other}`;
}
