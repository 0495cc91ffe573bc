import type { StreamEvent } from '../live/live-stream';

/** Reads a stream in the background, as a quick subscriber does. */
export class StreamReader<State> {
  readonly events: StreamEvent<State>[] = [];
  ended: 'no' | 'done' | { error: unknown } = 'no';
  private readonly iterator: AsyncIterableIterator<StreamEvent<State>>;

  constructor(stream: AsyncIterableIterator<StreamEvent<State>>) {
    this.iterator = stream;
    void this.read();
  }

  get states(): State[] {
    return this.events.map(({ state }) => state);
  }

  async leave(): Promise<void> {
    await this.iterator.return?.();
  }

  private async read(): Promise<void> {
    try {
      for await (const event of this.iterator) this.events.push(event);
      this.ended = 'done';
    } catch (error) {
      this.ended = { error };
    }
  }
}
