/** The events that a page tracks, read from its requests as it sends them. */
import type { Page } from '@playwright/test';

export interface TrackedEvent {
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

interface Operation {
  readonly operationName?: string;
  readonly variables?: { readonly input?: { readonly events?: readonly TrackedEvent[] } };
}

export interface Tracked {
  /** The events with this name so far, once there is one; the page is made to send the waiting ones. */
  readonly events: (name: string) => Promise<readonly TrackedEvent[]>;
  readonly forget: () => void;
}

export function track(page: Page): Tracked {
  let sent: TrackedEvent[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const operation = request.postDataJSON() as Operation | null;
    if (operation?.operationName === 'TrackEvents') sent.push(...(operation.variables?.input?.events ?? []));
  });
  return {
    events: async (name) => {
      const named = () => sent.filter((event) => event.name === name);
      for (let attempt = 0; attempt < 50 && named().length === 0; attempt += 1) {
        await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
        await page.waitForTimeout(100);
      }
      return named();
    },
    forget: () => {
      sent = [];
    },
  };
}
