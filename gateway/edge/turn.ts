/** Something to write to a connection, on which writers take turns. */
export interface Turn {
  /** Returns the bytes to write now; undefined when nothing is left to write. */
  take(): Buffer | undefined;
  /** Called when the last bytes have left the process, or never will. */
  written(): void;
}
