import { OperationTypeNode, type GraphQLError, type OperationDefinitionNode } from 'graphql';
import type { Credentials } from '../credentials';
import { requestError } from '../errors';

/**
 * How many mutations a session may send: as many as the allowance of a minute at once, and then as they grow back. No person
 * gets there; a program that runs wild does, before it has held quotes and tried cards by the thousand. The same over HTTP
 * and over WebSocket; each gateway counts for itself. Who has not signed in has no session to count for: the platform limits
 * how often a code is tried, and a limit for each address belongs in front of the gateway.
 */
export interface MutationAllowance {
  /** Takes one mutation off; the error to answer instead when none is left. Everything but mutations is free. */
  take(operation: OperationDefinitionNode, credentials: Credentials): GraphQLError | undefined;
}

const minuteMs = 60_000;

interface Account {
  readonly left: number;
  readonly at: number;
}

export function createMutationAllowance(
  perMinute: number,
  now: () => number = () => performance.now(),
): MutationAllowance {
  /** Those who have sent a mutation within the last minute, the latest last; the others have their whole allowance. */
  const accounts = new Map<string, Account>();

  function forgetTheFull(): void {
    for (const [session, { at }] of accounts) {
      if (now() - at < minuteMs) return;
      accounts.delete(session);
    }
  }

  function leftOf(session: string): number {
    const account = accounts.get(session);
    if (account === undefined) return perMinute;
    const grown = ((now() - account.at) / minuteMs) * perMinute;
    return Math.min(perMinute, account.left + grown);
  }

  return {
    take({ operation }, { authorization, fingerprint }) {
      if (operation !== OperationTypeNode.MUTATION || authorization === undefined) return undefined;
      forgetTheFull();
      const left = leftOf(fingerprint);
      if (left < 1) return requestError('RATE_LIMITED', 'Too many changes in a short time; try again later.');
      accounts.delete(fingerprint);
      accounts.set(fingerprint, { left: left - 1, at: now() });
      return undefined;
    },
  };
}
