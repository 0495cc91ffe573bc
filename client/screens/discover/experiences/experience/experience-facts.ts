import type { ExperienceScreenQuery } from './experience.generated';

/** An experience as its page reads it. */
export type ExperienceFacts = NonNullable<ExperienceScreenQuery['experience']>;
