import type { components } from '#schema/platform.openapi.ts';

/** A schema of the platform's requests and responses, by its name in schema/platform.openapi.yaml; immutable. */
export type Wire<Name extends keyof components['schemas']> = Immutable<components['schemas'][Name]>;

/** The resolvers of a request share its responses. */
export type Immutable<Value> = Value extends object
  ? { readonly [Name in keyof Value]: Immutable<Value[Name]> }
  : Value;
