import { OperationTypeNode } from 'graphql';
import type { Ending } from '../kernel/ending';

/** The running operations of the open sockets; a stopping gateway waits for results that clients still expect. */
export interface RunningOperations {
  /** `ended` aborts when the operation ends, or is abandoned. */
  start(key: object, id: string, operation: StartedOperation, ended?: Ending): void;
  end(key: object, id: string): void;
  /** The socket is closed: nothing waits for its operations. */
  abandon(key: object): void;
  /** The cost of everything that runs on the socket. */
  cost(key: object): number;
  /** The cost of everything that runs for a caller, on any socket. */
  costOf(caller: string): number;
  /**
   * Resolves when no query or mutation runs and the frames of the last one have been sent, or after `maxMs`; nothing new starts
   * if the caller then closes the sockets immediately. Streams are resumed on another instance.
   */
  idle(maxMs: number): Promise<void>;
}

interface StartedOperation {
  readonly operation: { readonly operation: `${OperationTypeNode}` };
  readonly cost: number;
  /** The caller that it counts for. */
  readonly contextValue: { readonly caller: string };
}

interface Operation {
  readonly cost: number;
  readonly caller: string;
  readonly ended: Ending | undefined;
  readonly isStream: boolean;
}

export function createRunningOperations(): RunningOperations {
  const sockets = new Map<object, Map<string, Operation>>();
  const costs = new Map<string, number>();
  const waiting = new Set<() => void>();
  /** The number of running queries and mutations. */
  let pendingAnswers = 0;

  function charge(caller: string, cost: number): void {
    const sum = (costs.get(caller) ?? 0) + cost;
    if (sum > 0) costs.set(caller, sum);
    else costs.delete(caller);
  }

  function end(key: object, id: string): void {
    const operations = sockets.get(key);
    const operation = operations?.get(id);
    if (operations === undefined || operation === undefined) return;
    charge(operation.caller, -operation.cost);
    operation.ended?.abort();
    operations.delete(id);
    if (operations.size === 0) sockets.delete(key);
    if (!operation.isStream) pendingAnswers -= 1;
    if (pendingAnswers === 0) for (const resolve of waiting) resolve();
  }

  const answersGiven = (maxMs: number) =>
    new Promise<void>((resolve) => {
      if (pendingAnswers === 0) return resolve();
      const done = () => {
        clearTimeout(timer);
        waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, maxMs);
      waiting.add(done);
    });

  return {
    start(key, id, { operation: { operation: type }, cost, contextValue: { caller } }, ended) {
      // A client that has canceled an operation may reuse its id before the operation has ended.
      end(key, id);
      const operations = sockets.get(key) ?? new Map<string, Operation>();
      const isStream = type === OperationTypeNode.SUBSCRIPTION;
      charge(caller, cost);
      if (!isStream) pendingAnswers += 1;
      sockets.set(key, operations.set(id, { ended, isStream, cost, caller }));
    },
    end,
    abandon(key) {
      for (const id of sockets.get(key)?.keys() ?? []) end(key, id);
    },
    cost: (key) => [...(sockets.get(key)?.values() ?? [])].reduce((sum, { cost }) => sum + cost, 0),
    costOf: (caller) => costs.get(caller) ?? 0,
    async idle(maxMs) {
      const endsAt = performance.now() + maxMs;
      do {
        await answersGiven(endsAt - performance.now());
        // The frames that complete a result follow in this turn of the event loop; another operation may start in the same turn.
        await new Promise(setImmediate);
      } while (pendingAnswers > 0 && performance.now() < endsAt);
    },
  };
}
