import type { paths } from '#schema/platform.openapi.ts';
import type { Immutable } from '../wire';
import type { CallInput, EndpointDefinition, PlatformSession } from './session';

/**
 * Declares an endpoint of the platform, once. Verb and path are checked against the OpenAPI document at compile time
 * and determine the types of the request and the response:
 *
 *     // POST /api/v0/homes/shop
 *     export const shopHome = read('POST', '/api/v0/homes/shop');
 *     const answer = await shopHome(context.platform, { body: { listingId } });
 *
 * The verb does not reveal effects (this platform reads with PUT and POST), so the declaration does:
 * - `read`: sent once per request for the same input, and repeated after a temporary fault of the platform (repeats.ts);
 * - `command`: sent exactly once.
 */
interface Endpoint<Input, Answer> {
  (session: PlatformSession, ...input: ArgumentOf<Input>): Promise<Answer>;
  readonly definition: EndpointDefinition;
}

export function read<V extends Verb, P extends PathWith<V>>(method: V, path: P): EndpointFor<V, P> {
  return declare('read', method, path);
}

export function command<V extends Verb, P extends PathWith<V>>(method: V, path: P): EndpointFor<V, P> {
  return declare('command', method, path);
}

function declare<V extends Verb, P extends PathWith<V>>(
  kind: EndpointDefinition['kind'],
  method: V,
  path: P,
): EndpointFor<V, P> {
  const definition: EndpointDefinition = { kind, method, path };
  const call = (session: PlatformSession, input: CallInput = {}) => session.call(definition, input);
  // The client's contract check guarantees the type of the response.
  return Object.assign(call, { definition }) as EndpointFor<V, P>;
}

export type Verb = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';

export type PathWith<V extends Verb> = {
  [P in keyof paths]: [OperationAt<V, P>] extends [never] ? never : P;
}[keyof paths];

type OperationAt<V extends Verb, P extends keyof paths> =
  Lowercase<V> extends keyof paths[P] ? NonNullable<paths[P][Lowercase<V>]> : never;

type EndpointFor<V extends Verb, P extends PathWith<V>> = Endpoint<
  InputOf<OperationAt<V, P>>,
  AnswerOf<OperationAt<V, P>>
>;

/** The parts that the operation accepts: `body`, `path`, `query`, `header`. */
type InputOf<O> = BodyOf<O> & ParameterOf<O, 'path'> & ParameterOf<O, 'query'> & ParameterOf<O, 'header'>;

type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer B } } }
  ? { readonly body: Immutable<B> }
  : O extends { requestBody?: { content: { 'application/json': infer B } } }
    ? { readonly body?: Immutable<B> }
    : unknown;

type ParameterOf<O, Place extends 'path' | 'query' | 'header'> = O extends {
  parameters: { [K in Place]: infer Values };
}
  ? { readonly [K in Place]: Values }
  : O extends { parameters: { [K in Place]?: infer Values } }
    ? [Values] extends [never] | [undefined]
      ? unknown
      : { readonly [K in Place]?: Values }
    : unknown;

/** The JSON of the 2xx responses; undefined for a response without a body. */
type AnswerOf<O> = O extends { responses: infer R }
  ? {
      [Status in keyof R & (200 | 201 | 202 | 204)]: R[Status] extends {
        content: { 'application/json': infer A };
      }
        ? Immutable<A>
        : undefined;
    }[keyof R & (200 | 201 | 202 | 204)]
  : never;

type ArgumentOf<Input> = object extends Input ? [input?: Input] : [input: Input];
