import { gql } from 'graphql-tag';
import { describeWithRedis, type RedisServer, startRedis } from '#gateway/testing/redis-server.ts';
import { eventually, follow, type Followed, signIn } from './testing/graph';
import { type Portal, startPortal } from './testing/portal';
import type { Program } from './testing/programs';
import { primaryCardholder, scheduleQuote, stayIn } from './testing/stays';
import { watchPlatform, type WatchedPlatform } from './testing/watched-platform';

const FOLLOW_QUOTE = gql`subscription FollowQuote($token: ID!) {
  priceQuoteStatus(token: $token) {
    __typename
    ... on LiveStatus { sequence attempt }
  }
}`;

interface QuoteEvent {
  readonly priceQuoteStatus: {
    readonly __typename: string;
    readonly sequence: number;
    readonly attempt: number;
  };
}

const POLL = '/api/v0/purchase/quote/poll';
/** Long enough to distinguish one poll loop from two. gateway/live/hub.test.ts tests that it is a second in production. */
const INTERVAL_MS = 400;
const GRACE_PERIOD_MS = 400;

describeWithRedis('two gateways that share Redis', () => {
  let redis: RedisServer;
  let portal: Portal;
  let watched: WatchedPlatform;
  let gateways: Program[];

  beforeAll(async () => {
    redis = await startRedis();
    portal = await startPortal();
    watched = await watchPlatform(portal.platform().url);
    const startGateway = () =>
      portal.startGateway({
        PLATFORM_URL: watched.url,
        REDIS_URL: redis.url,
        LIVE_POLL_INTERVAL_MS: String(INTERVAL_MS),
        LIVE_GRACE_PERIOD_MS: String(GRACE_PERIOD_MS),
      });
    gateways = await Promise.all([startGateway(), startGateway()]);
  });

  afterAll(async () => {
    await portal.close();
    await watched.close();
    await redis.stop();
  });

  const polls = () => watched.calls.filter(({ path }) => path === POLL);

  const followers = (
    token: string,
    credentials: Parameters<typeof follow>[3],
    count: number,
  ): Followed<QuoteEvent>[] =>
    Array.from({ length: count }, (_, index) =>
      follow<QuoteEvent>(gateways[index % gateways.length]!.url, FOLLOW_QUOTE, { token }, credentials),
    );

  test('[DC-04] [PQ-07] [PQ-20] ten subscribers cause one poll per interval, and each gets every stream to its one last event', async () => {
    const credentials = await signIn(
      gateways[0]!.url,
      primaryCardholder.emailAddress,
      primaryCardholder.code,
    );
    const token = await scheduleQuote(gateways[0]!.url, credentials, 'test-quote-slow', stayIn(40, 2));
    const before = polls().length;
    const all = followers(token, credentials, 10);
    await Promise.all(all.map(({ ended }) => ended));

    for (const { events } of all) {
      const states = events.map(({ priceQuoteStatus }) => priceQuoteStatus);
      const sequences = states.map(({ sequence }) => sequence);
      expect(sequences).toEqual([...sequences].sort((left, right) => left - right));
      expect(states.at(-1)?.__typename).toBe('PriceQuoteSuccess');
      expect(states.filter(({ __typename }) => __typename !== 'PriceQuotePending')).toHaveLength(1);
    }
    const times = polls()
      .slice(before)
      .map(({ at }) => at);
    // Eight times pending, then the price; at least an interval from each poll to the next.
    expect(times.length).toBeGreaterThanOrEqual(9);
    expect(times.at(-1)! - times[0]!).toBeGreaterThanOrEqual((times.length - 1) * INTERVAL_MS * 0.95);
    await Promise.all(all.map(({ leave }) => leave()));
  });

  test('[PQ-18] polling ends after the last subscriber has left and the grace period is over', async () => {
    const credentials = await signIn(
      gateways[1]!.url,
      primaryCardholder.emailAddress,
      primaryCardholder.code,
    );
    const token = await scheduleQuote(gateways[1]!.url, credentials, 'test-quote-slow', stayIn(50, 2));
    const before = polls().length;
    const all = followers(token, credentials, 4);
    await eventually('two polls', () => polls().length >= before + 2);
    await Promise.all(all.map(({ leave }) => leave()));
    const isSilent = () => Date.now() - (polls().at(-1)?.at ?? 0) > GRACE_PERIOD_MS + 5 * INTERVAL_MS;
    await eventually('no more polls', isSilent, 30_000);
    // The ninth would have returned the price: no subscriber was waiting for it.
    expect(polls().length - before).toBeLessThan(9);
  });

  test.each([
    ['the same gateway', 0],
    ['another gateway', 1],
  ])(
    '[SE-02] [DC-04] two clients of one session, the second on %s, follow a quote to its end, whatever anti-forgery tokens they send',
    async (_, index) => {
      const [one, two] = [gateways[0]!.url, gateways[index]!.url];
      const right = await signIn(one, primaryCardholder.emailAddress, primaryCardholder.code);
      const kinds = [right, { token: right.token }, { token: right.token, csrfToken: 'csrf-of-yesterday' }];
      const pairs = kinds.flatMap((first) => kinds.map((second) => [first, second] as const));
      const outcomes = await Promise.all(
        pairs.map(async ([first, second], pair) => {
          const stay = stayIn(60 + 8 * pair + 4 * index, 2);
          const token = await scheduleQuote(one, right, 'test-quote-slow', stay);
          const early = follow<QuoteEvent>(one, FOLLOW_QUOTE, { token }, first);
          await eventually('the first state', () => early.events.length > 0);
          const late = follow<QuoteEvent>(two, FOLLOW_QUOTE, { token }, second);
          await Promise.all([early.ended, late.ended]);
          await Promise.all([early.leave(), late.leave()]);
          return [early, late].map(({ events }) => events.at(-1)?.priceQuoteStatus.__typename);
        }),
      );
      expect(outcomes).toEqual(pairs.map(() => ['PriceQuoteSuccess', 'PriceQuoteSuccess']));
    },
  );
});
