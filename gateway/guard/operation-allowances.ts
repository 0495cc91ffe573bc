import { OperationTypeNode, type GraphQLError, type OperationDefinitionNode } from 'graphql';
import type { Redis } from 'ioredis';
import { requestError } from '../errors';
import type { Environment } from '../kernel/environment';
import { createAllowance, type Allowance, type Debit } from './allowance';
import { shareOverRedis } from './redis-allowance';

/**
 * What a caller may request in a minute, the same over HTTP, WebSocket and SSE: a number of mutations, so that no caller holds
 * quotes or tries cards by the thousand; a cost of queries and subscriptions; and the characters of documents that were read in
 * vain: invalid ones, and those of refused operations. A caller is a user or an address (rest/client/confirmed-sessions.ts).
 */
export interface OperationAllowances {
  /** Called before a document is parsed and validated: deducts its characters. */
  takeDocument(source: string, caller: string): Decision;
  /** Called when the operation runs: only the operation's own cost counts. */
  refundDocument(source: string, caller: string): void;
  take(operation: OperationDefinitionNode, cost: number, caller: string): Decision;
}

export interface Decision {
  /** The error to return instead. */
  readonly refusal: GraphQLError | undefined;
  /** `RateLimit` and `RateLimit-Policy` of draft-ietf-httpapi-ratelimit-headers. */
  readonly headers: ReadonlyMap<string, string>;
}

interface Policy {
  readonly name: 'queries' | 'mutations' | 'documents';
  readonly perMinute: number;
  readonly refusal: string;
  readonly allowance: Allowance;
}

/**
 * An invalid document of 3,500 characters takes at worst an eighth of a second: with 60,000 points, a caller can keep a fifth of
 * a core busy. A valid one takes a millisecond, enough for a thousand refusals a second to slow others down.
 */
const CHARACTERS_PER_POINT = 6;

export function createOperationAllowances(
  { mutationsPerMinute, queryCostPerMinute }: Pick<Environment, 'mutationsPerMinute' | 'queryCostPerMinute'>,
  redis: Redis | undefined,
  now?: () => number,
): OperationAllowances {
  const policy = (name: Policy['name'], perMinute: number, refusal: string): Policy => ({
    name,
    perMinute,
    refusal,
    allowance: createAllowance(perMinute, redis && shareOverRedis(redis, name), now),
  });
  const mutations = policy(
    'mutations',
    mutationsPerMinute,
    'Too many changes in a short time; try again later.',
  );
  const queries = policy(
    'queries',
    queryCostPerMinute,
    'Too many requests in a short time; try again later.',
  );
  // Not shared between gateways: they cost this gateway's processor time.
  const charactersPerMinute = CHARACTERS_PER_POINT * queryCostPerMinute;
  const documents: Policy = {
    name: 'documents',
    perMinute: charactersPerMinute,
    refusal: 'Too many refused operations in a short time; try again later.',
    allowance: createAllowance(charactersPerMinute, undefined, now),
  };

  return {
    takeDocument: ({ length }, caller) => decide(documents, documents.allowance.take(caller, length)),
    refundDocument: ({ length }, caller) => documents.allowance.refund(caller, length),
    take({ operation }, cost, caller) {
      const isMutation = operation === OperationTypeNode.MUTATION;
      const chosen = isMutation ? mutations : queries;
      return decide(chosen, chosen.allowance.take(caller, isMutation ? 1 : cost));
    },
  };
}

function decide({ name, perMinute, refusal }: Policy, taken: Debit): Decision {
  const headers = new Map([
    ['ratelimit-policy', `"${name}";q=${perMinute};w=60`],
    ['ratelimit', `"${name}";r=${taken.remaining};t=${taken.fullInSeconds}`],
  ]);
  if (taken.isGranted) return { refusal: undefined, headers };
  const error = requestError('RATE_LIMITED', refusal);
  Object.assign(error.extensions, { retryAfterSeconds: taken.retryInSeconds });
  return { refusal: error, headers };
}
