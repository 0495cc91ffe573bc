import type { ExperienceKind } from '../experience.types';
import { ARTS } from './arts.kinds';
import { BEACH } from './beach.kinds';
import { CITY } from './city.kinds';
import { OUTDOORS } from './outdoors.kinds';
import { WELLNESS } from './wellness.kinds';

export const EXPERIENCE_KINDS: readonly ExperienceKind[] = [
  ...CITY,
  ...OUTDOORS,
  ...WELLNESS,
  ...ARTS,
  ...BEACH,
];
