import { crc32 } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A response whose bytes are stored. Equal bytes for the same request are the same object, for as long as it is stored. */
export interface StoredAnswer {
  readonly id: number;
  readonly bytes: Buffer;
  /** Whether these bytes have been checked against the contract and meet it. */
  meetsContract: boolean;
}

/** Ids are unique within a process, so that a response of one store is never mistaken for that of another. */
let lastId = 0;

/** The memory overhead of an entry, beyond its bytes and its key. */
const ENTRY_BYTES = 200;

/** Responses larger than this fraction of the store are not stored: one would replace all others. */
const MAX_SHARE = 16;

/** How many responses that occurred once are noted; they take a quarter of a mebibyte. */
const MAX_NOTED = 65_536;

/**
 * The bytes of successful responses of the platform that occurred more than once, by their request. A response is compared byte by
 * byte, and only after the platform has sent it to the current caller: the store saves work, never a request.
 *
 * Responses that always differ are not stored: of the first of equal responses only a checksum is noted. The least recently used
 * entry is removed when the store is full.
 */
export class AnswerStore {
  /** By request and checksum. */
  private readonly entries: LRUCache<string, StoredAnswer>;
  /** By request: the latest response. */
  private readonly latest = new Map<string, { readonly key: string; readonly answer: StoredAnswer }>();
  /** Checksums of responses that occurred once. One may replace another, which then has to occur twice more. */
  private readonly noted = new Uint32Array(MAX_NOTED);

  constructor(maxBytes: number) {
    this.entries = new LRUCache({
      maxSize: maxBytes,
      dispose: (_, key, reason) => {
        if (reason === 'set') return;
        const question = key.slice(key.indexOf(' ') + 1);
        if (this.latest.get(question)?.key === key) this.latest.delete(question);
      },
    });
  }

  /** The stored response that is likely to occur again. */
  expected(question: string): Buffer | undefined {
    return this.latest.get(question)?.answer.bytes;
  }

  /** The stored response with equal bytes; undefined for a response that is seen for the first time. */
  intern(question: string, bytes: Buffer): StoredAnswer | undefined {
    const latest = this.latest.get(question);
    if (latest !== undefined && isSame(latest.answer.bytes, bytes)) {
      // Counts as a use.
      this.entries.get(latest.key);
      return latest.answer;
    }
    if (bytes.length > this.entries.maxSize / MAX_SHARE) return undefined;
    const checksum = crc32(bytes, crc32(question));
    const key = `${checksum} ${question}`;
    const known = this.entries.get(key);
    // Two answers may have the same checksum.
    if (known === undefined ? !this.isRepeated(checksum) : !isSame(known.bytes, bytes)) return undefined;
    const answer = known ?? { id: (lastId += 1), bytes, meetsContract: false };
    this.latest.set(question, { key, answer });
    this.entries.set(key, answer, { size: costOf(key, answer) });
    return answer;
  }

  /** Bytes in use. */
  get size(): number {
    return this.entries.calculatedSize;
  }

  /** Whether a response with this checksum has occurred, as far as is noted; notes it. */
  private isRepeated(checksum: number): boolean {
    const place = checksum % MAX_NOTED;
    if (this.noted[place] === checksum) return true;
    this.noted[place] = checksum;
    return false;
  }
}

const isSame = (one: Buffer, other: Buffer): boolean => one === other || one.equals(other);

/** Keys take at most two bytes per character, and there are two of them. */
const costOf = (key: string, { bytes }: StoredAnswer): number => ENTRY_BYTES + 4 * key.length + bytes.length;
