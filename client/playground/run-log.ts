/** What the latest run of an operation has shown so far: its results, one for a query and one for each event of a subscription. */

/** A REST call behind a result, as in `extensions.upstream`; times in milliseconds. */
export interface RestCall {
  readonly endpoint: string;
  readonly status?: number;
  readonly failure?: string;
  /** From the start of the operation. */
  readonly startedAfter: number;
  readonly milliseconds: number;
}

export interface RunResult {
  /** Milliseconds from the start of the run. */
  readonly at: number;
  /** What it is, in a word: the type of the first object in the data, or the code of the first error. */
  readonly name: string;
  readonly calls: readonly RestCall[];
}

export interface RunLog {
  /** A run begins; the results of the one before are dropped, also those to come. Returns how a result of the run is added. */
  begin(): (result: unknown) => void;
  readonly results: () => readonly RunResult[];
  /** Calls back after each change, until the returned function is called. */
  subscribe(onChange: () => void): () => void;
}

interface Result {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: unknown } }[];
  readonly extensions?: { readonly upstream?: readonly RestCall[] };
}

/** A subscription may run for hours. */
const MOST = 100;

export function createRunLog(now = () => performance.now()): RunLog {
  let results: readonly RunResult[] = [];
  let latestRun = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly RunResult[]) => {
    results = next;
    for (const listener of listeners) listener();
  };
  return {
    begin() {
      const startedAt = now();
      const run = (latestRun += 1);
      change([]);
      return (result) => {
        if (run !== latestRun) return;
        const { extensions, ...rest } = result as Result;
        const calls = extensions?.upstream ?? [];
        change([...results.slice(1 - MOST), { at: now() - startedAt, name: nameOf(rest), calls }]);
      };
    },
    results: () => results,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

function nameOf({ data, errors }: Result): string {
  const [field, value] = Object.entries(data ?? {})[0] ?? [];
  const code = errors?.[0]?.extensions?.code;
  if (typeof code === 'string') return code;
  const type = (value as { readonly __typename?: unknown } | null | undefined)?.__typename;
  return typeof type === 'string' ? type : (field ?? 'no data');
}
