import { setFlagsFromString } from 'node:v8';

const NEVER_MS = 2 ** 31 - 1;

/**
 * Keeps the process fast after quiet periods. When it has allocated little for eight seconds, V8 reduces its memory, and drops the
 * optimized code of objects that do not exist at that moment: the next thousand requests then took three to five times as long
 * (bench/README.md). Memory that later requests need again is kept instead.
 */
export function keepOptimizedCode(): void {
  setFlagsFromString(`--gc-memory-reducer-start-delay-ms=${NEVER_MS}`);
}
