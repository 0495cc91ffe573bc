import type { components } from '../../schema/platform.openapi';

/** A schema of the platform's requests and responses, by its name in schema/platform.openapi.yaml. */
export type Wire<Name extends keyof components['schemas']> = components['schemas'][Name];
