import type { Session } from '../../http/session';
import { Refusal } from '../../kernel/refusal';

/** The agent of a session. Refuses travelers with 40302. */
export function requireAgent({ agentUserId }: Session): string {
  if (agentUserId === null) throw new Refusal(40302);
  return agentUserId;
}
