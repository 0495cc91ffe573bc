/** Every read with a request that must succeed, and the assertions on its responses. */
import type { components } from '#schema/platform.openapi.ts';
import { addDays, nightsBetween } from '#domain/stay/stay-dates.ts';
import { routeOf } from '../contract';
import type { Platform } from '../platform';
import { checkElsewhere } from './elsewhere';
import { expectDistinct, expectFuture, expectSame, expectSameMoney } from './expect';
import { checkExperiences } from './experiences';
import { checkHomeFacts } from './home-facts';
import { checkPlaces } from './places';
import { checkRate, checkSoldNights } from './rate';
import { checkSearch, FAMILY, GUESTS } from './search';

type Schemas = components['schemas'];
type Fiat = Schemas['Fiat'];

export interface WantedStay {
  readonly from: string;
  readonly until: string;
  readonly listingId?: string | undefined;
}

/** A home that can be booked for the stay, as the shop returns it. */
export interface FoundStay {
  readonly listingId: string;
  readonly dates: Schemas['DateRange'];
  readonly provider: Schemas['ListingProviderId'];
  readonly collection: string;
  readonly total: Fiat;
  /** The options to freeze its price; none when the home has none. */
  readonly freezeOptions: readonly Schemas['PriceFreezeOption'][];
}

/** The user's own data, which later checks use. */
export interface Belongings {
  readonly stay: FoundStay | undefined;
  readonly cardIds: readonly string[];
  readonly accountIds: readonly string[];
  readonly itineraryIds: readonly string[];
  readonly tripsElsewhere: readonly Schemas['TripBookedElsewhere'][];
  readonly wishlistIds: readonly string[];
  readonly travelerIds: readonly string[];
}

const CHANNELS: Schemas['ShopHomeRequest']['distributionChannels'] = [{ channelId: 'General' }];
const CALENDAR_DAYS = 30;
const PASSED_STAY = { from: '2024-03-04', until: '2024-03-07' };

export async function checkReads(platform: Platform, wanted: WantedStay): Promise<Belongings> {
  await platform.ask('listPersonas');
  await platform.ask('getCustomerDetails');
  await platform.ask('getPreferenceMetadata');
  await platform.ask('getPolicyDetails');
  await platform.ask('listActiveExperiments');
  await platform.ask('listActiveCorporateExperiments');
  const vault = await platform.ask('getVaultCredentials');
  if (vault !== undefined) expectFuture(platform, 'getVaultCredentials', '/expiresAt', vault.expiresAt);
  await checkColleagues(platform);
  const travelers = await platform.ask('listPassengers');
  const cardIds = await checkCards(platform);
  const accountIds = await checkRewards(platform);
  await checkWallet(platform);
  const trips = await platform.ask('listItineraries');
  checkElsewhere(platform, trips?.bookedElsewhere ?? []);
  const wishlistIds = await checkWishlists(platform);
  const stay = await checkHomes(platform, wanted, accountIds);
  await checkExperiences(platform, wanted);
  const itineraryIds = (trips?.itineraries ?? []).map(({ id }) => id);
  const [itineraryId] = itineraryIds;
  if (itineraryId === undefined) platform.notes.unchecked('quoteHomeCancellation: the user has no trip');
  else await platform.ask('quoteHomeCancellation', { itineraryId });
  return {
    stay,
    cardIds,
    accountIds,
    itineraryIds,
    tripsElsewhere: trips?.bookedElsewhere ?? [],
    wishlistIds,
    travelerIds: (travelers?.value ?? []).map(({ id }) => id),
  };
}

/** Users without the permission to see their colleagues are refused. */
async function checkColleagues(platform: Platform): Promise<void> {
  const corporate = (await platform.ask('getUserInfo'))?.corporateInfo;
  if (corporate?.permissions.canViewUsers) await platform.ask('listUsers');
  else
    await platform.refused('listUsers', undefined, {
      statuses: [403],
      code: 40302,
      rule: 'session',
      what: 'a user without the permission to see colleagues',
    });
}

async function checkCards(platform: Platform): Promise<string[]> {
  const cards = (await platform.ask('listPaymentMethods'))?.value ?? [];
  const ids = cards.map(({ id }) => id);
  expectDistinct(platform, 'listPaymentMethods', (index) => `/value/${index}/id`, ids);
  const [card] = cards;
  if (card === undefined) {
    platform.notes.unchecked('getPaymentMethod: the user has no saved card');
    return ids;
  }
  const one = (await platform.ask('getPaymentMethod', { paymentId: card.id }))?.value;
  if (one === undefined) return ids;
  expectSame(platform, 'getPaymentMethod', '/value/id', one.id, card.id);
  expectSame(platform, 'getPaymentMethod', '/value/last4', one.last4, card.last4);
  return ids;
}

async function checkRewards(platform: Platform): Promise<string[]> {
  const accounts = (await platform.ask('listRewardsAccounts'))?.accounts ?? [];
  const ids = accounts.map(({ accountReferenceId }) => accountReferenceId);
  const [account] = ids;
  if (account === undefined) {
    platform.notes.unchecked('convertProductToEarn, convertRewardsToUsd: the user has no rewards account');
    return ids;
  }
  await platform.ask('convertProductToEarn', { account, travelProduct: 'Homes', amountUsd: 100 });
  await platform.ask('convertRewardsToUsd', { accountReferenceId: account, rewardsAmount: 100 });
  return ids;
}

async function checkWallet(platform: Platform): Promise<void> {
  const credit = (await platform.ask('getWallet'))?.credit?.amount;
  const detailed = (await platform.ask('getWalletDetails'))?.credit?.amount;
  if (credit !== undefined && detailed !== undefined && !isSameCredit(credit, detailed))
    platform.problem(
      'getWalletDetails',
      'consistency',
      'is not the credit of getWallet',
      '/credit/amount/amount',
    );
  const credits = (await platform.ask('getWalletHistory'))?.credits ?? [];
  const later = credits.findIndex(
    ({ occurredAt }, index) => index > 0 && occurredAt > (credits[index - 1]?.occurredAt ?? occurredAt),
  );
  if (later > 0)
    platform.problem(
      'getWalletHistory',
      'consistency',
      'is newer than the previous entry',
      `/credits/${later}/occurredAt`,
    );
}

type CreditAmount = Schemas['CreditAmount'];

const isSameCredit = (left: CreditAmount, right: CreditAmount): boolean =>
  left.amount === right.amount && left.currency === right.currency;

async function checkWishlists(platform: Platform): Promise<string[]> {
  await platform.ask('listWishlistItems');
  const wishlists = (await platform.ask('listWishlists'))?.wishlists ?? [];
  const [first] = wishlists;
  if (first === undefined) {
    platform.notes.unchecked('getWishlist: the user has no wishlist');
    return [];
  }
  const one = await platform.ask('getWishlist', { wishlistId: first.id });
  if (one !== undefined)
    expectSame(platform, 'getWishlist', '/wishlist/id/value', one.wishlist.id.value, first.id.value);
  return wishlists.map(({ id }) => id.value);
}

async function checkHomes(
  platform: Platform,
  wanted: WantedStay,
  accountIds: readonly string[],
): Promise<FoundStay | undefined> {
  const dates = { from: wanted.from, until: wanted.until };
  await checkPlaces(platform);
  const found = await checkSearch(platform, dates);
  const listingId = wanted.listingId ?? found?.listingId.id;
  if (listingId === undefined) {
    platform.notes.unchecked(
      'shopHome, getListingCalendar, quotes: the search finds no home (name one with --home)',
    );
    return undefined;
  }
  const calendar = await checkCalendar(platform, listingId, wanted.from);
  if (found !== undefined && found.listingId.id !== listingId) await checkFound(platform, found, dates);
  const shop = await platform.ask('shopHome', {
    listingId,
    stayDetails: { dateRange: dates, guestDetails: GUESTS },
    distributionChannels: CHANNELS,
  });
  await platform.ask('shopHome', {
    listingId,
    stayDetails: { dateRange: dates, guestDetails: FAMILY },
    distributionChannels: CHANNELS,
  });
  await checkStaysThatNeverWere(platform, listingId, dates);
  if (shop === undefined) return undefined;
  const { listing, availability } = shop.value;
  expectSame(platform, 'shopHome', '/value/listingId/id', shop.value.listingId.id, listingId);
  if (listing !== undefined) checkHomeFacts(platform, listing);
  const rate = availability?.rate;
  if (listing === undefined || rate === undefined) {
    platform.notes.unchecked(
      'quotes: the home cannot be booked for the stay (choose with --home, --from, --until)',
    );
    return undefined;
  }
  checkRate(platform, rate, accountIds);
  if (calendar !== undefined) checkSoldNights(platform, calendar, dates);
  const { total } = rate.price;
  if (found?.listingId.id === listingId && found.price.total !== undefined)
    expectSameMoney(platform, 'searchHomes', '/homes/0/price/total/fiat', found.price.total.fiat, total.fiat);
  return {
    listingId,
    dates,
    provider: listing.providerData.listingProviderId,
    collection: listing.listingCollection,
    total: total.fiat,
    freezeOptions: rate.priceFreeze?.options ?? [],
  };
}

/** A stay that ends before it begins is refused; nights that have passed are not sold. */
async function checkStaysThatNeverWere(
  platform: Platform,
  listingId: string,
  { from, until }: Schemas['DateRange'],
): Promise<void> {
  const request = (dateRange: Schemas['DateRange']): Schemas['ShopHomeRequest'] => ({
    listingId,
    stayDetails: { dateRange, guestDetails: GUESTS },
    distributionChannels: CHANNELS,
  });
  await platform.refused('shopHome', request({ from: until, until: from }), {
    statuses: [400, 422],
    rule: 'time',
    what: 'a stay that ends before it begins',
  });
  const passed = await platform.raw('shopHome', request(PASSED_STAY));
  if (passed?.status !== routeOf('shopHome').success) return;
  const { value } = JSON.parse(passed.body) as Schemas['ShopHome'];
  if (value.availability?.rate !== undefined)
    platform.problem(
      'shopHome',
      'time',
      'is present for nights that have passed',
      '/value/availability/rate',
    );
}

/** Checks that the listings of a search can be opened, at the price that the search shows. */
async function checkFound(
  platform: Platform,
  { listingId, price }: Schemas['HomeSummary'],
  dateRange: Schemas['DateRange'],
): Promise<void> {
  const shop = await platform.ask('shopHome', {
    listingId: listingId.id,
    stayDetails: { dateRange, guestDetails: GUESTS },
    distributionChannels: CHANNELS,
  });
  if (shop === undefined) return;
  const rate = shop.value.availability?.rate;
  if (shop.value.listing === undefined || rate === undefined)
    return platform.problem(
      'searchHomes',
      'consistency',
      'is found for dates for which shopHome cannot sell it',
      '/homes/0/listingId/id',
    );
  if (price.total !== undefined)
    expectSameMoney(
      platform,
      'searchHomes',
      '/homes/0/price/total/fiat',
      price.total.fiat,
      rate.price.total.fiat,
    );
}

async function checkCalendar(
  platform: Platform,
  listingId: string,
  from: string,
): Promise<readonly Schemas['CalendarDay'][] | undefined> {
  const until = addDays(from, CALENDAR_DAYS);
  const calendar = await platform.ask('getListingCalendar', { listingId, dateRange: { from, until } });
  if (calendar === undefined) return undefined;
  const days = calendar.calendarDays;
  const expected = nightsBetween(from, until) + 1;
  if (days.length !== expected)
    platform.problem(
      'getListingCalendar',
      'consistency',
      `has ${days.length} days instead of ${expected}`,
      '/calendarDays',
    );
  const wrong = days.findIndex(({ date }, index) => date !== addDays(from, index));
  if (wrong >= 0 && days.length === expected)
    platform.problem(
      'getListingCalendar',
      'consistency',
      `is not ${addDays(from, wrong)}, the next day of the range`,
      `/calendarDays/${wrong}/date`,
    );
  const least = days.findIndex(({ minimumStay = 0, maximumStay = Infinity }) => minimumStay > maximumStay);
  if (least >= 0)
    platform.problem(
      'getListingCalendar',
      'consistency',
      'is more than the longest stay',
      `/calendarDays/${least}/minimumStay`,
    );
  return days;
}
