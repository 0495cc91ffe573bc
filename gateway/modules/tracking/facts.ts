import { withoutSecrets } from '../../../schema/untrusted-values';

/**
 * What a page says about an event, as the platform takes it, without the numbers of cards; anything but an object counts as
 * nothing.
 */
export const factsOf = (properties: unknown): Record<string, unknown> =>
  typeof properties === 'object' && properties !== null && !Array.isArray(properties)
    ? withoutSecrets({ ...properties })
    : {};
