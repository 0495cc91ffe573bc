/**
 * Requests that the platform must refuse, and the expected refusals: without a session or an anti-forgery token, with wrong ones,
 * for unknown objects.
 */
import { routeOf, sessionOperations } from '../contract';
import type { OperationId } from '../operations';
import type { Platform } from '../platform';
import { GUESTS } from './search';

/** An identifier that no platform has assigned. */
const NOTHING = 'conformance-no-such-thing';
const DAYS = { from: '2027-03-01', until: '2027-03-04' };

/** Requests about objects that do not exist; each returns 404, with 40401. */
const ABOUT_NOTHING: Readonly<Partial<Record<OperationId, unknown>>> = {
  getPaymentMethod: { paymentId: NOTHING },
  pollQuote: { value: NOTHING },
  pollFulfillment: { value: NOTHING },
  getWishlist: { wishlistId: { value: NOTHING } },
  getListingCalendar: { listingId: NOTHING, dateRange: DAYS },
  quoteHomeCancellation: { itineraryId: NOTHING },
  pollHomeCancellation: { itineraryId: NOTHING },
  convertProductToEarn: { account: NOTHING, travelProduct: 'Homes', amountUsd: 1 },
  convertRewardsToUsd: { accountReferenceId: NOTHING, rewardsAmount: 1 },
};

/** A field that no request has. */
const UNKNOWN_FIELD = { conformanceProbe: true };

/** Commands are sent only if changes are allowed: a platform that refuses nothing would execute them. */
export async function checkRefusals(platform: Platform, withCommands: boolean): Promise<void> {
  const operations = [...sessionOperations('read'), ...(withCommands ? sessionOperations('command') : [])];
  for (const operation of operations) await checkWithoutCredentials(platform, operation);
  for (const operation of sessionOperations('read')) {
    if (routeOf(operation).method !== 'GET')
      await platform.refused(operation, UNKNOWN_FIELD, {
        statuses: [400, 422],
        rule: 'strictness',
        what: 'a request with an unknown field',
      });
  }
  for (const [operation, body] of Object.entries(ABOUT_NOTHING))
    await platform.refused(operation as OperationId, body, {
      statuses: [404],
      code: 40401,
      rule: 'status',
      what: 'the identifier of an object that does not exist',
    });
  await checkUnknownHome(platform);
}

async function checkWithoutCredentials(platform: Platform, operation: OperationId): Promise<void> {
  const rule = 'session';
  const { session } = platform;
  const { method, isOpenToVisitors } = routeOf(operation);
  const body = method === 'GET' ? undefined : UNKNOWN_FIELD;
  const statuses = isOpenToVisitors ? [400, 401] : [401];
  await platform.refused(operation, body, { session: {}, statuses, rule, what: 'without a token' });
  await platform.refused(operation, body, {
    session: { ...session, token: 'conformance-wrong-token' },
    statuses: [401],
    rule,
    what: 'with a wrong token',
  });
  if (!routeOf(operation).needsAntiForgery) return;
  for (const [what, csrfToken] of [
    ['without an anti-forgery token', undefined],
    ['with a wrong anti-forgery token', 'conformance-wrong'],
  ] as const)
    await platform.refused(operation, body, {
      session: { token: session.token, csrfToken },
      statuses: [403],
      code: 40301,
      rule: 'anti-forgery',
      what,
    });
}

async function checkUnknownHome(platform: Platform): Promise<void> {
  const shop = await platform.ask('shopHome', {
    listingId: NOTHING,
    stayDetails: { dateRange: DAYS, guestDetails: GUESTS },
    distributionChannels: [{ channelId: 'General' }],
  });
  if (shop?.value.listing !== undefined)
    platform.problem('shopHome', 'consistency', 'is present for an unknown listing', '/value/listing');
}
