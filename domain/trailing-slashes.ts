/** The text without the slashes that end it. `/\/+$/` takes quadratic time for a run of slashes in the middle of a text. */
export function withoutTrailingSlashes(text: string): string {
  let { length } = text;
  while (text[length - 1] === '/') length -= 1;
  return text.slice(0, length);
}
