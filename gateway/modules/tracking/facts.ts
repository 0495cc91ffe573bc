import { withoutSecrets } from '../../../schema/untrusted-values';

/**
 * The facts of an event as the platform takes them, without the numbers of cards; anything but an object counts as
 * nothing.
 */
export const factsOf = (properties: unknown): Record<string, unknown> =>
  typeof properties === 'object' && properties !== null && !Array.isArray(properties)
    ? withoutSecrets({ ...properties })
    : {};
