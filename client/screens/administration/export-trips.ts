import type { ApolloClient } from '@apollo/client';
import { csvOf } from '#domain/csv.ts';
import { AdministeredTripsDocument, type AdministeredTripsQuery } from './administration.generated';

/** An export stays small enough for a browser and a spreadsheet. */
export const MAX_EXPORTED = 2000;
const PAGE_SIZE = 50;

const COLUMNS = [
  'Traveler',
  'Home',
  'Check-in',
  'Check-out',
  'Booked at',
  'Status',
  'Spend (USD)',
  'Reason for a stay out of policy',
];

type Trips = NonNullable<AdministeredTripsQuery['businessAdministration']>['trips'];

const rowOf = ({ node }: Trips['edges'][number]): string[] => [
  node.travelerName,
  node.listingName,
  node.fromDate,
  node.untilDate,
  node.bookedAt,
  node.isCanceled ? 'Canceled' : 'Booked',
  node.spend?.value ?? '',
  node.outOfPolicyReason ?? '',
];

/** Reads the trips page by page, and saves them as a file. Fails with a page that cannot be read. */
export async function exportTrips(client: ApolloClient): Promise<{ count: number; isComplete: boolean }> {
  const rows: string[][] = [];
  let after: string | null = null;
  let hasNext = true;
  while (hasNext && rows.length < MAX_EXPORTED) {
    const trips: Trips = await pageAfter(client, after);
    rows.push(...trips.edges.map(rowOf));
    after = trips.pageInfo.endCursor;
    hasNext = trips.pageInfo.hasNextPage;
  }
  save(csvOf([COLUMNS, ...rows]));
  return { count: rows.length, isComplete: !hasNext };
}

async function pageAfter(client: ApolloClient, after: string | null): Promise<Trips> {
  const { data } = await client.query({
    query: AdministeredTripsDocument,
    variables: { first: PAGE_SIZE, after },
    fetchPolicy: 'no-cache',
  });
  if (!data?.businessAdministration) throw new Error('A page of the trips has no data.');
  return data.businessAdministration.trips;
}

function save(csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'trips.csv';
  link.click();
  URL.revokeObjectURL(url);
}
