import type { Redis } from 'ioredis';
import {
  intentLifeMs,
  type Claim,
  type IntentNames,
  type IntentRecord,
  type IntentStore,
} from './intent-store';

/** Keys: key, quote, record. Arguments: payload, id, life. Answers: what it is, and the id to join. */
const claimScript = `
local known = redis.call('GET', KEYS[1])
if known then
  local payload, id = known:match('^(%S+) (%S+)$')
  if payload == ARGV[1] then return {'joined', id} end
  return {'conflict', ''}
end
local first = redis.call('GET', KEYS[2])
redis.call('SET', KEYS[1], ARGV[1] .. ' ' .. (first or ARGV[2]), 'PX', ARGV[3])
if first then return {'joined', first} end
redis.call('SET', KEYS[2], ARGV[2], 'PX', ARGV[3])
redis.call('SET', KEYS[3], 'running', 'PX', ARGV[3])
return {'first', ARGV[2]}`;

/** Keys: key, quote, record. Arguments: id, record (empty: forget everything), whether to release the quote, life. */
const settleScript = `
if ARGV[3] == 'release' and redis.call('GET', KEYS[2]) == ARGV[1] then redis.call('DEL', KEYS[2]) end
if ARGV[2] == '' then redis.call('DEL', KEYS[1], KEYS[3])
else redis.call('SET', KEYS[3], ARGV[2], 'PX', ARGV[4]) end`;

/**
 * Intents that instances share. While Redis is away an instance goes by its own memory, and the platform's own rule of one
 * booking for each quote stands behind it.
 */
export function createRedisIntents(
  redis: Redis,
  memory: IntentStore,
  log: { warn(details: object, message: string): void },
): IntentStore {
  const keysOf = ({ user, key, quote }: IntentNames, id: string) => [
    `intent:{${user}}:key:${key}`,
    `intent:{${user}}:quote:${quote}`,
    recordKey(user, id),
  ];
  const finish = (names: IntentNames, id: string, text: string, release: boolean) =>
    redis.eval(settleScript, 3, ...keysOf(names, id), id, text, release ? 'release' : 'keep', intentLifeMs);

  function otherwise<Value>(run: () => Promise<Value>): (err: unknown) => Promise<Value> {
    return (err) => {
      log.warn({ err }, 'Redis is not reachable: booking intents are kept by this instance alone');
      return run();
    };
  }

  return {
    claim: (names, payload, id) =>
      redis
        .eval(claimScript, 3, ...keysOf(names, id), payload, id, intentLifeMs)
        .then((answer): Claim => {
          const [kind, joined] = answer as [Claim['kind'], string];
          return kind === 'joined' ? { kind, id: joined } : { kind };
        })
        .catch(otherwise(() => memory.claim(names, payload, id))),
    async settle(names, id, record, release) {
      await memory.settle(names, id, record, release);
      await finish(names, id, textOf(record), release).catch(otherwise(async () => undefined));
    },
    async forget(names, id) {
      await memory.forget(names, id);
      await finish(names, id, '', true).catch(otherwise(async () => undefined));
    },
    read: (user, id) =>
      redis
        .get(recordKey(user, id))
        .then((text) => (text === null ? memory.read(user, id) : recordOf(text)))
        .catch(otherwise(() => memory.read(user, id))),
  };
}

function recordKey(user: string, id: string): string {
  return `intent:{${user}}:record:${id}`;
}

function textOf(record: IntentRecord): string {
  return record.state === 'done' ? `done ${record.sealed}` : record.state;
}

function recordOf(text: string): IntentRecord {
  if (text.startsWith('done ')) return { state: 'done', sealed: text.slice('done '.length) };
  return { state: text === 'running' ? 'running' : 'unknown' };
}
