import { type TimerClock, systemClock } from '../kernel/timer-clock';

/** The slots of a kind. */
export interface SlotsOfKind<Kind> {
  readonly size: number;
  /** The limit of a group, such as those of one user or address. */
  readonly sizePerGroup: number;
  /**
   * For holders that may stay indefinitely: a full group gets no other slot, and when all slots are taken, the largest group gives
   * one up to groups with at least two fewer. Without it, a new holder evicts the oldest of its full group, or of the largest.
   */
  readonly isFair?: boolean;
  /** How long a holder may be of this kind, and its next kind. */
  readonly wait?: { readonly ms: number; readonly next: Kind };
}

interface Slot<Kind> {
  readonly kind: Kind;
  readonly group: string;
  readonly stopTimer: (() => void) | undefined;
}

/** Limited numbers of slots for connections, of several kinds. A connection has one slot at most. */
export class Slots<Holder extends object, Kind extends string> {
  private readonly slots = new Map<Holder, Slot<Kind>>();
  private readonly pools = new Map<Kind, Pool<Holder>>();

  constructor(
    private readonly limits: Readonly<Record<Kind, SlotsOfKind<Kind>>>,
    /** Closes the connection of a holder that has lost its slot. */
    private readonly evict: (holder: Holder) => void,
    private readonly clock: TimerClock = systemClock,
  ) {}

  holders(): Iterable<Holder> {
    return this.slots.keys();
  }

  kindOf(holder: Holder): Kind | undefined {
    return this.slots.get(holder)?.kind;
  }

  /** Takes a slot in place of the one that the holder has. Returns false if none is free; the holder then has no slot. */
  enter(holder: Holder, kind: Kind, group: string): boolean {
    this.leave(holder);
    const { isFair = false, wait } = this.limits[kind];
    const pool = this.poolOf(kind);
    const crowded = pool.crowdedGroup(group);
    if (crowded !== undefined) {
      if (isFair && crowded.size < pool.sizeOf(group) + 2) return false;
      this.evictOldest(crowded);
    }
    const endWait = ({ next }: { readonly next: Kind }) => {
      if (!this.enter(holder, next, group)) this.evict(holder);
    };
    const stopTimer = wait && this.clock.schedule(wait.ms, () => endWait(wait));
    this.slots.set(holder, { kind, group, stopTimer });
    pool.add(holder, group);
    return true;
  }

  leave(holder: Holder): void {
    const slot = this.slots.get(holder);
    if (slot === undefined) return;
    slot.stopTimer?.();
    this.slots.delete(holder);
    this.poolOf(slot.kind).remove(holder, slot.group);
  }

  private evictOldest(group: ReadonlySet<Holder>): void {
    for (const candidate of group) {
      this.leave(candidate);
      return this.evict(candidate);
    }
  }

  private poolOf(kind: Kind): Pool<Holder> {
    const pool = this.pools.get(kind) ?? new Pool<Holder>(this.limits[kind]);
    this.pools.set(kind, pool);
    return pool;
  }
}

/** The holders of one kind by group, the oldest of a group first. */
class Pool<Holder extends object> {
  private readonly groups = new Map<string, Set<Holder>>();
  private taken = 0;

  constructor(private readonly limits: { readonly size: number; readonly sizePerGroup: number }) {}

  sizeOf(group: string): number {
    return this.groups.get(group)?.size ?? 0;
  }

  /** The group that gives up a slot to another holder of `group`: that group if it is full, or the largest if all slots are taken. */
  crowdedGroup(group: string): ReadonlySet<Holder> | undefined {
    if (this.sizeOf(group) >= this.limits.sizePerGroup) return this.groups.get(group);
    if (this.taken < this.limits.size) return undefined;
    return [...this.groups.values()].reduce((largest, other) =>
      other.size > largest.size ? other : largest,
    );
  }

  add(holder: Holder, name: string): void {
    const group = this.groups.get(name) ?? new Set();
    this.groups.set(name, group.add(holder));
    this.taken += 1;
  }

  remove(holder: Holder, name: string): void {
    const group = this.groups.get(name);
    if (!group?.delete(holder)) return;
    this.taken -= 1;
    if (group.size === 0) this.groups.delete(name);
  }
}
