import { type IncomingHttpHeaders, request as ask } from 'node:http';
import { text } from 'node:stream/consumers';

/** A page as the gateway sent it. */
export interface SentPage {
  readonly html: string;
  readonly status: number;
  readonly isRendered: boolean;
  readonly headers: IncomingHttpHeaders;
}

/** Headers of browsers for a page that they are about to show. */
export const SHOWN = { accept: 'text/html', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };

/** Asks for a page as a browser does, or sends a form of one; `fetch` states itself what it asks for. */
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
            isRendered: html.includes('id="rendered-state"'),
            headers: answer.headers,
          }),
        reject,
      );
    });
    request.end(form?.toString());
  });
}
