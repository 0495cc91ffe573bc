import type { Logger } from '../kernel/logger';

/**
 * Logs an outage of the database as its begin and its end: every call and every tick of a worker fails meanwhile. Called with the
 * error of a connection, or with undefined after a statement that succeeded.
 */
export function outageLog(logger: Logger): (problem: Error | undefined) => void {
  let isOut = false;
  return (problem) => {
    if (isOut === (problem !== undefined)) return;
    isOut = !isOut;
    if (isOut) logger.error({ err: problem }, 'the database cannot be used');
    else logger.warn('the database can be used again');
  };
}
