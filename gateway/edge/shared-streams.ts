import { randomUUID } from 'node:crypto';
import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type FormattedExecutionResult,
  subscribe,
} from 'graphql';
import type { ExecutionResult as SentResult } from 'graphql-ws';
import { Ending, type EndSignal } from '../kernel/ending';
import { inputKeyOf } from '../kernel/input-key';
import { Broadcast } from '../live/broadcast';
import type { LatestIterator } from '../live/latest-iterator';
import { createContext, type OperationContext } from './context-factory';
import { type GraphqlTransport, viewOf } from './operation';

/** Creates the context of a shared execution, and the followers' view of a result. */
export interface SharedExecution {
  contextFor(follower: OperationContext, signal: EndSignal): OperationContext;
  viewOf(result: ExecutionResult, context: OperationContext): FormattedExecutionResult;
}

/**
 * A shared stream belongs to no connection, so that it continues when the connection that started it is closed. Logs and traces name
 * the operation that started the stream.
 */
export const createSharedStreams = ({ mapError, services }: GraphqlTransport): SharedStreams =>
  new SharedStreams({
    contextFor: ({ requestId, credentials, address, client, span }, signal) =>
      createContext(services, { requestId, credentials, address, client, signal, span }),
    viewOf: (result, context) => viewOf(result as SentResult, context, mapError),
  });

/** The connection of a follower. */
export interface Outlet {
  /**
   * Sends an event as soon as the earlier bytes have left the process. `latest` is called then, and returns undefined if the
   * follower has left in the meantime. Settles when the event has left the process, or never will.
   */
  sendLatest(latest: () => SharedEvent | undefined): Promise<void>;
}

/** An operation, and where its events go. */
export interface FollowArgs extends ExecutionArgs {
  readonly outlet: Outlet;
}

type Follower = AsyncIterableIterator<never, undefined>;
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
    return started.isOver ? this.follow(args) : started.follow(args.outlet);
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
    const inputs = inputKeyOf(variableValues ?? {});
    // A stream of one follower.
    if (inputs === undefined) return randomUUID();
    return JSON.stringify([id, operationName ?? null, fingerprint, csrfToken, inputs]);
  }
}

/** One execution and its followers; ends with its events, or when the last follower has left. */
class SharedStream {
  isOver = false;
  private readonly followers: Broadcast<SharedEvent>;
  private isReading = false;
  private isAwaited = false;

  constructor(
    private readonly events: Events,
    private readonly viewOf: (result: ExecutionResult) => FormattedExecutionResult,
    private readonly onEnd: () => void,
  ) {
    this.followers = new Broadcast({ onLeave: () => this.onLeave(), onWait: () => this.readOn() });
  }

  follow(outlet: Outlet): Follower {
    return followerOf(this.followers.subscribe(), outlet);
  }

  private onLeave(): void {
    if (this.followers.size > 0 || this.isOver) return;
    this.end();
    void this.events.return();
  }

  private readOn(): void {
    this.isAwaited = true;
    if (!this.isReading && !this.isOver) void this.read();
  }

  /** Reads until no follower waits. The fastest follower sets the pace; the others receive the latest event. */
  private async read(): Promise<void> {
    this.isReading = true;
    try {
      while (this.isAwaited) {
        const { value, done } = await this.events.next();
        if (done === true) return this.end((follower) => follower.finish());
        const event = new SharedEvent(this.viewOf(value));
        if (event.json === this.followers.last?.json) continue;
        this.isAwaited = false;
        await this.followers.push(event, false);
      }
    } catch (error) {
      this.end((follower) => follower.fail(error));
    } finally {
      this.isReading = false;
    }
  }

  private end(tell: (follower: LatestIterator<SharedEvent>) => void = () => undefined): void {
    if (this.isOver) return;
    this.isOver = true;
    this.onEnd();
    this.followers.end(tell);
  }
}

/**
 * Writes the events of a follower to its connection: a slow reader misses events in between, never the last one. The iterator
 * yields no values, and ends when the last event is written. Nothing is written before `next` is called.
 */
export const followerOf = (events: LatestIterator<SharedEvent>, outlet: Outlet): Follower => ({
  async next() {
    for (;;) {
      const { value, done } = await events.next();
      if (done === true) return { value: undefined, done };
      await outlet.sendLatest(() => events.refresh(value));
    }
  },
  async return() {
    await events.return();
    return { value: undefined, done: true };
  },
  [Symbol.asyncIterator]() {
    return this;
  },
});

/** An event of a shared stream. It is serialized once for all followers. */
export class SharedEvent {
  /** The JSON by which two events are compared. */
  readonly json: string;
  private bytes: Buffer | undefined;
  private serverSentBytes: Buffer | undefined;

  constructor(readonly view: FormattedExecutionResult) {
    this.json = JSON.stringify(view);
  }

  /** As a server-sent event (docs/adr/0016-event-streams.md). */
  get serverSent(): Buffer {
    return (this.serverSentBytes ??= Buffer.from(`event: next\ndata: ${this.json}\n\n`));
  }

  /** As a message of graphql-transport-ws, for the operation id of a client. */
  messageFor(id: string): Buffer {
    this.bytes ??= Buffer.from(`${this.json}}`);
    return Buffer.concat([Buffer.from(`{"id":${JSON.stringify(id)},"type":"next","payload":`), this.bytes]);
  }
}
