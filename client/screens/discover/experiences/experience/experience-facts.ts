import type { ExperienceScreenQuery } from './experience.generated';

/** An experience as its page selects it. */
export type ExperienceFacts = NonNullable<ExperienceScreenQuery['experience']>;
