import { readWorld } from '../../world/read-world';
import type { Host } from '../catalogue.types';
import type { Random } from '../random';

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

export function chooseHost(random: Random, today: string): { host: Host; voice: Voice } {
  const roll = random.next();
  const voice: Voice = roll < 0.42 ? 'I' : roll < 0.8 ? 'we' : 'team';
  const name = {
    I: () => random.pick(HOSTS.firstNames),
    we: () => coupleOrFamily(random),
    team: () => random.pick(HOSTS.teams),
  }[voice]();
  const about = random.pick(HOSTS.about[voice]);
  return {
    voice,
    host: {
      name,
      since: Number(today.slice(0, 4)) - random.between(1, 14),
      about,
      responseNote: random.pick(HOSTS.responseNotes),
      imageUrl: null,
    },
  };
}

function coupleOrFamily(random: Random): string {
  if (random.chance(0.25)) return `The ${random.pick(HOSTS.familyNames)} family`;
  const [one, other] = random.shuffle(HOSTS.firstNames);
  return `${one} & ${other}`;
}
