/** Experiences: a suggested place can be searched, and each result can be requested by its id. */
import type { components } from '#schema/platform.openapi.ts';
import type { Platform } from '../platform';

const FEW = 2;

export async function checkExperiences(
  platform: Platform,
  { from, until }: components['schemas']['ExperienceDates'],
): Promise<void> {
  const suggested = await platform.ask('autocompleteExperiences', { query: '', limit: FEW });
  const places = suggested?.places ?? [];
  if (places.length > FEW)
    platform.problem(
      'autocompleteExperiences',
      'limits',
      `has ${places.length} entries for the limit ${FEW}`,
      '/places',
    );
  const [place] = places;
  if (place === undefined) {
    platform.notes.unchecked('searchExperiences: no place with experiences is suggested');
    return;
  }
  const dateRange = { from, until };
  const found = await platform.ask('searchExperiences', { locationName: place.label, dateRange });
  const [first] = found?.experiences ?? [];
  if (first === undefined) {
    platform.notes.unchecked('searchExperiences by id: no experience starts on the days');
    return;
  }
  const one = await platform.ask('searchExperiences', { activityId: first.activityId, dateRange });
  if (one === undefined) return;
  const [same] = one.experiences;
  if (same?.activityId !== first.activityId)
    platform.problem(
      'searchExperiences',
      'consistency',
      'is not the requested one',
      '/experiences/0/activityId',
    );
  else if (same.days?.length === 0)
    platform.problem(
      'searchExperiences',
      'consistency',
      'is empty although the search found the experience',
      '/experiences/0/days',
    );
  else {
    const outside = (same.days ?? []).findIndex(({ date }) => date < from || date > until);
    if (outside >= 0)
      platform.problem(
        'searchExperiences',
        'consistency',
        'is not among the requested days',
        `/experiences/0/days/${outside}/date`,
      );
  }
}
