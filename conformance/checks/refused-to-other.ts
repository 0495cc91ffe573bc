import type { OperationId } from '../operations';
import type { Platform, Session } from '../platform';

/** Checks that an operation refuses the identifier of another user's data. */
export const refusedToOther = (
  platform: Platform,
  session: Session,
  operation: OperationId,
  body: unknown,
): Promise<void> =>
  platform.refused(operation, body, {
    session,
    statuses: [404, 403],
    rule: 'other users',
    what: 'the identifier of another user',
  });
