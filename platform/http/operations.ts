import type { operations } from '#schema/platform.openapi.ts';
import type { Logger } from '../kernel/logger';
import type { Tenant } from '../people/people.tables';
import type { Session } from './session';

/** Pictures are no JSON; everything else in the contract is an operation with a handler. */
export type OperationId = Exclude<keyof operations, 'getPhoto'>;

/** Operations that need no session. */
type PublicOperationId =
  | 'loginByCode'
  | 'loginAgentByCode'
  | 'loginByIdToken'
  | 'loginAgentByIdToken'
  | 'listPersonas'
  | 'tokenizeCard';

/** Operations that answer visitors without a session, too, where the operator lets visitors browse. */
type VisitorOperationId = 'autocompleteLodging' | 'searchHomes' | 'shopHome' | 'getListingCalendar';

type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : undefined;

/** The request of an operation, as the contract describes it. */
export type RequestBody<Id extends OperationId> = operations[Id] extends { requestBody: infer Body }
  ? Json<Body>
  : operations[Id] extends { requestBody?: infer Body }
    ? Json<NonNullable<Body>> | undefined
    : undefined;

/** The response of an operation on success; undefined for 204. */
export type Answer<Id extends OperationId> = operations[Id]['responses'] extends { 200: infer Ok }
  ? Json<Ok>
  : operations[Id]['responses'] extends { 201: infer Created }
    ? Json<Created>
    : undefined;

interface PublicCall<Id extends OperationId> {
  readonly body: RequestBody<Id>;
  /** The Idempotency-Key header of commands that take one. */
  readonly idempotencyKey: string | undefined;
  /** The address of the client: the one that a gateway passes on, or that of the connection. */
  readonly sender: string;
  /** The tenant of the portal that calls; undefined for other callers. */
  readonly portalTenant: Tenant | undefined;
  readonly logger: Logger;
  setHeader(name: string, value: string): void;
}

export interface Call<Id extends OperationId> extends PublicCall<Id> {
  readonly session: Session;
}

interface VisitorCall<Id extends OperationId> extends PublicCall<Id> {
  /** Null for a visitor. */
  readonly session: Session | null;
}

type Handler<Call, Body> = [Body] extends [undefined]
  ? (call: Call) => Promise<void>
  : (call: Call) => Promise<Body> | Body;

type CallOf<Id extends OperationId> = Id extends PublicOperationId
  ? PublicCall<Id>
  : Id extends VisitorOperationId
    ? VisitorCall<Id>
    : Call<Id>;

/** One function for each operation of the contract, named after it. */
export type Handlers = {
  [Id in OperationId]: Handler<CallOf<Id>, Answer<Id>>;
};
