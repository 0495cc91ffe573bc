import type { components } from '../../schema/platform.openapi';

/** A shape of the platform's answers and requests, by its name in schema/platform.openapi.yaml. */
export type Wire<Name extends keyof components['schemas']> = components['schemas'][Name];
