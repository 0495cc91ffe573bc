/**
 * Relay cursors. A cursor consists of a digest of its list and a place in it, so that a cursor of another list is refused. In a list
 * that the platform cuts into pages, the place is the page and the number of its entries that have been read; in a list that the
 * platform returns as a whole, it is an entry, so that pages stay correct while entries are added and removed.
 */
import { hash } from 'node:crypto';
import { requestError } from '../../errors';
import type { PageInfo } from '../../generated/graph';

const MAX_FIRST = 50;
/** The longest page of the platform. */
const MAX_PAGE_SIZE = 100;

/** `first` of a list: 1 to 50. */
function pageSize(first: number | null | undefined): number {
  const size = first ?? 20;
  if (size < 1 || size > MAX_FIRST)
    throw requestError('BAD_USER_INPUT', `\`first\` must be 1 to ${MAX_FIRST}.`);
  return size;
}

interface Place {
  readonly numbers: readonly number[];
  readonly text: string;
}

const invalidCursor = () => requestError('BAD_USER_INPUT', 'Invalid cursor in `after`.');

/** The cursors of one list. The digest is computed when the first of them is needed. */
export class Cursors {
  private computedDigest: string | undefined;

  /** `list` distinguishes the list from all others; it is compared as JSON. */
  constructor(private readonly list: readonly unknown[]) {}

  cursorOf({ numbers, text }: Place): string {
    return Buffer.from(`${this.digest}:${numbers.join()}:${text}`).toString('base64url');
  }

  placeOf(cursor: string): Place {
    const decoded = Buffer.from(cursor, 'base64url').toString();
    const [, digest, numbers, text] = /^([^:]+):(-?\d+(?:,-?\d+)*):(.*)$/s.exec(decoded) ?? [];
    if (digest !== this.digest || numbers === undefined || text === undefined) throw invalidCursor();
    return { numbers: numbers.split(',').map(Number), text };
  }

  private get digest(): string {
    return (this.computedDigest ??= hash('sha256', JSON.stringify(this.list), 'base64url').slice(0, 12));
  }
}

/** An entry and its cursor, which is encoded only when it is selected. */
export class Edge<Node> {
  constructor(
    private readonly encode: () => string,
    readonly node: Node,
  ) {}

  get cursor(): string {
    return this.encode();
  }
}

export interface Connection<Node> {
  readonly edges: Edge<Node>[];
  readonly nodes: Node[];
  readonly pageInfo: PageInfo;
  readonly totalCount: number;
}

export function connection<Node>(
  edges: readonly Edge<Node>[],
  rest: { readonly hasNextPage: boolean; readonly hasPreviousPage: boolean; readonly totalCount: number },
): Connection<Node> {
  const { hasNextPage, hasPreviousPage, totalCount } = rest;
  return {
    edges: [...edges],
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasNextPage,
      hasPreviousPage,
      get startCursor() {
        return edges[0]?.cursor ?? null;
      },
      get endCursor() {
        return edges.at(-1)?.cursor ?? null;
      },
    },
    totalCount,
  };
}

/** A place in a list that the platform cuts into pages. `page` is the platform's own cursor; absent for the first page. */
export interface PagePosition {
  readonly page?: string;
  readonly seenCount: number;
}

export function pagePosition(cursors: Cursors, after: string | null | undefined): PagePosition {
  if (after === null || after === undefined) return { seenCount: 0 };
  const { numbers, text } = cursors.placeOf(after);
  const [seenCount = 0] = numbers;
  if (seenCount < 0 || seenCount > MAX_PAGE_SIZE) throw invalidCursor();
  return { ...(text !== '' && { page: text }), seenCount };
}

/** The page to request from the platform for `first` entries after a position. */
export const pageRequest = (
  { page, seenCount }: PagePosition,
  first: number | null | undefined,
): { cursor?: string; size: number } => ({
  ...(page !== undefined && { cursor: page }),
  size: Math.min(seenCount + pageSize(first), MAX_PAGE_SIZE),
});

/** An entry of a page, with the position after it. */
export const pageEdge = <Node>(cursors: Cursors, { page, seenCount }: PagePosition, node: Node): Edge<Node> =>
  new Edge(() => cursors.cursorOf({ numbers: [seenCount], text: page ?? '' }), node);

/** A list that the platform returns as a whole. */
export interface WholeList<Node> {
  /** Distinguishes the list from all others. */
  readonly name: readonly (string | null)[];
  readonly keyOf: (node: Node) => string;
  /** The order of the list: smaller ranks first. */
  readonly rankOf: (node: Node) => Rank;
}

export type Rank = readonly number[];

export const compareRanks = (left: Rank, right: Rank): number =>
  left.map((each, index) => each - (right[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** The rank in a list that has the latest time first. Leap seconds, which the contract allows, are unknown to `Date`. */
export const latestFirst = (time: string): Rank => [-(Date.parse(time) || 0)];

/** A page of a list that the platform returns as a whole: it is cut here. */
export function pageOfAll<Node>(
  all: readonly Node[],
  { first, after }: { readonly first?: number | null; readonly after?: string | null },
  list: WholeList<Node>,
): Connection<Node> {
  const size = pageSize(first);
  const cursors = new Cursors(list.name);
  const start = after === null || after === undefined ? 0 : startAfter(cursors.placeOf(after), all, list);
  const edges = all
    .slice(start, start + size)
    .map(
      (node) =>
        new Edge(() => cursors.cursorOf({ numbers: list.rankOf(node), text: list.keyOf(node) }), node),
    );
  return connection(edges, {
    hasNextPage: start + size < all.length,
    hasPreviousPage: start > 0,
    totalCount: all.length,
  });
}

/** If the entry was removed or has another rank now, the page starts where it was, so that no entry behind it is skipped. */
function startAfter<Node>(
  { numbers: rank, text: key }: Place,
  all: readonly Node[],
  { keyOf, rankOf }: WholeList<Node>,
): number {
  // The last one: if several entries had the key, the first one would start the same page again.
  const index = all.findLastIndex((node) => keyOf(node) === key && compareRanks(rankOf(node), rank) === 0);
  if (index !== -1) return index + 1;
  const next = all.findIndex((node) => compareRanks(rankOf(node), rank) >= 0);
  return next === -1 ? all.length : next;
}
