import type { Redis } from 'ioredis';
import {
  attemptLeaseMs,
  intentLifeMs,
  type Claim,
  type IntentNames,
  type IntentRecord,
  type IntentStore,
  withoutLease,
} from './intent-store';

/**
 * Keys: key, subject, record, lease. Arguments: payload, id, life, duration of the lease, prefixes of records and leases. Returns
 * the kind of claim, and the attempt that is repeated or joined. All keys of a user are in one slot of a cluster.
 */
const claimScript = `
local function is_released(id)
  local record = redis.call('GET', ARGV[5] .. id) or ''
  if record == 'preparing' and redis.call('EXISTS', ARGV[6] .. id) == 0 then
    redis.call('SET', ARGV[5] .. id, 'released', 'PX', ARGV[3])
    return true
  end
  return record:sub(1, 8) == 'released'
end
local known = redis.call('GET', KEYS[1])
if known then
  local payload, id, kind = known:match('^(%S+) (%S+) (%S+)$')
  if not is_released(id) then
    if payload == ARGV[1] then return {kind, id} end
    return {'conflict', ''}
  end
end
local first = redis.call('GET', KEYS[2])
if first and not is_released(first) then
  redis.call('SET', KEYS[1], ARGV[1] .. ' ' .. first .. ' joins', 'PX', ARGV[3])
  return {'joins', first}
end
redis.call('SET', KEYS[1], ARGV[1] .. ' ' .. ARGV[2] .. ' repeats', 'PX', ARGV[3])
redis.call('SET', KEYS[2], ARGV[2], 'PX', ARGV[3])
redis.call('SET', KEYS[3], 'preparing', 'PX', ARGV[3])
redis.call('SET', KEYS[4], 'held', 'PX', ARGV[4])
return {'first', ARGV[2]}`;

/** Keys: record, lease. Arguments: life, duration of the lease. Returns whether the attempt was preparing. */
const startScript = `
if redis.call('GET', KEYS[1]) ~= 'preparing' then return 0 end
redis.call('SET', KEYS[1], 'running', 'PX', ARGV[1])
redis.call('SET', KEYS[2], 'held', 'PX', ARGV[2])
return 1`;

/** Keys: subject, record, lease. Arguments: id, record, life. A released attempt releases its subject. */
const settleScript = `
redis.call('SET', KEYS[2], ARGV[2], 'PX', ARGV[3])
redis.call('DEL', KEYS[3])
if ARGV[2]:sub(1, 8) == 'released' and redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end`;

/**
 * Intents that instances share. While Redis is unreachable an instance uses its own memory, and the platform's rule of one
 * booking per quote still applies. An attempt starts only in the store in which it was claimed.
 */
export function createRedisIntents(
  redis: Redis,
  memory: IntentStore,
  log: { warn(details: object, message: string): void },
  leaseMs: number = attemptLeaseMs,
): IntentStore {
  const keyOf = ({ user, key }: IntentNames) => `intent:{${user}}:key:${key}`;
  /** `quote` is the name that gateways of earlier versions read. */
  const subjectOf = ({ user, subject }: IntentNames) => `intent:{${user}}:quote:${subject}`;
  const recordOf = (user: string, id: string) => `intent:{${user}}:record:${id}`;
  const leaseOf = (user: string, id: string) => `intent:{${user}}:lease:${id}`;

  function otherwise<Value>(run: () => Promise<Value>): (err: unknown) => Promise<Value> {
    return (err) => {
      log.warn({ err }, 'Redis is not reachable: intents are kept by this instance alone');
      return run();
    };
  }

  return {
    claim(names, payload, id) {
      const { user } = names;
      const keys = [keyOf(names), subjectOf(names), recordOf(user, id), leaseOf(user, id)];
      const prefixes = [recordOf(user, ''), leaseOf(user, '')];
      return redis
        .eval(claimScript, keys.length, ...keys, payload, id, intentLifeMs, leaseMs, ...prefixes)
        .then((answer): Claim => {
          const [kind, other] = answer as [Claim['kind'], string];
          return kind === 'repeats' || kind === 'joins' ? { kind, id: other } : { kind };
        })
        .catch(otherwise(() => memory.claim(names, payload, id)));
    },
    start: (user, id) =>
      redis
        .eval(startScript, 2, recordOf(user, id), leaseOf(user, id), intentLifeMs, leaseMs)
        .then((started) => started === 1)
        .catch(otherwise(() => memory.start(user, id))),
    async renew(user, id) {
      await memory.renew(user, id);
      await redis.set(leaseOf(user, id), 'held', 'PX', leaseMs).catch(otherwise(async () => undefined));
    },
    async settle(names, id, record) {
      const { user } = names;
      const keys = [subjectOf(names), recordOf(user, id), leaseOf(user, id)];
      await memory.settle(names, id, record);
      await redis
        .eval(settleScript, keys.length, ...keys, id, textOf(record), intentLifeMs)
        .catch(otherwise(async () => undefined));
    },
    read: (user, id) =>
      redis
        .mget(recordOf(user, id), leaseOf(user, id))
        .then(([text, lease]) => {
          if (typeof text !== 'string') return memory.read(user, id);
          const record = parsed(text);
          return lease === null ? withoutLease(record) : record;
        })
        .catch(otherwise(() => memory.read(user, id))),
  };
}

function textOf(record: IntentRecord): string {
  const sealed = record.state === 'done' || record.state === 'released' ? record.sealed : undefined;
  return sealed === undefined ? record.state : `${record.state} ${sealed}`;
}

function parsed(text: string): IntentRecord {
  const [state, sealed] = text.split(' ', 2);
  if (state === 'done' && sealed !== undefined) return { state, sealed };
  if (state === 'released') return { state, sealed };
  return { state: state === 'preparing' || state === 'running' ? state : 'unknown' };
}
