/**
 * Relay cursors over pages that only know where the next page starts. A cursor consists of the page (the platform's own cursor,
 * empty for the first) and the number of its entries that have been read, so that any entry can be the last one.
 */
import { requestError } from '../../errors';
import type { PageInfo } from '../../generated/graph';

export interface PagePosition {
  readonly page?: string;
  readonly seenCount: number;
}

const MAX_PAGE_SIZE = 50;

/** `first` of a list: 1 to 50. */
export function pageSize(first: number | null | undefined): number {
  const size = first ?? 20;
  if (size < 1 || size > MAX_PAGE_SIZE)
    throw requestError('BAD_USER_INPUT', `\`first\` must be 1 to ${MAX_PAGE_SIZE}.`);
  return size;
}

const pageCursor = ({ page, seenCount }: PagePosition): string =>
  Buffer.from(`${seenCount}${page === undefined ? '' : `:${page}`}`).toString('base64url');

/** A cursor points into its page, which has at most `maxPageSize` entries. */
export function pagePosition(cursor: string | null | undefined, maxPageSize = Infinity): PagePosition {
  if (cursor === null || cursor === undefined) return { seenCount: 0 };
  const [, seen, page] = /^(\d{1,9})(?::(.+))?$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (seen === undefined || Number(seen) > maxPageSize) {
    throw requestError('BAD_USER_INPUT', 'Invalid cursor in `after`.');
  }
  return { ...(page === undefined ? {} : { page }), seenCount: Number(seen) };
}

/** An entry, and the position after it, which becomes a cursor only when it is selected. */
export class Edge<Node> {
  constructor(
    private readonly next: PagePosition,
    readonly node: Node,
  ) {}

  get cursor(): string {
    return pageCursor(this.next);
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
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount,
  };
}

/** A page of a list that the platform returns as a whole: it is cut here. */
export function pageOfAll<Node>(
  all: readonly Node[],
  { first, after }: { readonly first?: number | null; readonly after?: string | null },
): Connection<Node> {
  const size = pageSize(first);
  const { seenCount } = pagePosition(after);
  const edges = all
    .slice(seenCount, seenCount + size)
    .map((node, index) => new Edge({ seenCount: seenCount + index + 1 }, node));
  return connection(edges, {
    hasNextPage: seenCount + size < all.length,
    hasPreviousPage: seenCount > 0,
    totalCount: all.length,
  });
}
