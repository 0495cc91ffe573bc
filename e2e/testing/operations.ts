import type { Page, Route } from '@playwright/test';

/** Replaces the result of one operation of the graph. */
export const onOperation = (
  page: Page,
  name: string,
  answer: (route: Route) => Promise<void>,
): Promise<unknown> =>
  page.route('**/graphql', async (route) => {
    const isMeant = route.request().postData()?.includes(`"operationName":"${name}"`) ?? false;
    await (isMeant ? answer(route) : route.fallback());
  });

/** Fulfills a route as the gateway does while the platform is down. */
export const platformIsDown = (route: Route): Promise<void> =>
  route.fulfill({
    json: { data: null, errors: [{ message: 'down', extensions: { code: 'PLATFORM_UNAVAILABLE' } }] },
  });
