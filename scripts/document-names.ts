/**
 * The names in backticks in documents: files of the repository, and identifiers of its code and schema; and the files that
 * comments name.
 */
import { COMMENTS } from './plain-words';

export interface KnownNames {
  /** Names of files, without their folders. */
  readonly files: ReadonlySet<string>;
  /** Every word of the sources. */
  readonly words: ReadonlySet<string>;
}

const FILE = /^[\w.-]+\.(tsx?|mjs|graphql|ya?ml)$/;
/** `camelCase`, `PascalCase` and `UPPER_CASE`, with members (`context.intents.once`) and calls (`planOrder()`). */
const IDENTIFIER = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*(?:\(\))?$/;
/** Standard variables, which the OpenTelemetry library reads by itself. */
const OF_A_LIBRARY = /^OTEL_/;
const hasShape = (word: string): boolean =>
  /[a-z][A-Z]/.test(word) || /^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/.test(word);

export const wordsOf = (sources: readonly string[]): Set<string> =>
  new Set(sources.flatMap((source) => source.match(/[A-Za-z_$][\w$]*/g) ?? []));

/** One line for each name in backticks, outside code blocks, that does not exist in the repository. */
export function missingNamesIn(markdown: string, { files, words }: KnownNames): string[] {
  const prose = markdown.replace(/^(```|~~~)[\s\S]*?^\1/gm, '');
  return [...prose.matchAll(/`([^`\s]+)`/g)].flatMap(([, name = '']) => {
    if (FILE.test(name)) return files.has(name) ? [] : [`no such file: ${name}`];
    if (!IDENTIFIER.test(name)) return [];
    const missing = name
      .replace('()', '')
      .split('.')
      .filter((word) => hasShape(word) && !words.has(word) && !OF_A_LIBRARY.test(word));
    return missing.map((word) => `no such name: ${word}`);
  });
}

const NAMED_FILE = /(?<![\w/@.*<-])(?:[\w-]+\/)*[a-z][\w.-]*\.(?:tsx?|mjs|md)\b/g;

/**
 * One line for each file that a comment names, with or without folders, and that does not exist in the repository. Builds are
 * ignored.
 */
export function missingFilesIn(code: string, paths: readonly string[]): string[] {
  const names = (code.match(COMMENTS) ?? []).flatMap((comment) => comment.match(NAMED_FILE) ?? []);
  return names
    .filter((name) => !/\/(dist|generated)\//.test(name))
    .filter((name) => !paths.some((path) => path === name || path.endsWith(`/${name}`)))
    .map((name) => `no such file: ${name}`);
}
