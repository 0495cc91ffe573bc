import { LRUCache } from 'lru-cache';
import { type Clock, today } from '#domain/clock.ts';
import type { PlatformSession } from '../rest/client/session';
import type { RecordedInputs, RecordedRead } from './recorded-inputs';

interface RememberedText {
  readonly text: Buffer;
  /** Epoch ms. */
  readonly validUntil: number;
}

/** Printed responses to one request of a client, by the inputs that they were made from. */
interface Remembered {
  /** The reads to repeat, in the order in which they were sent. */
  readonly reads: readonly RecordedRead[];
  readonly timeZones: readonly string[];
  readonly isOfOneUser: boolean;
  /** By the inputs; undefined for a part of the inputs when a text of more inputs is known. */
  readonly texts: Map<string, RememberedText | undefined>;
  readonly bytes: number;
}

/** The memory overhead of a stored response, beyond its text and its key. */
const ENTRY_BYTES = 500;
/** Variants of one response: as many users, or changes of the platform's responses. */
const MAX_TEXTS = 100;
const MAX_KEY_LENGTH = 2_000;

export interface MemoContext {
  readonly platform: PlatformSession;
  readonly fingerprint: string;
  readonly clock: Clock;
}

/**
 * Printed responses that are sent again when the platform has returned the same bytes. A stored response never replaces a
 * request: the reads that it was made from are repeated with the credentials of the current caller, in the same order, and its
 * text is used only when each of them returns the same bytes (rest/client/answer-store.ts).
 */
export class AnswerMemo {
  private readonly entries: LRUCache<string, Remembered>;

  constructor(maxBytes: number) {
    this.entries = new LRUCache({ maxSize: maxBytes });
  }

  /** Repeats the reads of a response; returns its text if it would be the same again. */
  async find(key: string, { platform, fingerprint, clock }: MemoContext): Promise<Buffer | undefined> {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    let inputs = startOf(
      entry.isOfOneUser ? fingerprint : '',
      entry.timeZones.map((zone) => today(clock, zone)),
    );
    if (!entry.texts.has(inputs)) return undefined;
    for (let from = 0; from < entry.reads.length;) {
      const wave = waveOf(entry.reads, from);
      const answers = await Promise.all(wave.map(({ question }) => platform.ask(question)));
      for (const { stored } of answers) {
        if (stored === undefined) return undefined;
        inputs += ` ${stored.id}`;
      }
      if (!entry.texts.has(inputs)) return undefined;
      from += wave.length;
    }
    const known = entry.texts.get(inputs);
    return known !== undefined && isValid(known, clock) ? known.text : undefined;
  }

  /** Stores a text whose inputs can recur. */
  keep(key: string, noted: RecordedInputs, fingerprint: string, text: Buffer): void {
    if (noted.isOnce || noted.answerIds.includes(undefined) || key.length > MAX_KEY_LENGTH) return;
    const entry = this.entryFor(key, noted);
    if (entry.texts.size >= MAX_TEXTS * (entry.reads.length + 1)) return void this.entries.delete(key);
    let inputs = startOf(noted.isOfOneUser ? fingerprint : '', [...noted.days.values()]);
    if (entry.reads.length > 0) entry.texts.set(inputs, undefined);
    noted.answerIds.forEach((id, at) => {
      inputs += ` ${id}`;
      if (at < noted.answerIds.length - 1) entry.texts.set(inputs, undefined);
    });
    entry.texts.set(inputs, { text, validUntil: noted.validUntil });
    const bytes = entry.bytes + ENTRY_BYTES + text.length + entry.reads.length * 100;
    // A new object: the cache would keep the size of the same one.
    this.entries.set(key, { ...entry, bytes }, { size: bytes });
  }

  private entryFor(key: string, noted: RecordedInputs): Remembered {
    const known = this.entries.get(key);
    if (known !== undefined && isSame(known, noted)) return known;
    return {
      reads: noted.reads,
      timeZones: [...noted.days.keys()],
      isOfOneUser: noted.isOfOneUser,
      texts: new Map(),
      bytes: 2 * key.length,
    };
  }
}

const isValid = ({ validUntil }: RememberedText, clock: Clock): boolean =>
  validUntil === Infinity || clock.now().getTime() < validUntil;

const startOf = (fingerprint: string, days: readonly string[]): string => [fingerprint, ...days].join(' ');

/** The reads from `from` on that do not depend on each other's responses. */
function waveOf(reads: readonly RecordedRead[], from: number): readonly RecordedRead[] {
  const end = reads.findIndex(({ answersBefore }, at) => at > from && answersBefore > from);
  return reads.slice(from, end === -1 ? reads.length : end);
}

function isSame(entry: Remembered, noted: RecordedInputs): boolean {
  return (
    entry.isOfOneUser === noted.isOfOneUser &&
    entry.timeZones.join(' ') === [...noted.days.keys()].join(' ') &&
    entry.reads.length === noted.reads.length &&
    entry.reads.every(({ question }, at) => question.key === noted.reads[at]?.question.key)
  );
}
