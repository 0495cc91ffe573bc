import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type FormattedExecutionResult,
  subscribe,
} from 'graphql';
import type { ExecutionResult as SentResult } from 'graphql-ws';
import { Ending, type EndSignal } from '../kernel/ending';
import { createContext, type OperationContext } from './context-factory';
import { Follower, type FollowedStream, type Outlet } from './follower';
import { type GraphqlTransport, viewOf } from './operation';
import { SharedEvent } from './shared-event';

/** Creates the context of a shared execution, and the followers' view of a result. */
export interface SharedExecution {
  contextFor(follower: OperationContext, signal: EndSignal): OperationContext;
  viewOf(result: ExecutionResult, context: OperationContext): FormattedExecutionResult;
}

/**
 * A shared stream belongs to no connection, so that it continues when the one that started it is closed. Its logs and its trace
 * are those of the operation that started it.
 */
export const createSharedStreams = ({ mapError, services }: GraphqlTransport): SharedStreams =>
  new SharedStreams({
    contextFor: ({ requestId, credentials, address, client, span }, signal) =>
      createContext(services, { requestId, credentials, address, client, signal, span }),
    viewOf: (result, context) => viewOf(result as SentResult, context, mapError),
  });

/** An operation, and where its events go. */
export interface FollowArgs extends ExecutionArgs {
  readonly outlet: Outlet;
}

type Events = AsyncGenerator<ExecutionResult, void, void>;

/**
 * Subscriptions that are executed once for all followers with the same user, document and variables. An event is executed,
 * mapped, and sent when the result of the document has changed: followers that do not select a counter do not receive events in
 * which only that differs.
 */
export class SharedStreams {
  private readonly streams = new Map<string, Promise<SharedStream | ExecutionResult>>();
  private readonly documents = new WeakMap<DocumentNode, number>();
  private ids = 0;

  constructor(private readonly execution: SharedExecution) {}

  /**
   * Follows the stream of an operation that has been admitted; returns the error result when it cannot be followed. Events are
   * sent to the operation's outlet.
   */
  async follow(args: FollowArgs): Promise<Follower | ExecutionResult> {
    const key = this.keyOf(args);
    let stream = this.streams.get(key);
    if (stream === undefined) {
      stream = this.start(key, args);
      this.streams.set(key, stream);
    }
    const started = await stream;
    if (!(started instanceof SharedStream)) return started;
    // It may have ended in the meantime.
    return started.isOver ? this.follow(args) : started.join(args.outlet);
  }

  private async start(key: string, args: FollowArgs): Promise<SharedStream | ExecutionResult> {
    const forget = () => void this.streams.delete(key);
    const ended = new Ending();
    try {
      const context = this.execution.contextFor(args.contextValue as OperationContext, ended);
      const { schema, document, operationName, variableValues } = args;
      // Without the outlet: the follower that started it may leave before the others.
      const events = await subscribe({
        schema,
        document,
        operationName,
        variableValues,
        contextValue: context,
      });
      if (!(Symbol.asyncIterator in events)) {
        forget();
        return events;
      }
      const view = (result: ExecutionResult) => {
        // The next event must not be answered from the reads of this one.
        context.platform.forget();
        return this.execution.viewOf(result, context);
      };
      return new SharedStream(events as Events, view, () => {
        forget();
        ended.abort();
      });
    } catch (error) {
      forget();
      throw error;
    }
  }

  private keyOf({ document, operationName, variableValues, contextValue }: ExecutionArgs): string {
    const { credentials } = contextValue as OperationContext;
    const id = this.documents.get(document) ?? (this.ids += 1);
    this.documents.set(document, id);
    const { fingerprint, csrfToken = null } = credentials;
    return JSON.stringify([id, operationName ?? null, fingerprint, csrfToken, variableValues ?? null]);
  }
}

/** This many followers receive an event before other work gets a turn in the process. */
const FOLLOWERS_AT_ONCE = 500;

/** One execution and its followers; ends with its events, or when the last follower has left. */
class SharedStream implements FollowedStream {
  isOver = false;
  private readonly followers = new Set<Follower>();
  private latest: SharedEvent | undefined;
  private isReading = false;
  private isWaitedFor = false;

  constructor(
    private readonly events: Events,
    private readonly viewOf: (result: ExecutionResult) => FormattedExecutionResult,
    private readonly onEnd: () => void,
  ) {}

  join(outlet: Outlet): Follower {
    const follower = new Follower(outlet, this);
    this.followers.add(follower);
    if (this.latest !== undefined) follower.push(this.latest);
    return follower;
  }

  leave(follower: Follower): void {
    if (!this.followers.delete(follower) || this.followers.size > 0 || this.isOver) return;
    this.end();
    void this.events.return();
  }

  readOn(): void {
    this.isWaitedFor = true;
    if (!this.isReading && !this.isOver) void this.read();
  }

  /** Reads until no follower waits. The fastest follower sets the pace; the others receive the latest event. */
  private async read(): Promise<void> {
    this.isReading = true;
    try {
      while (this.isWaitedFor) {
        const { value, done } = await this.events.next();
        if (done === true) return this.finish((follower) => follower.finish());
        const event = new SharedEvent(this.viewOf(value));
        if (event.json === this.latest?.json) continue;
        this.latest = event;
        this.isWaitedFor = false;
        await this.pass(event);
      }
    } catch (error) {
      this.finish((follower) => follower.fail(error));
    } finally {
      this.isReading = false;
    }
  }

  private async pass(event: SharedEvent): Promise<void> {
    let given = 0;
    // A follower that joins in the meantime already has the event.
    for (const follower of [...this.followers]) {
      if (given > 0 && given % FOLLOWERS_AT_ONCE === 0) await new Promise(setImmediate);
      follower.push(event);
      given += 1;
    }
  }

  private finish(tell: (follower: Follower) => void): void {
    this.end();
    this.followers.forEach(tell);
  }

  private end(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.onEnd();
  }
}
