/**
 * The client's code in worker threads, so that rendering a page (tens of milliseconds of processor time) never blocks the graph.
 * Each call's message contains everything it needs, so any thread can take the next call, and a failing thread fails only its own
 * calls.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type {
  RendererAnswers,
  RendererCall,
  RendererMessage,
  RendererReady,
} from '#domain/portal/rendered-page.ts';
import type { EndSignal } from '../kernel/ending';
import type { Logger } from '../kernel/logger';

export interface Renderer {
  /** The pages that can be rendered; undefined until the threads have loaded their code. */
  readonly ready: () => RendererReady | undefined;
  /** Calls of all threads in parallel. */
  readonly maxCalls: number;
  /** Starts the threads. Without a built renderer there are none. */
  start(): void;
  /** Rejects with a `RendererFailure`. */
  call<Name extends RendererCall['call']>(
    call: Extract<RendererCall, { readonly call: Name }>,
    signal: EndSignal,
  ): Promise<RendererAnswers[Name]>;
  close(): Promise<void>;
}

/** Why a page was not rendered, as the metric counts it. */
export type RendererProblem = 'busy' | 'late' | 'failed';

export class RendererFailure extends Error {
  constructor(
    readonly problem: RendererProblem,
    detail?: string,
  ) {
    super(detail ?? problem);
  }
}

export interface RendererOptions {
  /** The built renderer. */
  readonly file: string;
  readonly log: Logger;
  readonly threads?: number;
}

/** Calls that a thread has in parallel: more would be late anyway. */
const MAX_CALLS = 8;
/** A thread that has not responded for this long is given up. */
const STUCK_MS = 30_000;
const RESTART_MS = 1_000;
const MEMORY_MB = 256;
const MAX_THREADS = 4;

interface Pending {
  readonly resolve: (answer: RendererAnswers[RendererCall['call']]) => void;
  readonly reject: (failure: RendererFailure) => void;
  readonly stuck: NodeJS.Timeout;
}

interface Thread {
  readonly worker: Worker;
  readonly calls: Map<number, Pending>;
  ready: RendererReady | undefined;
}

export function createRenderer({ file, log, threads = defaultThreads() }: RendererOptions): Renderer {
  const running = new Set<Thread>();
  let isClosed = false;
  let lastId = 0;

  function startThread(): void {
    if (isClosed) return;
    const thread = runThread(file, log);
    running.add(thread);
    thread.worker.on('exit', () => {
      running.delete(thread);
      if (!isClosed) setTimeout(startThread, RESTART_MS).unref();
    });
  }

  const idlest = (): Thread | undefined =>
    [...running]
      .filter(({ ready, calls }) => ready !== undefined && calls.size < MAX_CALLS)
      .sort((left, right) => left.calls.size - right.calls.size)[0];

  return {
    maxCalls: threads * MAX_CALLS,
    ready: () => [...running].find(({ ready }) => ready !== undefined)?.ready,
    start() {
      if (!existsSync(file)) return log.warn({ file }, 'pages are not rendered: their renderer is not built');
      while (running.size < threads) startThread();
    },
    call(call, signal) {
      return new Promise((resolve, reject) => {
        const thread = idlest();
        if (signal.aborted) return reject(new RendererFailure('late'));
        if (!thread) return reject(new RendererFailure('busy'));
        const id = (lastId += 1);
        const stop = () => reject(new RendererFailure('late'));
        signal.addEventListener('abort', stop, { once: true });
        thread.calls.set(id, {
          // Each message of a call is handled by the worker's function with its name.
          resolve: (answer) => resolve(answer as RendererAnswers[typeof call.call]),
          reject,
          stuck: setTimeout(() => void thread.worker.terminate(), STUCK_MS).unref(),
        });
        thread.worker.postMessage({ id, ...call });
      });
    },
    async close() {
      isClosed = true;
      await Promise.all([...running].map(({ worker }) => worker.terminate()));
    },
  };
}

function runThread(file: string, log: Logger): Thread {
  const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
  worker.unref();
  const thread: Thread = { worker, calls: new Map(), ready: undefined };
  worker.on('message', (message: RendererMessage) => {
    if ('ready' in message) {
      thread.ready = message.ready;
      return;
    }
    const pending = take(thread, message.id);
    if (!('failure' in message)) return pending?.resolve(message.answer);
    log.warn({ failure: message.failure }, 'a page could not be rendered');
    pending?.reject(new RendererFailure('failed', message.failure));
  });
  worker.on('error', (error) => log.error({ err: error }, 'a renderer of pages failed'));
  worker.on('exit', () => {
    for (const id of [...thread.calls.keys()]) take(thread, id)?.reject(new RendererFailure('failed'));
  });
  return thread;
}

function take({ calls }: Thread, id: number): Pending | undefined {
  const pending = calls.get(id);
  calls.delete(id);
  clearTimeout(pending?.stuck);
  return pending;
}

/** One core is reserved for the rest of the gateway. */
const defaultThreads = (): number => Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1));
