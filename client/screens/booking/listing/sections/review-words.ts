interface Written {
  readonly node: { readonly title: string | null; readonly text: string };
}

/** The words of a search, each once, in lower case. */
export const wordsOf = (query: string): readonly string[] => [
  ...new Set(query.toLowerCase().split(/\s+/).filter(Boolean)),
];

/** The reviews whose title or text contains all words, in any letter case. */
export const withWords = <Edge extends Written>(
  edges: readonly Edge[],
  words: readonly string[],
): readonly Edge[] =>
  edges.filter(({ node: { title, text } }) => {
    const written = `${title ?? ''} ${text}`.toLowerCase();
    return words.every((word) => written.includes(word));
  });
