import { LRUCache } from 'lru-cache';
import { byteTextOfBytes, textOfBytes } from '../../kernel/byte-text';
import { share } from '../../kernel/shared-object';
import { type Part, parseChanged } from './changed-response';

/** A parsed response. */
export interface Parsed {
  readonly value: unknown;
  /** The same without the elements of lists that are known to satisfy the contract. */
  readonly unchecked: unknown;
}

/** Throws for bytes that are not JSON. */
export type Parse = (bytes: Buffer) => Parsed;

/** The latest response to a request. */
interface Known {
  /** Undefined while responses to this request are not kept. */
  readonly root: Part | undefined;
  /** How many responses come before the next one that is kept. */
  readonly waits: number;
  /** `waits` after a response that has little in common with the one before. */
  readonly nextWaits: number;
}

const NOTHING_KNOWN: Known = { root: undefined, waits: 1, nextWaits: 1 };
const MAX_WAITS = 64;

/** Shorter responses are parsed as a whole. */
const MIN_LENGTH = 1_000;
/** A response that would take more than this fraction of the memory is not kept. */
const MAX_SHARE = 16;
/** The memory for a character of a response: the text, its value, what it is mapped to, and the text of that. */
const BYTES_OF_CHARACTER = 7;
const ENTRY_BYTES = 200;

/**
 * Parses a response with the help of the previous response to the same request: parts whose text has not changed, such as the
 * other days of a calendar, keep their values, which are shared and carry memos of what they were mapped to
 * (gateway/kernel/shared-object.ts).
 *
 * A response is kept when a second one has shown that the responses to its request change, and no longer when they change as a
 * whole. Like the answer store, this saves work, never a request: a value is used only when the platform has sent its text to
 * the current caller.
 */
export class IncrementalParser {
  /** By request. */
  private readonly known: LRUCache<string, Known>;

  constructor(maxBytes: number) {
    this.known = new LRUCache({ maxSize: maxBytes });
  }

  /** `keep` is called when the response has turned out to satisfy the contract. */
  parserFor(question: string): { readonly parse: Parse; keep(): void } {
    let next: Known | undefined;
    return {
      parse: (bytes) => {
        const maxLength = this.known.maxSize / MAX_SHARE / BYTES_OF_CHARACTER;
        if (bytes.length < MIN_LENGTH || bytes.length > maxLength) return parseWhole(bytes);
        const known = this.known.get(question) ?? NOTHING_KNOWN;
        const changed = known.root && parseChanged(byteTextOfBytes(bytes), known.root);
        if (changed !== undefined) {
          next = { root: changed.part, waits: 0, nextWaits: 1 };
          return { value: changed.part.value, unchecked: changed.unchecked };
        }
        const parsed = parseWhole(bytes);
        next = followingOf(known, () => ({ json: byteTextOfBytes(bytes), value: share(parsed.value) }));
        return parsed;
      },
      keep: () => next && this.known.set(question, next, { size: sizeOf(question, next) }),
    };
  }

  /** An estimate of the bytes in use. */
  get size(): number {
    return this.known.calculatedSize;
  }
}

/** What is known after a response that was parsed as a whole. */
function followingOf({ root, waits, nextWaits }: Known, kept: () => Part): Known {
  if (root !== undefined) {
    return { root: undefined, waits: nextWaits, nextWaits: Math.min(2 * nextWaits, MAX_WAITS) };
  }
  return waits > 0 ? { root, waits: waits - 1, nextWaits } : { root: kept(), waits, nextWaits };
}

const sizeOf = (question: string, { root }: Known): number =>
  ENTRY_BYTES + 2 * question.length + BYTES_OF_CHARACTER * (root?.json.length ?? 0);

export function parseWhole(bytes: Buffer): Parsed {
  const value: unknown = JSON.parse(textOfBytes(bytes));
  return { value, unchecked: value };
}
