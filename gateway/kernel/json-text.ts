/** Positions in the text of a JSON document. */

const QUOTE = 0x22;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;

/** Whether a number, `true`, `false`, or `null` would end here. */
const isEnd = (json: string, at: number): boolean =>
  at >= json.length || ',]}: \t\n\r'.includes(json.charAt(at));

/** The position after the value that starts at `start`; any position from there on when the text is not JSON. */
export function afterValue(json: string, start: number): number {
  const first = json[start];
  if (first === '"') return afterString(json, start);
  return first === '{' || first === '[' ? afterBrackets(json, start) : afterWord(json, start);
}

function afterBrackets(json: string, start: number): number {
  let depth = 0;
  let at = start;
  while (at < json.length) {
    const character = json.charCodeAt(at);
    if (character === QUOTE) {
      at = afterString(json, at);
      continue;
    }
    at += 1;
    if (character === OPENING_BRACE || character === OPENING_BRACKET) depth += 1;
    if (character === CLOSING_BRACE || character === CLOSING_BRACKET) depth -= 1;
    if (depth === 0) return at;
  }
  return at;
}

function afterString(json: string, start: number): number {
  let end = start;
  do {
    end = json.indexOf('"', end + 1);
    if (end === -1) return json.length;
  } while (isEscaped(json, end));
  return end + 1;
}

function isEscaped(json: string, at: number): boolean {
  let first = at;
  while (json[first - 1] === '\\') first -= 1;
  return (at - first) % 2 === 1;
}

function afterWord(json: string, start: number): number {
  let at = start;
  while (!isEnd(json, at)) at += 1;
  return at;
}
