const MEMO = Symbol('memo');

/** The latest result that was computed from a shared object. */
class Memo {
  private step: unknown;
  private detail: unknown;
  private result: unknown;

  /** The result of the same `step`, which identifies a pure computation, with the same `detail`; computed if it is not the latest. */
  latest<Result>(step: unknown, detail: unknown, compute: () => Result): Result {
    if (this.step !== step || this.detail !== detail) {
      this.result = compute();
      this.step = step;
      this.detail = detail;
    }
    return this.result as Result;
  }
}

/** An object with fewer members, all of them texts or numbers, is mapped or printed about as fast as its memo is read. */
const MIN_MEMBERS_WITH_MEMO = 4;

/**
 * Makes an object or an array immutable, with all of its content, so that several requests can use it, and gives each part of it
 * a memo, unless the part is small. Copies, loops and JSON do not include the memos.
 */
export function share<Value>(value: Value): Value {
  // Not recursive: the nesting of a response is not limited.
  const pending: unknown[] = [value];
  while (pending.length > 0) {
    const part = pending.pop();
    if (!isObject(part) || Object.isFrozen(part)) continue;
    const members: unknown[] = Object.values(part);
    for (const member of members) pending.push(member);
    if (members.length >= MIN_MEMBERS_WITH_MEMO || members.some(isObject)) {
      Object.defineProperty(part, MEMO, { value: new Memo() });
    }
    Object.freeze(part);
  }
  return value;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Undefined for an object that belongs to one request, and for a small one. */
export const memoOf = (value: object): Memo | undefined => (value as { readonly [MEMO]?: Memo })[MEMO];

/**
 * Memoizes a mapping for shared objects: its result must depend on the object and the other argument alone, and is shared, too.
 * `keyOf` returns the same text for equal arguments.
 */
export function mappingOfShared<Value extends object, Result extends object, Other = void>(
  map: (value: Value, other: Other) => Result,
  keyOf: (other: Other) => string = () => '',
): (value: Value, other: Other) => Result {
  return (value, other) => {
    const memo = memoOf(value);
    return memo === undefined
      ? map(value, other)
      : memo.latest(map, keyOf(other), () => share(map(value, other)));
  };
}
