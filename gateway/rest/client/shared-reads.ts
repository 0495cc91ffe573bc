import type { Credentials } from '../../kernel/credentials';
import { Ending, type EndSignal } from '../../kernel/ending';
import type { Contract } from './contract';
import { PlatformError } from './platform-error';
import { type EndpointDefinition, endpointOf, type Question, type ReadAnswer } from './session';

interface RunningRead {
  readonly answer: Promise<ReadAnswer>;
  readonly ended: Ending;
  /** The number of callers that still want the response. */
  askers: number;
}

type SendRead = (question: Question, signal: EndSignal) => Promise<ReadAnswer>;

/** Whether a read is public and contains nothing about a user: then its response is the same for all. */
export const isPublicRead = (
  { kind, method, path }: EndpointDefinition,
  { authorization, csrfToken }: Credentials,
  contract: Contract,
): boolean =>
  kind === 'read' &&
  authorization === undefined &&
  csrfToken === undefined &&
  !contract.needsSession(method, path);

/**
 * Public reads in flight: identical requests at the same moment send one call. It counts for the first caller, and ends when no
 * caller wants its response any more. Its outcome, a response or an error, is shared by all callers.
 */
export class SharedReads {
  private readonly running = new Map<string, RunningRead>();

  /** Sends a read for which `isPublicRead` is true. A caller whose signal aborts does not affect the others. */
  ask(question: Question, signal: EndSignal | undefined, send: SendRead): Promise<ReadAnswer> {
    const aborted = () =>
      new PlatformError('aborted', { endpoint: endpointOf(question.definition), effect: 'none' });
    if (signal?.aborted) return Promise.reject(aborted());
    const read = this.running.get(question.key) ?? this.start(question, send);
    read.askers += 1;
    return new Promise((resolve, reject) => {
      const abort = () => {
        read.askers -= 1;
        if (read.askers === 0) this.end(question, read);
        reject(aborted());
      };
      signal?.addEventListener('abort', abort, { once: true });
      read.answer
        .finally(() => signal?.removeEventListener('abort', abort))
        .then((answer) => resolve(copyOf(answer)), reject);
    });
  }

  private start(question: Question, send: SendRead): RunningRead {
    const ended = new Ending();
    const answer = send(question, ended).finally(() => this.forget(question, read));
    const read: RunningRead = { answer, ended, askers: 0 };
    this.running.set(question.key, read);
    return read;
  }

  private end(question: Question, read: RunningRead): void {
    this.forget(question, read);
    read.ended.abort();
  }

  private forget({ key }: Question, read: RunningRead): void {
    if (this.running.get(key) === read) this.running.delete(key);
  }
}

/** A value belongs to one request. */
function copyOf(answer: ReadAnswer): ReadAnswer {
  let value: unknown;
  return { stored: answer.stored, value: () => (value ??= structuredClone(answer.value())) };
}
