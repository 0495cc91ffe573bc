/** A limited number of slots for sockets, with a smaller limit for each group. */
export class Room<Socket extends object> {
  private readonly groups = new Map<string, Set<Socket>>();
  private taken = 0;

  constructor(
    readonly size: number,
    private readonly sizePerGroup: number,
  ) {}

  /** The socket that has to leave for another of the group: the oldest of the group, or of the largest group. */
  inTheWayOf(name: string): Socket | undefined {
    const group = this.groups.get(name);
    if (group !== undefined && group.size >= this.sizePerGroup) return oldestOf(group);
    return this.taken >= this.size ? oldestOf(this.largestGroup()) : undefined;
  }

  /**
   * The same for sockets that may stay indefinitely: a full group has no slot for another socket, and in a full room the largest
   * group gives up a slot to groups with at least two fewer.
   */
  fairSlotFor(name: string): { readonly isGranted: boolean; readonly inTheWay?: Socket | undefined } {
    const size = this.groups.get(name)?.size ?? 0;
    if (size >= this.sizePerGroup) return { isGranted: false };
    if (this.taken < this.size) return { isGranted: true };
    const largest = this.largestGroup();
    return largest.size > size + 1 ? { isGranted: true, inTheWay: oldestOf(largest) } : { isGranted: false };
  }

  add(socket: Socket, name: string): void {
    const group = this.groups.get(name) ?? new Set();
    this.groups.set(name, group.add(socket));
    this.taken += 1;
  }

  remove(socket: Socket, name: string): void {
    const group = this.groups.get(name);
    if (!group?.delete(socket)) return;
    this.taken -= 1;
    if (group.size === 0) this.groups.delete(name);
  }

  private largestGroup(): ReadonlySet<Socket> {
    return [...this.groups.values()].reduce((largest, other) =>
      other.size > largest.size ? other : largest,
    );
  }
}

const oldestOf = <Socket>(group: ReadonlySet<Socket>): Socket | undefined => group.values().next().value;
