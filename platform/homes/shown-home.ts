/** Homes as quotes, trips and approvals show them: rows of the catalogue, or homes of another supplier as they were last shown. */
import type { components } from '#schema/platform.openapi.ts';
import type { Address, FactsForGuests } from '../catalogue/catalogue.types';
import type { Database } from '../database/connect';
import { json } from '../database/json';
import type { ListingRules } from './homes.tables';
import { findListing, type StoredListing } from './listing-store';
import { listingView } from './listing-view';

type Schemas = components['schemas'];

export interface ShownHome {
  /** As anyone sees it. */
  readonly listing: Schemas['Listing'];
  /** What only its guests see; undefined when there is no more. */
  readonly forGuests:
    | {
        readonly listing: Schemas['Listing'];
        readonly checkInInstructions: string;
        readonly hostPhoneNumber: string;
      }
    | undefined;
  readonly additionalReservationInfo: string | null;
  readonly trackingProperties: Readonly<Record<string, string | number | boolean>>;
  /** Of a test listing of the catalogue. */
  readonly scenario: ListingRules['scenario'] | undefined;
  /** The currency of its prices; undefined for a supplier that decides it with each quote. */
  readonly currencyCode: string | undefined;
}

type Reader = Pick<Database, 'selectFrom'>;

export async function findHome(database: Database, listingId: string): Promise<ShownHome | undefined> {
  const stored = await findListing(database, listingId);
  if (stored) return homeOfCatalogue(stored);
  const row = await suppliedHome(database, listingId);
  return row && homeOfSupplier(row.listing);
}

/** Throws when the home of a booking is not there. */
export async function homeOf(database: Database, listingId: string): Promise<ShownHome> {
  const home = await findHome(database, listingId);
  if (!home) throw new Error(`The listing ${listingId} of a booking has disappeared.`);
  return home;
}

const suppliedHome = (database: Reader, listingId: string) =>
  database.selectFrom('supplied_homes').select('listing').where('id', '=', listingId).executeTakeFirst();

/** Remembers a home of a supplier outside of the database, without the parts that depend on the user. */
export async function rememberHome(
  database: Database,
  listing: Schemas['Listing'],
  now: Date,
): Promise<void> {
  const home = { ...listing };
  delete home.corporateTravel;
  delete home.hasCorporateRates;
  await database
    .insertInto('supplied_homes')
    .values({ id: home.id.id, listing: json(home), shown_at: now })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        listing: ref('excluded.listing'),
        shown_at: ref('excluded.shown_at'),
      })),
    )
    .execute();
}

function homeOfCatalogue({ content, rules, marketName }: StoredListing): ShownHome {
  const { forGuests } = content;
  return {
    listing: listingView(content, marketName),
    forGuests: forGuests
      ? {
          listing: listingView({ ...content, address: wholeAddress(content.address, forGuests) }, marketName),
          checkInInstructions: forGuests.checkInInstructions,
          hostPhoneNumber: forGuests.hostPhoneNumber,
        }
      : undefined,
    additionalReservationInfo: content.additionalReservationInfo,
    trackingProperties: content.trackingProperties,
    scenario: rules.scenario,
    currencyCode: rules.pricing.currencyCode,
  };
}

const homeOfSupplier = (listing: Schemas['Listing']): ShownHome => ({
  listing,
  forGuests: undefined,
  additionalReservationInfo: null,
  trackingProperties: listing.trackingProperties.properties,
  scenario: undefined,
  currencyCode: undefined,
});

/** An address with the parts that its provider reveals only to guests who have booked. */
export const wholeAddress = (address: Address, { street, city, state }: FactsForGuests): Address => ({
  ...address,
  kind: 'FullAddress',
  line1: address.line1 ?? street,
  city: address.city ?? city ?? null,
  state: address.state ?? state ?? null,
});
