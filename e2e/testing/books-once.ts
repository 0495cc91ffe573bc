/** A traveler's booking, counted from outside the browser. */
import type { Page } from '@playwright/test';
import { gql } from 'graphql-tag';
import { demand } from '#system-tests/testing/graph.ts';
import { expect } from './test';
import type { TestPortal } from './test-portal';

const CONFIRMATION = '/vacation-rentals/book/confirm/';

async function bookings(portal: TestPortal): Promise<number> {
  const { trips } = await demand<{ trips: { totalCount: number } }>(
    portal.url,
    gql`{ trips(section: UPCOMING) { totalCount } }`,
    {},
    await portal.credentialsOf('Helen Ortiz'),
  );
  return trips.totalCount;
}

/** Books one stay as Helen through the given steps, ends on the confirmation, and expects one more booking (BK-22). */
export async function booksOnce(page: Page, portal: TestPortal, act: () => Promise<unknown>): Promise<void> {
  const before = await bookings(portal);
  await act();
  await page.waitForURL((url) => url.pathname === CONFIRMATION, { timeout: 40_000 });
  await page.getByRole('heading', { name: 'Confirmed, your stay is booked.' }).waitFor();
  expect(await bookings(portal)).toBe(before + 1);
}
