/** Something that is done for a connection once in every interval. */
export interface Heart {
  beat(): void;
  /** Called a quarter of the interval after each beat, and after the start. */
  afterBeat(): void;
}

const GROUPS = 40;
const QUARTER = GROUPS / 4;

/**
 * Regular beats for many connections. They are in groups, and the groups take turns: a timer for each connection would wake the
 * process thousands of times a second.
 */
export class Heartbeats {
  private readonly groups = Array.from({ length: GROUPS }, () => new Set<Heart>());
  /** The group that had its turn last. */
  private latest = 0;
  private count = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly everyMs: number) {}

  /** The first beat is one interval later. Returns how to stop. */
  start(heart: Heart): () => void {
    const group = this.group(this.latest);
    group.add(heart);
    this.count += 1;
    this.timer ??= setInterval(() => this.next(), this.everyMs / GROUPS);
    return () => {
      if (!group.delete(heart)) return;
      this.count -= 1;
      if (this.count > 0) return;
      clearInterval(this.timer);
      this.timer = undefined;
    };
  }

  private next(): void {
    this.latest = (this.latest + 1) % GROUPS;
    for (const heart of this.group(this.latest)) heart.beat();
    for (const heart of this.group(this.latest + GROUPS - QUARTER)) heart.afterBeat();
  }

  private group(at: number): Set<Heart> {
    return this.groups[at % GROUPS] ?? new Set();
  }
}
