/** The center and the size of a marker, in pixels of one zoom level. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface PlacedMarker<Item> {
  readonly item: Item;
  readonly x: number;
  readonly y: number;
}

export interface MarkerGroup<Item> {
  readonly items: readonly Item[];
  /** The middle of its items. */
  readonly x: number;
  readonly y: number;
}

/**
 * Joins markers that would overlap, the closest first, until none do, so that each can be read and pressed. `sizeOf` returns the
 * size of a marker of so many items, including the space around it.
 */
export function groupMarkers<Item>(
  markers: readonly PlacedMarker<Item>[],
  sizeOf: (count: number) => Size,
): readonly MarkerGroup<Item>[] {
  let groups: readonly MarkerGroup<Item>[] = markers.map(({ item, x, y }) => ({ items: [item], x, y }));
  for (;;) {
    const pair = closestOverlap(groups, sizeOf);
    if (!pair) return groups;
    const [one, other] = pair;
    groups = groups.flatMap((group) => (group === one ? joined(one, other) : group === other ? [] : group));
  }
}

function closestOverlap<Item>(groups: readonly MarkerGroup<Item>[], sizeOf: (count: number) => Size) {
  let closest: readonly [MarkerGroup<Item>, MarkerGroup<Item>] | undefined;
  /** 0 in the same place, 1 side by side. */
  let least = 1;
  groups.forEach((one, index) => {
    for (const other of groups.slice(index + 1)) {
      const [size, otherSize] = [sizeOf(one.items.length), sizeOf(other.items.length)];
      const apart = Math.max(
        (2 * Math.abs(one.x - other.x)) / (size.width + otherSize.width),
        (2 * Math.abs(one.y - other.y)) / (size.height + otherSize.height),
      );
      if (apart >= least) continue;
      least = apart;
      closest = [one, other];
    }
  });
  return closest;
}

function joined<Item>(one: MarkerGroup<Item>, other: MarkerGroup<Item>): MarkerGroup<Item> {
  const items = [...one.items, ...other.items];
  const middle = (at: number, otherAt: number) =>
    (at * one.items.length + otherAt * other.items.length) / items.length;
  return { items, x: middle(one.x, other.x), y: middle(one.y, other.y) };
}
