/** One intent, one booking, one charge (BK-22), over two gateways that share their intents. */
import { describeWithRedis, type RedisServer, startRedis } from '#gateway/testing/redis-server.ts';
import { testBookOnce } from '../book-once';

describeWithRedis('[BK-22] two gateways that share Redis', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());
  testBookOnce(() => ({ REDIS_URL: redis.url }));
});
