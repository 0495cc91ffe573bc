/** Something to write to a connection, on which writers take turns. */
export interface Turn {
  /** What is to be written now; undefined when there is nothing to write any more. */
  take(): Buffer | undefined;
  /** What was taken has left the process, or never will. */
  written(): void;
}
