import { readWorld } from '../../world/read-world';
import type { TestListing } from './test-listing.types';

/** The test listings: each always behaves in one way. Their ids are `test-` and the key; docs/test-values.md lists them. */
export const TEST_LISTINGS: Readonly<Record<string, TestListing>> = Object.fromEntries(
  ['stays', 'quotes', 'bookings', 'cancellations', 'pages', 'protections', 'freezes'].flatMap((group) =>
    Object.entries(readWorld<{ homes: Record<string, TestListing> }>(`test-homes/${group}.json`).homes),
  ),
);
