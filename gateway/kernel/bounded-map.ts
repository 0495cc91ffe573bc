/** A full map is emptied to this fraction: a map is slow to reach its first entry when earlier ones have just been removed. */
const LEFT_WHEN_FULL = 15 / 16;

interface Entry<Value> {
  readonly value: Value;
  readonly bytes: number;
}

/** A map whose memory is bounded, by the estimates of its users: the least recently used entries make room for new ones. */
export class BoundedMap<Value> {
  /** The least recently used first. */
  private readonly entries = new Map<string, Entry<Value>>();
  private bytes = 0;

  constructor(
    readonly maxBytes: number,
    private readonly onRemove: (key: string, value: Value) => void = () => undefined,
  ) {}

  /** An estimate of the bytes in use. */
  get size(): number {
    return this.bytes;
  }

  /** Does not count as a use. */
  get(key: string): Value | undefined {
    return this.entries.get(key)?.value;
  }

  use(key: string): void {
    const entry = this.entries.get(key);
    if (entry === undefined) return;
    this.entries.delete(key);
    this.entries.set(key, entry);
  }

  /** Replaces the value of the key, without a call of `onRemove`. `bytes` includes the key. */
  set(key: string, value: Value, bytes: number): void {
    this.bytes += bytes - (this.entries.get(key)?.bytes ?? 0);
    this.entries.delete(key);
    this.entries.set(key, { value, bytes });
    if (this.bytes <= this.maxBytes) return;
    for (const [oldest] of this.entries) {
      this.delete(oldest);
      if (this.bytes <= this.maxBytes * LEFT_WHEN_FULL) return;
    }
  }

  delete(key: string): void {
    const entry = this.entries.get(key);
    if (entry === undefined) return;
    this.entries.delete(key);
    this.bytes -= entry.bytes;
    this.onRemove(key, entry.value);
  }
}
