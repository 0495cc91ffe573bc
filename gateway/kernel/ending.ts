/** A signal to end early: the part of an AbortSignal that the gateway uses. */
export interface EndSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void, options?: { readonly once: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/**
 * The end of a request or an operation; most of them never call a listener. It costs a fraction of the time and the memory of an
 * AbortController.
 */
export class Ending implements EndSignal {
  aborted = false;
  private listeners: Set<() => void> | undefined;

  addEventListener(_type: 'abort', listener: () => void): void {
    (this.listeners ??= new Set()).add(listener);
  }

  removeEventListener(_type: 'abort', listener: () => void): void {
    this.listeners?.delete(listener);
  }

  /** Calls each listener once. */
  abort(): void {
    if (this.aborted) return;
    this.aborted = true;
    this.listeners?.forEach((listener) => listener());
    this.listeners = undefined;
  }
}
