import { withoutSecrets } from '#schema/untrusted-values.ts';

/** The facts of an event in the platform's format, without card numbers; anything except an object counts as nothing. */
export const factsOf = (properties: unknown): Record<string, unknown> =>
  typeof properties === 'object' && properties !== null && !Array.isArray(properties)
    ? withoutSecrets({ ...properties })
    : {};
