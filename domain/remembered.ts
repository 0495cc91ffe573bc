/** The most results that are stored; then the memo is cleared, which costs less than tracking the least recently used one. */
const MAX_RESULTS = 10_000;
/** Longer texts are not memoized. */
const MAX_LENGTH = 300;

/** Memoizes a function of a text or a number, with its latest results. */
export function remembered<Key extends string | number, Result>(
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const results = new Map<Key, { readonly result: Result }>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known.result;
    const result = compute(key);
    if (typeof key === 'string' && key.length > MAX_LENGTH) return result;
    if (results.size >= MAX_RESULTS) results.clear();
    results.set(key, { result });
    return result;
  };
}
