/** As many texts are remembered; then it begins from the start, which costs less than to know which one was used last. */
const MAX_TEXTS = 10_000;
/** Longer texts are not remembered. */
const MAX_LENGTH = 300;

/** Memoizes a function of a text, with its results for the latest texts. */
export function remembered<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, { readonly result: Result }>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known.result;
    const result = compute(text);
    if (text.length > MAX_LENGTH) return result;
    if (results.size >= MAX_TEXTS) results.clear();
    results.set(text, { result });
    return result;
  };
}
