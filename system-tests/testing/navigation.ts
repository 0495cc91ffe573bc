import { type IncomingHttpHeaders, request as ask } from 'node:http';
import { text } from 'node:stream/consumers';

/** A page as the gateway sent it. */
export interface SentPage {
  readonly html: string;
  readonly status: number;
  readonly isRendered: boolean;
  readonly headers: IncomingHttpHeaders;
}

/** Headers of a browser for a page that it is about to show. */
export const SHOWN = { accept: 'text/html', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };

/** Requests a page as a browser does, or submits its form; `fetch` sets its own headers. */
export function navigate(
  address: string,
  headers: Readonly<Record<string, string>> = SHOWN,
  form?: URLSearchParams,
): Promise<SentPage> {
  return new Promise((resolve, reject) => {
    const request = ask(address, { method: form ? 'POST' : 'GET', headers });
    request.on('error', reject).on('response', (answer) => {
      text(answer).then(
        (html) =>
          resolve({
            html,
            status: answer.statusCode ?? 0,
            isRendered: html.includes('id="rendered-state">{'),
            headers: answer.headers,
          }),
        reject,
      );
    });
    request.end(form?.toString());
  });
}
