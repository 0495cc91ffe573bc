import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { ShareCost } from './allowance';

/**
 * Deducts a cost from the balance after replenishing it, by the clock of Redis; negative if gateways granted costs at the same
 * moment. A fully replenished account is deleted. Keys: account. Arguments: cost, points a minute. Returns the balance.
 */
const spendScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local account = redis.call('HMGET', KEYS[1], 'left', 'at')
local perMinute = tonumber(ARGV[2])
local left = perMinute
if account[1] then left = math.min(perMinute, account[1] + (now - account[2]) / 60000 * perMinute) end
left = left - ARGV[1]
redis.call('HSET', KEYS[1], 'left', tostring(left), 'at', string.format('%d', now))
redis.call('PEXPIRE', KEYS[1], math.ceil((perMinute - left) / perMinute * 60000))
return tostring(left)`;

/** Counts across all gateways that share a Redis server, for allowances with the same name. */
export function shareOverRedis(redis: Redis, name: string): ShareCost {
  return async (caller, cost, perMinute) => {
    const key = `allowance:${name}:${createHash('sha256').update(caller).digest('base64url')}`;
    return Number(await redis.eval(spendScript, 1, key, cost, perMinute));
  };
}
