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

/** The next page of a list that grows. A failed one can be asked for again. */
export function useLoadMore({ pageInfo, isLoading, fetchAfter }: MoreOptions): More {
  const [hasFailed, setHasFailed] = useState(false);
  const load = async () => {
    setHasFailed(false);
    try {
      await fetchAfter(pageInfo?.endCursor ?? null);
    } catch {
      setHasFailed(true);
    }
  };
  return { isPossible: pageInfo?.hasNextPage ?? false, isLoading, hasFailed, load: () => void load() };
}
