/** Freezing the price of a stay over HTTP, in steps for tests to combine. */
import type { components } from '#schema/platform.openapi.ts';
import { daysBetween } from '../kernel/dates';
import type { TestCaller } from './test-platform';

type Schemas = components['schemas'];

interface StayToFreeze {
  readonly listingId?: string;
  readonly from?: string;
  readonly until?: string;
  readonly guests?: Partial<Schemas['GuestDetails']>;
  readonly kind?: 'HoldTheRoom' | 'RoomType';
  readonly paymentId?: string;
}

/** Deposits of eight and four percent, in cents per dollar. */
const DEPOSIT_CENTS = { HoldTheRoom: 8, RoomType: 4 } as const;

/** A home of Testing Harbor: 200 a night and ten percent tax, and 80 for cleaning. */
const totalOf = (nights: number): number => 220 * nights + 80;

const usd = (value: number) => ({ value, currencyCode: 'USD' as const });

export const freezeRequestOf = ({
  listingId = 'test-freeze-works',
  from = '2026-06-02',
  until = '2026-06-05',
  guests = {},
  kind = 'HoldTheRoom',
  paymentId = 'card_helen_summit',
}: StayToFreeze = {}): Schemas['PurchasePriceFreezeRequest'] => ({
  listingId,
  stayDates: { from, until },
  guests: { adults: 2, children: [], infants: 0, petsIncluded: false, ...guests },
  kind,
  seenTotal: usd(totalOf(daysBetween(from, until))),
  seenDeposit: usd(Math.round(totalOf(daysBetween(from, until)) * DEPOSIT_CENTS[kind]) / 100),
  seenCap: usd(500),
  durationHours: 168,
  paymentId,
});

export const purchase = async (
  traveler: TestCaller,
  request: Schemas['PurchasePriceFreezeRequest'],
  key: string,
): Promise<Schemas['PriceFreezePurchase']> =>
  (await traveler.call('purchasePriceFreeze', request, { 'idempotency-key': key })).body;

/** Freezes a price, and waits until it is frozen. */
export async function freezePrice(
  traveler: TestCaller,
  request: Schemas['PurchasePriceFreezeRequest'],
  key: string,
): Promise<Schemas['PriceFreeze']> {
  let outcome = await purchase(traveler, request, key);
  for (let polls = 0; outcome.result === 'Pending' && polls < 400; polls += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    outcome = (await traveler.call('pollPriceFreezePurchase', { idempotencyKey: key })).body;
  }
  if (!outcome.priceFreeze) throw new Error(`The price was not frozen: ${JSON.stringify(outcome)}`);
  return outcome.priceFreeze;
}

export const frozenPrices = async (traveler: TestCaller): Promise<Schemas['PriceFreeze'][]> =>
  (await traveler.call('listPriceFreezes')).body.priceFreezes;

const part = (kind: 'HotelPriceFreezeDeposit' | 'HotelPriceFreezeDiscount', value: number) =>
  value > 0 ? [{ kind, paymentAmount: { fiatValue: usd(value) } } as Schemas['PaymentItem']] : [];

/** The parts of its quote that a frozen price pays. */
export const byFreeze = ({
  deposit,
  discount,
}: {
  readonly deposit: number;
  readonly discount: number;
}): Schemas['PaymentItem'][] => [
  ...part('HotelPriceFreezeDeposit', deposit),
  ...part('HotelPriceFreezeDiscount', discount),
];
