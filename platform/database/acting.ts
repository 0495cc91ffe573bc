/**
 * The agent and the customer that the running request or step works for. Every connection passes them on to PostgreSQL, whose
 * column defaults and triggers write them into rows (migrations/0007-agents.sql): no statement has to name them.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface Acting {
  readonly agentUserId: string;
  readonly customerUserId: string;
}

const acting = new AsyncLocalStorage<Acting | undefined>();

/** Runs work for a customer, on behalf of an agent; undefined: on behalf of the user, or of the platform itself. */
export const actingFor = <Result>(who: Acting | undefined, work: () => Result): Result =>
  acting.run(who, work);

export const actingNow = (): Acting | undefined => acting.getStore();
