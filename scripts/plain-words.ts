/** Words and names that the repository avoids (docs/glossary.md), and where they occur. */

interface Avoided {
  readonly word: RegExp;
  readonly instead: string;
}

const AVOIDED: readonly Avoided[] = [
  { word: /\bwhat is there\b/i, instead: 'name the things' },
  { word: /\bwhoever\b/i, instead: 'name who: a client, a caller, the user' },
  { word: /\btold\b/i, instead: 'reported, shown, sent, returned' },
  { word: /\bheld to\b/i, instead: 'checked against' },
  { word: /\blet(s|ting)? go\b/i, instead: 'releases, discards' },
  { word: /\bbeside\b/i, instead: 'next to, with, in addition to' },
  { word: /\bat once\b/i, instead: 'immediately, at the same time' },
  { word: /\bdrawn\b/i, instead: 'rendered, shown; random' },
  { word: /\bon (its|their|the) way\b/i, instead: 'in flight, requested' },
  { word: /\b(is|are|was|were|be|been|being) asked\b/i, instead: 'requested, fetched, prompted' },
  { word: /\bask(s|ed|ing)? for\b/i, instead: 'requests, fetches, requires' },
  { word: /\b(go|goes|going|went|gone) with\b/i, instead: 'is sent with, belongs to, accompanies' },
  { word: /\bnobody knows\b/i, instead: 'is unknown' },
  { word: /\banew\b/i, instead: 'again' },
  { word: /\bfor ever\b/i, instead: 'forever' },
  { word: /\bas (it|they) stands?\b/i, instead: 'current, as is' },
  { word: /\b(go|goes|going|went) before\b/i, instead: 'precedes, overrides' },
  { word: /\bhears? of\b|\b(is|are) heard\b/i, instead: 'receives, is notified' },
  { word: /\bmend(s|ed|ing)?\b/i, instead: 'fixes, resolves' },
  { word: /\bways? on\b/i, instead: 'the next step' },
  { word: /\b(is|are) gone\b/i, instead: 'was deleted, no longer exists' },
  { word: /\ball the same\b/i, instead: 'still' },
  { word: /\b(for|in) want of\b/i, instead: 'without' },
  { word: /\bof (ours|theirs)\b/i, instead: 'our, their' },
  { word: /\bof (its|their) own\b/i, instead: 'its own …, a separate …' },
  { word: /\bspecification \d,? sections? \d/i, instead: 'the requirement id, or the rule in words' },
  { word: /\b[Cc]ancell(ed|ing)\b/, instead: 'canceled, canceling' },
  { word: /\b(?:colour|neighbour|behaviour|honour|favourite)/i, instead: 'American spelling' },
  {
    word: /\b(?:author|recogn|organ|sanit|capital|real|summar)is(e|es|ed|ing|ation)\b/i,
    instead: 'American spelling',
  },
  { word: /\bfulfil(s|ment)?\b/i, instead: 'fulfill, fulfillment' },
];

const AVOIDED_NAMES: readonly Avoided[] = [
  { word: /\b(?:most|longest)[A-Z]\w*|\b(?:MOST|LONGEST)_\w+/, instead: 'max…' },
  { word: /\b(?:least|shortest)[A-Z]\w*|\b(?:LEAST|SHORTEST)_\w+/, instead: 'min…' },
  { word: /\b(?:look|ask)(?:Every|Again)\w*/, instead: 'pollIntervalMs' },
  { word: /\b(?:[a-z]\w*)?Drawn\w*|\bdrawn\w*|\bDRAWN\b/, instead: 'rendered…, random…' },
  { word: /\b(?:note|tell|hear)[A-Z]\w*/, instead: 'remember…, notify…, on…' },
  { word: /\b(?:keep|kept)(?:Arrived|Of|For|Csrf|Credentials)\w*/, instead: 'store…, stored…' },
];

const withoutCode = (markdown: string): string =>
  markdown.replace(/^(```|~~~)[\s\S]*?^\1|^ {4}.*$|`[^`\n]*`/gm, (code) => code.replace(/[^\n]/g, ' '));

/** Keeps the matches, and blanks the rest, so that lines keep their numbers. */
function keep(text: string, pattern: RegExp): string {
  let kept = '';
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    kept += text.slice(end, match.index).replace(/[^\n]/g, ' ') + match[0];
    end = match.index + match[0].length;
  }
  return kept;
}

/** The comments of TypeScript. */
export const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const TITLES =
  /(?:\b(?:test|it|describe)(?:\.(?:only|skip|describe|concurrent))*|\))\(\s*(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`)/g;

const ROWS = /\.each(?:<[^(]*>)?\(\[[\s\S]*?\]\)\(/g;
const FIRST_OF_A_ROW = /\[\s*(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`)/g;

/** The prose of a file: all of a document, the descriptions of a schema, the comments of code, and the titles of tests. */
function proseOf(path: string, text: string): string[] {
  if (path.endsWith('.md')) return [withoutCode(text)];
  if (path.endsWith('.graphql')) return [text];
  // Lists of members, and code, are the platform's own words.
  if (/\.ya?ml$/.test(path)) return [text.replace(/\[[^\]\n]*\]|`[^`\n]*`/g, '')];
  const isTest = /\.(test|spec)\.tsx?$/.test(path);
  const titles = isTest ? [keep(text, TITLES), keep(keep(text, ROWS), FIRST_OF_A_ROW)] : [];
  return [keep(text, COMMENTS), ...titles];
}

/** `path:line: "word" (what to write instead)` for each avoided word of the prose, and each avoided name of the code. */
export function avoidedWordsIn(path: string, text: string): string[] {
  const names = /\.tsx?$/.test(path) ? avoidedIn(path, text, AVOIDED_NAMES) : [];
  return [...proseOf(path, text).flatMap((prose) => avoidedIn(path, prose, AVOIDED)), ...names];
}

function avoidedIn(path: string, text: string, avoided: readonly Avoided[]): string[] {
  return text.split('\n').flatMap((line, index) =>
    avoided.flatMap(({ word, instead }) => {
      const match = word.exec(line);
      return match === null ? [] : [`${path}:${index + 1}: "${match[0]}" (${instead})`];
    }),
  );
}
