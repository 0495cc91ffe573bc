import { useState } from 'react';

export interface More {
  readonly isPossible: boolean;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly load: () => void;
}

export interface MoreOptions {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null } | undefined;
  readonly isLoading: boolean;
  readonly fetchAfter: (endCursor: string | null) => Promise<unknown>;
}

/** The next page of a growing list. A failed page can be requested again; the failure does not carry over to another list. */
export function useLoadMore({ pageInfo, isLoading, fetchAfter }: MoreOptions): More {
  const [failedAfter, setFailedAfter] = useState<string | null>(null);
  const endCursor = pageInfo?.endCursor ?? null;
  const load = async () => {
    setFailedAfter(null);
    try {
      await fetchAfter(endCursor);
    } catch {
      setFailedAfter(endCursor);
    }
  };
  return {
    isPossible: pageInfo?.hasNextPage ?? false,
    isLoading,
    hasFailed: failedAfter !== null && failedAfter === endCursor,
    load: () => void load(),
  };
}
