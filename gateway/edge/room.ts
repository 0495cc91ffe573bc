/** A number of places, and of them a number for each group. */
export class Room<Socket> {
  private readonly groups = new Map<string, Set<Socket>>();
  private taken = 0;

  constructor(
    private readonly places: number,
    private readonly placesPerGroup: number,
  ) {}

  /** Who would have to leave for another socket of the group: the oldest of the group, or of the largest group. */
  inTheWayOf(name: string): Socket | undefined {
    const group = this.groups.get(name);
    const crowd =
      group !== undefined && group.size >= this.placesPerGroup
        ? group
        : this.taken >= this.places
          ? [...this.groups.values()].reduce((largest, other) =>
              other.size > largest.size ? other : largest,
            )
          : undefined;
    return crowd?.values().next().value;
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
}
