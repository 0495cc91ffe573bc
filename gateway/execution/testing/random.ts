/** Random choices, reproducible from a seed. */
export class Random {
  constructor(private state: number) {}

  /** From 0 to below 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d_2b_79_f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Value>(values: readonly Value[]): Value {
    return values[this.below(values.length)] as Value;
  }
}
