import type { FailureCode } from '#domain/failures/failure-codes.ts';
import { useSession } from '#client/app/session/session-context.ts';
import { isAgentPortal } from '../flow/agent-portal';

/** AG-04, ER-15: the operator's title of a failure in the agent portal; undefined elsewhere, and where there is none. */
export function useAgentTitle(code: FailureCode | null): string | undefined {
  const { session, portal } = useSession();
  if (!isAgentPortal(session?.isAgent ?? false)) return undefined;
  return portal?.agentTitles.find((each) => each.code === code)?.title;
}
