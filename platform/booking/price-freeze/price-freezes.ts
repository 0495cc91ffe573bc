/** The user's frozen prices in the contract's format (AD-12). */
import type { Selectable } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../../database/connect';
import type { Tables } from '../../database/tables';
import { findListing } from '../../homes/listing-store';
import { listingView } from '../../homes/listing-view';
import { type Clock, daysBetween } from '../../kernel/dates';
import { toFiat } from '../../kernel/money';
import { exerciseToday, isUsable, type PriceFreeze, todayView } from './frozen-stay';
import { frozenPriceView } from './offer';

type Schemas = components['schemas'];
type Reader = Pick<Database, 'selectFrom'>;

export const priceFreezeOf = (
  database: Reader,
  userId: string,
  id: string,
): Promise<PriceFreeze | undefined> =>
  database
    .selectFrom('price_freezes')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('purchased_at', 'is not', null)
    .executeTakeFirst();

/** The newest first; failed purchases are excluded. */
export async function listPriceFreezes(
  database: Database,
  clock: Clock,
  userId: string,
): Promise<Schemas['PriceFreezeList']> {
  const freezes = await database
    .selectFrom('price_freezes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('purchased_at', 'is not', null)
    .orderBy('purchased_at', 'desc')
    .orderBy('id')
    .execute();
  return {
    priceFreezes: await Promise.all(freezes.map((freeze) => priceFreezeView(database, clock, freeze))),
  };
}

/** An expired price is reported as expired, even before the worker has processed it. */
function stateOf(freeze: PriceFreeze, clock: Clock): string {
  if (freeze.state === 'Refunding') return 'Valid';
  return freeze.state === 'Valid' && !isUsable(freeze, clock) ? 'Expired' : freeze.state;
}

export async function priceFreezeView(
  database: Database,
  clock: Clock,
  freeze: PriceFreeze,
): Promise<Schemas['PriceFreeze']> {
  const [listing, vouchers, booking] = await Promise.all([
    findListing(database, freeze.listing_id),
    vouchersOfFreeze(database, freeze.id),
    bookingOf(database, freeze),
  ]);
  const { purchased_at, expires_at, currency } = freeze;
  if (!listing || !purchased_at || !expires_at) {
    throw new Error(`The frozen price ${freeze.id} lacks its home, or was never bought.`);
  }
  const isActive = isUsable(freeze, clock);
  const nights = daysBetween(freeze.stay_from, freeze.stay_until);
  return {
    id: freeze.id,
    listing: listingView(listing.content, listing.marketName),
    stayDates: { from: freeze.stay_from, until: freeze.stay_until },
    guests: freeze.guests,
    kind: freeze.kind,
    state: stateOf(freeze, clock),
    activity: isActive ? 'IsActive' : 'IsExpired',
    purchasedAt: purchased_at.toISOString(),
    expiresAt: expires_at.toISOString(),
    durationHours: freeze.duration_hours,
    price: frozenPriceView(freeze.total_minor, nights, currency),
    cap: toFiat(freeze.cap_minor, currency),
    deposit: toFiat(freeze.deposit_minor, currency),
    paidWith: freeze.card.description,
    vouchers: vouchers.map((voucher) => voucherView(voucher, freeze, clock)),
    ...(isActive ? { today: todayView(await exerciseToday(database, clock, freeze), currency) } : {}),
    ...(booking ? { reservationNumber: booking.reservation_number } : {}),
    ...(freeze.refunded_at ? { refundedAt: freeze.refunded_at.toISOString() } : {}),
  };
}

const bookingOf = async (database: Reader, { booking_id }: PriceFreeze) =>
  booking_id === null
    ? undefined
    : database
        .selectFrom('bookings')
        .select('reservation_number')
        .where('id', '=', booking_id)
        .executeTakeFirst();

const vouchersOfFreeze = (database: Reader, id: string) =>
  database
    .selectFrom('price_freeze_vouchers')
    .selectAll()
    .where('price_freeze_id', '=', id)
    .orderBy('stay_from')
    .execute();

function voucherView(
  voucher: Selectable<Tables['price_freeze_vouchers']>,
  freeze: PriceFreeze,
  clock: Clock,
): Schemas['PriceFreezeVoucher'] {
  const { stay_from, stay_until, total_minor, cap_minor, deposit_minor } = voucher;
  const { currency } = freeze;
  return {
    id: voucher.id,
    stayDates: { from: stay_from, until: stay_until },
    pricings: {
      ...frozenPriceView(total_minor, daysBetween(stay_from, stay_until), currency),
      cap: toFiat(cap_minor, currency),
    },
    deposit: toFiat(deposit_minor, currency),
    state: stateOf(freeze, clock),
    action: { expiration: (freeze.expires_at ?? clock.now()).toISOString() },
    durationHours: freeze.duration_hours,
  };
}
