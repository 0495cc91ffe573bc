/** Nights belong to one booking: sold, they are for nobody else; canceled, they are for everybody again. Writes. */
import type { components } from '#schema/platform.openapi.ts';
import type { Platform } from '../platform';
import { polled } from './polled';
import type { PurchaseOptions } from './purchase-options';
import { GUESTS } from './search';

type Schemas = components['schemas'];

/** The nights of the booked stay are free nowhere, and a second quote for them, made before, cannot be booked. */
export async function checkSold(
  platform: Platform,
  options: PurchaseOptions,
  rival: Schemas['ScheduleFulfillmentRequest'] | undefined,
): Promise<void> {
  const { isForSale, freeNight, isFound } = await stateOfNights(platform, options);
  if (isForSale)
    platform.problem(
      'shopHome',
      'once',
      'is present for nights that were booked',
      '/value/availability/rate',
    );
  if (freeNight >= 0)
    platform.problem(
      'getListingCalendar',
      'once',
      'is true for a night that was booked',
      `/calendarDays/${freeNight}/isAvailable`,
    );
  if (isFound)
    platform.problem('searchHomes', 'once', 'has a home whose nights were booked', '/homes/0/listingId/id');
  if (rival !== undefined) await checkNotSoldTwice(platform, options, rival);
}

/** Either the request is refused, or the booking fails. */
async function checkNotSoldTwice(
  platform: Platform,
  { pollIntervalMs }: PurchaseOptions,
  rival: Schemas['ScheduleFulfillmentRequest'],
): Promise<void> {
  const idempotencyKey = crypto.randomUUID();
  const answer = await platform.raw('scheduleFulfillment', rival, { idempotencyKey });
  if (answer?.status !== 200) return;
  const { value } = JSON.parse(answer.body) as Schemas['ScheduledFulfillment'];
  const end = await polled(
    () => platform.ask('pollFulfillment', { value }),
    ({ result }) => result,
    pollIntervalMs,
  );
  if (end?.result === 'Success')
    platform.problem('scheduleFulfillment', 'once', 'the same nights were sold to two bookings');
}

export async function checkFreeAgain(platform: Platform, options: PurchaseOptions): Promise<void> {
  const { isForSale, takenNight } = await stateOfNights(platform, options);
  if (takenNight >= 0)
    platform.problem(
      'getListingCalendar',
      'consistency',
      'is false for a night whose booking was canceled',
      `/calendarDays/${takenNight}/isAvailable`,
    );
  else if (!isForSale)
    platform.problem(
      'shopHome',
      'consistency',
      'is absent for nights whose booking was canceled',
      '/value/availability/rate',
    );
}

async function stateOfNights(platform: Platform, { stay }: PurchaseOptions) {
  const { listingId, dates } = stay;
  const shop = await platform.ask('shopHome', {
    listingId,
    stayDetails: { dateRange: dates, guestDetails: GUESTS },
    distributionChannels: [{ channelId: 'General' }],
  });
  const calendar = await platform.ask('getListingCalendar', { listingId, dateRange: dates });
  const days = (calendar?.calendarDays ?? []).filter(({ date }) => date < dates.until);
  const search = await platform.ask('searchHomes', {
    dateRange: dates,
    guestDetails: GUESTS,
    sort: 'MostRecommended',
    filters: { listingIds: [listingId] },
  });
  return {
    isForSale: shop?.value.availability?.rate !== undefined,
    freeNight: days.findIndex(({ isAvailable }) => isAvailable),
    takenNight: days.findIndex(({ isAvailable }) => !isAvailable),
    isFound: search?.homes.some((home) => home.listingId.id === listingId) ?? false,
  };
}
