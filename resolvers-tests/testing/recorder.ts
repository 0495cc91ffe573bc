import { print, type DocumentNode } from 'graphql';
import type { Client } from 'graphql-ws';
import { settle } from '#gateway/testing/manual-clock.ts';
import type { ResolversKit } from './resolvers-kit';

/** A subscription from its subscriber's side. */
export class Recorder<Data> {
  readonly events: Data[] = [];
  errors: readonly { message: string; extensions?: Record<string, unknown> }[] | undefined;
  isComplete = false;
  private readonly unsubscribe: () => void;

  constructor(client: Client, query: DocumentNode, variables: Record<string, unknown>) {
    this.unsubscribe = client.subscribe<Data>(
      { query: print(query), variables },
      {
        next: ({ data, errors }) => {
          if (errors) this.errors = errors as Recorder<Data>['errors'];
          if (data) this.events.push(data);
        },
        error: (error) => {
          this.errors = Array.isArray(error)
            ? (error as Recorder<Data>['errors'])
            : [{ message: String(error) }];
        },
        complete: () => {
          this.isComplete = true;
        },
      },
    );
  }

  leave(): void {
    this.unsubscribe();
  }
}

/** A response that takes longer than this, in real time, is not awaited. */
const ANSWER_MS = 5_000;

/**
 * Advances the poll loops' clock, one second at a time, until the condition is met. Each second starts when the loops sleep
 * again, so that no time passes while the platform responds.
 */
export async function pollUntil(
  { time }: Pick<ResolversKit, 'time'>,
  condition: () => boolean,
  most = 300,
): Promise<void> {
  for (let second = 0; second < most; second += 1) {
    const patience = performance.now() + ANSWER_MS;
    while (!time.isDueWithin(1_000) && !condition() && performance.now() < patience) await moment(1);
    for (let turn = 0; turn < 10; turn += 1) {
      if (condition()) return;
      await settle();
    }
    // The published events are being delivered to the subscribers.
    await moment(5);
    if (condition()) return;
    await time.advance(1_000);
  }
  throw new Error(`Not within ${most} seconds of polling`);
}

const moment = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
