import { EXPERIENCE_CATEGORIES, type ExperienceCategory } from '#domain/experiences/experience-search.ts';

/** A category as text; an unknown one is shown as an experience. */
export const categoryLabel = (category: ExperienceCategory | 'UNKNOWN'): string =>
  category === 'UNKNOWN' ? 'Experience' : EXPERIENCE_CATEGORIES[category].label;
