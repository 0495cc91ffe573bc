import type { HomeKind } from '../catalogue.types';
import { SETTINGS } from '../settings';

/** The kind under which a search finds a home, by its noun. */
export function homeKindOf(noun: string): HomeKind {
  const type = Object.values(SETTINGS)
    .flatMap(({ homes }) => homes)
    .find((each) => each.noun === noun);
  if (!type) throw new RangeError(`A ${noun} is of no kind`);
  return type.kind;
}
