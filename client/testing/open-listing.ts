import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { type helen } from './portal-facts';
import { renderPortal } from './render-portal';
import type { TestResolvers } from './schema-link';
import { freeCalendar } from './free-calendar';
import { listing } from './listing-answer';

export interface ListingArguments {
  readonly id: string;
  readonly stay: {
    readonly fromDate: string;
    readonly untilDate: string;
    readonly adults: number;
    readonly children: readonly number[];
    readonly pets: number;
  };
}

export interface ListingAnswers {
  readonly listing?: (args: ListingArguments) => unknown;
  readonly calendar?: () => unknown;
  readonly rewardsAccounts?: () => unknown;
  /** Other fields of the graph. */
  readonly resolvers?: TestResolvers;
  readonly session?: typeof helen | null;
  readonly portal?: Parameters<typeof renderPortal>[0]['portal'];
  readonly host?: Parameters<typeof renderPortal>[0]['host'];
}

export const listingAddress =
  '/vacation-rentals/shop/?listingId=vr-duck-01&locationName=Duck&fromDate=2026-06-05&untilDate=2026-06-08&adultsCount=2';

/** Opens the listing page in the whole portal. */
export async function openListing(answers: ListingAnswers = {}, path = listingAddress) {
  const asked = vi.fn<(asked: ListingArguments) => unknown>(answers.listing ?? (() => listing));
  const calendarRequests = vi.fn(answers.calendar ?? (() => freeCalendar()));
  const rendered = await renderPortal({
    path,
    ...(answers.session !== undefined && { session: answers.session }),
    ...(answers.portal && { portal: answers.portal }),
    ...(answers.host && { host: answers.host }),
    resolvers: {
      ...answers.resolvers,
      Query: {
        listing: (_root: unknown, args: ListingArguments) => asked(args),
        calendar: () => calendarRequests(),
        rewardsAccounts: answers.rewardsAccounts ?? (() => []),
        ...answers.resolvers?.['Query'],
      },
    },
  });
  return { ...rendered, asked, calendarRequests };
}

export const bookingPanel = async () => within(await screen.findByRole('region', { name: 'Your stay' }));
