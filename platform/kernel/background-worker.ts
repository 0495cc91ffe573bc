import type { Logger } from './logger';

/** Work that runs in the background, in any number of processes, and after a crash continues from the committed state. */
export interface BackgroundWork<Item extends { readonly id: string }> {
  /** The kind of work, for the log. */
  readonly name: string;
  /** Takes some of the due work; work taken by a killed process becomes due again after a while. */
  claim(): Promise<readonly Item[]>;
  advance(item: Item): Promise<void>;
  /** After an error, sets when to try again. */
  rest(item: Item): Promise<void>;
}

export interface BackgroundWorker {
  start(): void;
  /** Looks for work immediately instead of at the next tick. */
  wake(): void;
  /** Resolves when the running work is done. */
  stop(): Promise<void>;
}

const TICK_MS = 1_000;

export function createBackgroundWorker<Item extends { readonly id: string }>(
  { name, claim, advance, rest }: BackgroundWork<Item>,
  logger: Logger,
): BackgroundWorker {
  let looking: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function workOn(item: Item): Promise<void> {
    try {
      await advance(item);
    } catch (error) {
      logger.error({ err: error, id: item.id }, `${name}: one could not be moved on`);
      await rest(item);
    }
  }

  async function lookForWork(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false;
      const claimed = await claim();
      await Promise.all(claimed.map(workOn));
      if (claimed.length > 0) isWanted = true;
    }
  }

  function look(): void {
    isWanted = true;
    if (looking !== undefined || isStopped) return;
    looking = lookForWork()
      .catch((error: unknown) => logger.error({ err: error }, `${name} could not be looked for`))
      .finally(() => {
        looking = undefined;
      });
  }

  return {
    start: () => {
      timer = setInterval(look, TICK_MS);
      look();
    },
    wake: look,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await looking;
    },
  };
}
