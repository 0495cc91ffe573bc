import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type FormattedExecutionResult,
  subscribe,
} from 'graphql';
import type { OperationContext } from '../context-factory';
import { LatestIterator } from '../live/latest-iterator';

/** Makes the context of an execution that is shared, and what its followers may see of a result. */
export interface SharedExecution {
  contextFor(follower: OperationContext, signal: AbortSignal): OperationContext;
  viewOf(result: ExecutionResult, context: OperationContext): FormattedExecutionResult;
}

type Events = AsyncGenerator<ExecutionResult, void, void>;
/** What followers get, as they get it. */
type Views = AsyncIterableIterator<FormattedExecutionResult>;

/**
 * Subscriptions that are executed once for all followers of the same user, document and variables. An event is executed, mapped,
 * and passed on when the answer to the document has changed: an event of which only counters differ reaches those who select them.
 */
export class SharedStreams {
  private readonly streams = new Map<string, Promise<SharedStream | ExecutionResult>>();
  private readonly documents = new WeakMap<DocumentNode, number>();
  private readonly views = new WeakSet<object>();
  private ids = 0;

  constructor(private readonly execution: SharedExecution) {}

  /** Follows the stream of an operation, which has been admitted; the error result when it cannot be followed. */
  async follow(args: ExecutionArgs): Promise<Views | ExecutionResult> {
    const key = this.keyOf(args);
    let stream = this.streams.get(key);
    if (stream === undefined) {
      stream = this.start(key, args);
      this.streams.set(key, stream);
    }
    const started = await stream;
    if (!(started instanceof SharedStream)) return started;
    // It may have ended in the meantime.
    return started.isOver ? this.follow(args) : started.join();
  }

  /** Whether a result is an event that all followers get as it is. */
  isShared(result: object): result is FormattedExecutionResult {
    return this.views.has(result);
  }

  private async start(key: string, args: ExecutionArgs): Promise<SharedStream | ExecutionResult> {
    const forget = () => void this.streams.delete(key);
    const ended = new AbortController();
    try {
      const context = this.execution.contextFor(args.contextValue as OperationContext, ended.signal);
      const events = await subscribe({ ...args, contextValue: context });
      if (!(Symbol.asyncIterator in events)) {
        forget();
        return events;
      }
      const view = (result: ExecutionResult) => {
        // The next event must not be answered from what this one has read.
        context.platform.forget();
        const seen = this.execution.viewOf(result, context);
        this.views.add(seen);
        return seen;
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

/** One execution and its followers; ends with its events, or when the last follower has left. */
class SharedStream {
  isOver = false;
  private readonly followers = new Set<Follower>();
  private latest: { readonly view: FormattedExecutionResult; readonly text: string } | undefined;
  private isReading = false;

  constructor(
    private readonly events: Events,
    private readonly viewOf: (result: ExecutionResult) => FormattedExecutionResult,
    private readonly onEnd: () => void,
  ) {}

  join(): Views {
    const follower = new Follower(
      () => this.leave(follower),
      () => void this.read(),
    );
    this.followers.add(follower);
    if (this.latest !== undefined) follower.push(this.latest.view, false);
    return follower;
  }

  private leave(follower: Follower): void {
    if (!this.followers.delete(follower) || this.followers.size > 0 || this.isOver) return;
    this.end();
    void this.events.return();
  }

  /** Reads on until an event is passed. The pace is that of the fastest follower; the others get the latest event. */
  private async read(): Promise<void> {
    if (this.isReading || this.isOver) return;
    this.isReading = true;
    try {
      let isPassed = false;
      while (!isPassed) {
        const { value, done } = await this.events.next();
        if (done === true) return this.finish((follower) => follower.finish());
        isPassed = this.pass(this.viewOf(value));
      }
    } catch (error) {
      this.finish((follower) => follower.fail(error));
    } finally {
      this.isReading = false;
    }
  }

  /** False for an event that shows nothing new. */
  private pass(view: FormattedExecutionResult): boolean {
    const text = JSON.stringify(view);
    if (text === this.latest?.text) return false;
    this.latest = { view, text };
    this.followers.forEach((follower) => follower.push(view, false));
    return true;
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

class Follower extends LatestIterator<FormattedExecutionResult> {
  constructor(
    onLeave: () => void,
    private readonly onWait: () => void,
  ) {
    super(onLeave);
  }

  override next(): Promise<IteratorResult<FormattedExecutionResult>> {
    const waits = this.isEmpty;
    const result = super.next();
    if (waits) this.onWait();
    return result;
  }
}
