/** Data that is read in addition to the home. */
export interface Reading<Value> {
  /** Undefined until it has been read. */
  readonly value: Value | undefined;
  readonly isFailed: boolean;
  readonly isLoading: boolean;
  readonly retry: () => void;
}
