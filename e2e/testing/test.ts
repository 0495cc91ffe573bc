/**
 * The base of all browser tests: `portal` is a running portal, one for each worker, and `page` a page of a new context
 * in which `person` is signed in.
 *
 *     test.use({ person: 'Odile Fontaine', viewport: phone });
 *     test('a home opens', async ({ page, portal }) => { … });
 */
import { type BrowserContext, type Page, test as base } from '@playwright/test';
import { desktop, type Viewport } from './chromium';
import {
  createTestPortal,
  type Person,
  type TestPortal,
  type Tenant,
  withoutViewCookie,
} from './test-portal';

export { expect } from '@playwright/test';
export { desktop, phone } from './chromium';

export interface PageOptions {
  /** A portal other than the worker's, or another of its gateways. */
  readonly portal?: TestPortal;
  readonly url?: string;
  readonly person?: Person | null;
  readonly viewport?: Viewport;
  readonly colorScheme?: 'light' | 'dark';
}

interface TestFixtures {
  /** The user who is signed in when the test starts; null for none. */
  readonly person: Person | null;
  readonly tenant: Tenant;
  /** What renders the first view of a page: the gateway, or the browser. */
  readonly pages: 'rendered' | 'shell';
  /** Opens a page in another context, with another person; it is closed after the test. */
  readonly openPage: (options?: PageOptions) => Promise<Page>;
}

interface WorkerFixtures {
  readonly portal: TestPortal;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  person: ['Helen Ortiz', { option: true }],
  tenant: ['consumer', { option: true }],
  pages: ['rendered', { option: true }],

  portal: [
    async ({}, use) => {
      const portal = await createTestPortal();
      await use(portal);
      await portal.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ portal, tenant }, use) => use(await portal.urlOf(tenant)),

  storageState: async ({ portal, person, tenant, pages }, use) => {
    const signedIn = person === null ? undefined : await portal.signedIn(await portal.urlOf(tenant), person);
    await use(signedIn && pages === 'shell' ? withoutViewCookie(signedIn) : signedIn);
  },

  hasTouch: async ({ viewport }, use) => use((viewport?.width ?? desktop.width) <= 960),

  openPage: async ({ browser, portal: shared, tenant, contextOptions }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const { portal = shared, person = 'Helen Ortiz', viewport = desktop, colorScheme } = options;
      const { url = await portal.urlOf(tenant) } = options;
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: url,
        viewport,
        hasTouch: viewport.width <= 960,
        ...(colorScheme && { colorScheme }),
        ...(person && { storageState: await portal.signedIn(url, person) }),
      });
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});
