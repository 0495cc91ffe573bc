import { flatCopyOf, textOf } from '../../kernel/byte-text';
import { share } from '../../kernel/shared-object';
import { afterSpace, afterValue, isEnd } from '../../kernel/json-text';

/**
 * A part of a response: its JSON as a byte text (gateway/kernel/byte-text.ts), and its value, which is shared
 * (gateway/kernel/shared-object.ts).
 */
export interface Part {
  readonly json: string;
  readonly value: unknown;
  /** The members of an object, or the elements of a list; undefined until they are needed. */
  parts?: readonly Member[] | undefined;
}

interface Member extends Part {
  /** Undefined in a list. */
  readonly name: string | undefined;
}

interface Read {
  readonly part: Part;
  /** The value without the elements of lists that are the same as before. */
  readonly unchecked: unknown;
}

/** Shorter parts are parsed faster than they are compared in parts. */
const MIN_LENGTH_IN_PARTS = 500;
/** Deeper parts are not compared in parts. */
const MAX_DEPTH = 10;
/** Where an element of a list may be in the previous list, which may have had a few more or fewer before it. */
const OFFSETS = [0, 1, -1, 2, -2, 3, -3];
/** A response with more new characters than this fraction of it is parsed as a whole: new parts take longer one by one. */
const MAX_NEW_SHARE = 1 / 8;

const parse = (json: string): unknown => JSON.parse(textOf(json));

/** Parses a response with the values of the parts that it shares with `previous`; undefined when it has to be parsed as a whole. */
export function parseChanged(json: string, previous: Part): Read | undefined {
  try {
    const read = new ChangedResponse(json).read(0, previous);
    return read.part.json.length === json.length ? read : undefined;
  } catch (error) {
    if (error instanceof HasToBeParsedAsAWhole || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

class HasToBeParsedAsAWhole extends Error {}

class ChangedResponse {
  private newCharacters = 0;
  private depth = 0;

  constructor(private readonly json: string) {}

  /** The part that starts at a position, given the one that was there before. */
  read(at: number, before: Part | undefined): Read {
    if (before !== undefined && this.isAt(at, before.json)) {
      return { part: before, unchecked: Array.isArray(before.value) ? [] : before.value };
    }
    const kind = this.json[at];
    const hasParts = kind === '{' || kind === '[';
    if (
      !hasParts ||
      before?.json[0] !== kind ||
      before.json.length < MIN_LENGTH_IN_PARTS ||
      this.depth >= MAX_DEPTH
    ) {
      return this.readNew(at);
    }
    this.depth += 1;
    const read = kind === '{' ? this.readObject(at, before) : this.readList(at, before);
    this.depth -= 1;
    return read;
  }

  private readNew(at: number): Read {
    const json = flatCopyOf(this.json.slice(at, afterValue(this.json, at)));
    this.newCharacters += json.length;
    if (this.newCharacters > this.json.length * MAX_NEW_SHARE) throw new HasToBeParsedAsAWhole();
    const value = share(parse(json));
    return { part: { json, value }, unchecked: value };
  }

  private readObject(start: number, previous: Part): Read {
    const previousParts = partsOf(previous);
    const value: Record<string, unknown> = {};
    const unchecked: Record<string, unknown> = {};
    const parts: Member[] = [];
    let next = 0;
    const end = this.forEachItem(start, '}', (nameAt) => {
      const nameEnd = afterValue(this.json, nameAt);
      const name = parse(this.json.slice(nameAt, nameEnd));
      const colon = afterSpace(this.json, nameEnd);
      const isMember = typeof name === 'string' && this.json[colon] === ':';
      if (!isMember || name === '__proto__') throw new HasToBeParsedAsAWhole();
      const isNext = previousParts[next]?.name === name;
      const index = isNext ? next : previousParts.findIndex((part) => part.name === name);
      const before = previousParts[index];
      if (before !== undefined) next = index + 1;
      const valueAt = afterSpace(this.json, colon + 1);
      const read = this.read(valueAt, before);
      value[name] = read.part.value;
      unchecked[name] = read.unchecked;
      parts.push({ ...read.part, name });
      return valueAt + read.part.json.length;
    });
    return { part: this.composed(start, end, { value, parts }), unchecked };
  }

  private readList(start: number, previous: Part): Read {
    const previousParts = partsOf(previous);
    const unchecked: unknown[] = [];
    const parts: Member[] = [];
    let next = 0;
    const end = this.forEachItem(start, ']', (at) => {
      const offset = OFFSETS.find((offset) => this.isAt(at, previousParts[next + offset]?.json));
      const before = previousParts[next + (offset ?? 0)];
      next += (offset ?? 0) + 1;
      const read = this.read(at, before);
      if (read.part !== before) unchecked.push(read.unchecked);
      parts.push(read.part === before ? before : { ...read.part, name: undefined });
      return at + read.part.json.length;
    });
    const value = parts.map((part) => part.value);
    return { part: this.composed(start, end, { value, parts }), unchecked };
  }

  /** Calls `read` for the position of each item, which returns the position after it; returns the position after the end. */
  private forEachItem(start: number, closing: string, read: (at: number) => number): number {
    let at = start;
    do at = afterSpace(this.json, read(afterSpace(this.json, at + 1)));
    while (this.json[at] === ',');
    if (this.json[at] !== closing) throw new HasToBeParsedAsAWhole();
    return at + 1;
  }

  private composed(start: number, end: number, of: Pick<Part, 'value' | 'parts'>): Part {
    const isAll = end - start === this.json.length;
    share(of.value);
    return { json: isAll ? this.json : flatCopyOf(this.json.slice(start, end)), ...of };
  }

  /** A number could go on after the text of another one. */
  private isAt(at: number, json: string | undefined): boolean {
    if (json === undefined) return false;
    const end = at + json.length;
    return this.json.slice(at, end) === json && isEnd(this.json, end);
  }
}

function partsOf(part: Part): readonly Member[] {
  return (part.parts ??= split(part));
}

function split({ json, value }: Part): readonly Member[] {
  const isList = Array.isArray(value);
  const values = value as Readonly<Record<string, unknown>>;
  const parts: Member[] = [];
  let at = 0;
  do {
    const start = afterSpace(json, at + 1);
    const nameEnd = isList ? start : afterValue(json, start);
    const name = isList ? undefined : (parse(json.slice(start, nameEnd)) as string);
    const valueStart = isList ? start : afterSpace(json, afterSpace(json, nameEnd) + 1);
    const valueEnd = afterValue(json, valueStart);
    parts.push({
      name,
      json: flatCopyOf(json.slice(valueStart, valueEnd)),
      value: values[name ?? parts.length],
    });
    at = afterSpace(json, valueEnd);
  } while (json[at] === ',');
  // Of members with the same name, only the last one has its value in the object.
  return parts.length === Object.keys(values).length ? parts : [];
}
