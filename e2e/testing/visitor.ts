import type { Page } from '@playwright/test';

/** Signs in as a demo user, with one press on the sign-in page. */
export async function signInAs(page: Page, name: string): Promise<void> {
  await page.goto('/auth/login');
  // The header names the user who is already signed in.
  await page.getByRole('main').getByRole('button', { name }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'));
}

/** The address of a home for a stay, as in a shared link. */
export function listingAddress(
  listingId: string,
  stay: { readonly fromDate: string; readonly untilDate: string; readonly adults: number },
): string {
  const query = new URLSearchParams({
    listingId,
    locationName: 'Testing Harbor',
    fromDate: stay.fromDate,
    untilDate: stay.untilDate,
    adultsCount: String(stay.adults),
  });
  return `/vacation-rentals/shop/?${query.toString()}`;
}

/** The address of the results of a search for a place by its name. */
export const resultsAddress = (
  locationName: string,
  {
    fromDate,
    untilDate,
    adults,
  }: { readonly fromDate: string; readonly untilDate: string; readonly adults: number },
): string =>
  `/stays/availability/?${new URLSearchParams({ locationName, fromDate, untilDate, adultsCount: String(adults) }).toString()}`;
