import type { IncomingHttpHeaders } from 'node:http';

/** Any of the three forms of a date in HTTP (RFC 9110, 5.6.7), which are all in GMT; the last one does not say so. */
const DATE = /^[A-Z][a-z]{2,8},? .*\d{2}:\d{2}:\d{2}/;

/** How many milliseconds `Retry-After` asks to wait; undefined without a header that can be read. */
export function retryAfterOf(headers: IncomingHttpHeaders, now = Date.now()): number | undefined {
  const value = headers['retry-after']?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1_000;
  const until = dateOf(value);
  // The date is by the platform's clock, which may not agree with ours.
  return until === undefined ? undefined : Math.max(0, until - (dateOf(headers.date) ?? now));
}

function dateOf(text = ''): number | undefined {
  if (!DATE.test(text)) return undefined;
  const date = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(date) ? undefined : date;
}
