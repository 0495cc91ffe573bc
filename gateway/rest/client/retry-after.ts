import type { AnswerHeaders } from './transport';

/** One of the three HTTP date formats (RFC 9110, 5.6.7), all in GMT; the last one omits the zone. */
const DATE = /^[A-Z][a-z]{2,8},? .*\d{2}:\d{2}:\d{2}/;

/** How many milliseconds `Retry-After` requests to wait; undefined without a readable header. */
export function retryAfterOf(headers: AnswerHeaders, now = Date.now()): number | undefined {
  const value = headers['retry-after']?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1_000;
  const until = dateOf(value);
  // The date is by the platform's clock, which may differ from ours.
  return until === undefined ? undefined : Math.max(0, until - (dateOf(headers.date) ?? now));
}

function dateOf(text = ''): number | undefined {
  if (!DATE.test(text)) return undefined;
  const date = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(date) ? undefined : date;
}
